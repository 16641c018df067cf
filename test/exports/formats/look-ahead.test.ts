import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { writeZip } from '../../../src/exports/formats/zip/write-zip.ts'
import { makeItem, options } from './test-items.ts'

const mebibyte = 1024 ** 2

/** How many items are taken from their source when the first bytes of the archive are asked for, and no more. */
async function countTaken(size: number): Promise<{ taken: number; mostOpen: number }> {
  const bytes = Buffer.alloc(size)
  const { sha256 } = makeItem('', bytes)
  const seen = { taken: 0, mostOpen: 0 }
  let open = 0
  async function* endless() {
    for (;;) {
      yield {
        ...makeItem(`${seen.taken++}`, ''),
        size,
        sha256,
        contentType: 'image/png',
        open: async () => {
          seen.mostOpen = Math.max(seen.mostOpen, ++open)
          await setImmediate()
          open--
          return { bytes, sha256 }
        },
      }
    }
  }
  for await (const _ of writeZip(endless(), options)) break
  return seen
}

test('small items are read at the same time, and not without end', async () => {
  const { taken, mostOpen } = await countTaken(10_000)
  expect(mostOpen).toBeGreaterThan(30)
  expect(mostOpen).toBeLessThanOrEqual(96)
  expect(taken).toBeLessThanOrEqual(205)
})

test('of items in between, no more are read ahead than the memory may hold', async () => {
  const { taken } = await countTaken(8 * mebibyte)
  expect(taken).toBeLessThanOrEqual(6)
})

test('large items are opened in their turn', async () => {
  const { taken, mostOpen } = await countTaken(9 * mebibyte)
  expect(mostOpen).toBe(1)
  expect(taken).toBeLessThanOrEqual(98)
})
