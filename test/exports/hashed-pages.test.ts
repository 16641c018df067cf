import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { gatherPages, PAGE_BYTES, Pages } from '../../src/exports/formats/pages.ts'
import { HashedPages } from '../../src/exports/hashing/hashed-pages.ts'

/** Pieces of odd sizes, below and above a page. */
async function* pieces(count: number) {
  for (let number = 0; number < count; number++) yield bytes.subarray(0, number % 3 ? 400_003 : 2_500_001)
}

const bytes = randomBytes(2_500_001)

async function hashOf(chunks: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of chunks) {
    hash.update(chunk)
    size += chunk.length
  }
  return { sha256: hash.digest('hex'), size }
}

test.each([0, 1, 40])('pages of %i pieces have the bytes, the hash and the size of these', async (count) => {
  const pages = new Pages()
  await using hashed = new HashedPages(gatherPages(pieces(count), pages), pages)
  const seen = new Set<ArrayBufferLike>()
  async function* released() {
    for await (const page of hashed) {
      seen.add(page.buffer)
      yield page
      hashed.release(page)
    }
  }
  const expected = await hashOf(pieces(count))
  expect(await hashOf(released())).toEqual(expected)
  expect(hashed.result()).toEqual(expected)
  // All memory there is: what is filled, is hashed and waits for that.
  expect(seen.size).toBeLessThanOrEqual(12)
})

test('a page that is not released is never used again', async () => {
  const pages = new Pages()
  await using hashed = new HashedPages(gatherPages(pieces(40), pages), pages)
  const kept: Uint8Array[] = []
  for await (const page of hashed) kept.push(page)
  expect(new Set(kept.map(({ buffer }) => buffer)).size).toBe(kept.length)
  expect(kept.length).toBe(Math.ceil(hashed.result().size / PAGE_BYTES))
})

test('whoever takes only some of the pages leaves no thread behind', async () => {
  const pages = new Pages()
  {
    await using hashed = new HashedPages(gatherPages(pieces(60), pages), pages)
    let left = 30
    for await (const _ of hashed) if (--left === 0) break
    expect(workers()).toBeGreaterThan(0)
  }
  expect(workers()).toBe(0)
})

const workers = () => process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length
