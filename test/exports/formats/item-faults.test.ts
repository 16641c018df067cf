import { hash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { writeBag } from '../../../src/exports/formats/bagit/write-bag.ts'
import type { ExportItem, PresentItem } from '../../../src/exports/formats/export-item.ts'
import type { FormatOptions } from '../../../src/exports/formats/format-options.ts'
import { ItemError } from '../../../src/exports/formats/item-error.ts'
import { writeTarGz } from '../../../src/exports/formats/tar/write-tar-gz.ts'
import { writeZip } from '../../../src/exports/formats/zip/write-zip.ts'
import { collect } from '../../archives/zip-read-all.ts'
import { cutChunks, listed, makeItem, makeText, options } from './test-items.ts'

type Write = (items: AsyncIterable<ExportItem>, options: FormatOptions) => AsyncIterable<Uint8Array>

const formats: { name: string; write: Write }[] = [
  { name: 'ZIP', write: writeZip },
  { name: 'TAR_GZ', write: writeTarGz },
  { name: 'BAGIT', write: (items, given) => writeBag(items, { ...given, name: 'bag' }) },
]

/** One that is read whole and one that is streamed, of either method. */
const shapes = [
  { shape: 'a small text', item: makeItem('some/item', makeText(10_000)) },
  { shape: 'a large text', item: makeItem('some/item', 'a quick text '.repeat(750_000)) },
  {
    shape: 'a large picture',
    item: makeItem('some/item', randomBytes(9_000_000), { contentType: 'image/png' }),
  },
]

const fault = new Error('the disk is on fire')

async function* bytesOf(item: PresentItem): AsyncGenerator<Uint8Array> {
  const bytes = await item.open(options.signal)
  if ('bytes' in bytes) yield bytes.bytes
  else yield* bytes
}

const faults: { name: string; as: Partial<ItemError>; spoil: (item: PresentItem) => PresentItem['open'] }[] =
  [
    {
      name: 'ends early',
      as: { fault: 'TOO_SHORT' },
      spoil: (item) => async () => cutChunks((await collect(bytesOf(item))).subarray(0, -1), 65_536),
    },
    {
      name: 'goes on',
      as: { fault: 'TOO_LONG' },
      spoil: (item) => async () =>
        (async function* () {
          yield* bytesOf(item)
          yield Buffer.from('x')
        })(),
    },
    {
      name: 'has one other bit',
      as: { fault: 'HASH_MISMATCH' },
      spoil: (item) => async () => {
        const bytes = await collect(bytesOf(item))
        bytes.writeUInt8(bytes.readUInt8(5_000) ^ 1, 5_000)
        return { bytes, sha256: hash('sha256', bytes) }
      },
    },
    {
      name: 'breaks on the way',
      as: { fault: 'UNREADABLE', cause: fault },
      spoil: (item) => async () =>
        (async function* () {
          for await (const chunk of bytesOf(item)) {
            yield chunk.subarray(0, 1_000)
            throw fault
          }
        })(),
    },
    {
      name: 'can not be opened',
      as: { fault: 'UNREADABLE', cause: fault },
      spoil: () => () => Promise.reject(fault),
    },
  ]

describe.each(formats)('$name', ({ write }) => {
  const cases = faults.flatMap((each) => shapes.map((shape) => ({ ...each, ...shape })))

  test.each(cases)('$shape that $name ends the build with an error that names it', async (each) => {
    const items = [
      makeItem('before', 'before'),
      { ...each.item, open: each.spoil(each.item) },
      makeItem('after', 'after'),
    ]
    const error = await collect(write(listed(items), options)).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ItemError)
    expect(error).toMatchObject({ path: 'some/item', ...each.as })
  })

  test.each(shapes)('an abort while $shape is read ends the build with its reason', async ({ item }) => {
    const controller = new AbortController()
    const stalls = async (signal: AbortSignal) =>
      (async function* () {
        for await (const chunk of bytesOf(item)) {
          yield chunk
          controller.abort(new Error('enough'))
          if (!signal.aborted) await once(signal, 'abort')
          signal.throwIfAborted()
        }
      })()
    const stalled = { ...item, open: stalls }
    await expect(
      collect(write(listed([stalled]), { ...options, signal: controller.signal })),
    ).rejects.toThrow('enough')
  })

  test('a consumer that leaves ends all sources', async () => {
    const open = new Set<number>()
    const items = Array.from({ length: 200 }, (_, number) => ({
      ...makeItem(`${number}`, ''),
      size: 1_000_000,
      open: async (signal: AbortSignal) =>
        (async function* () {
          open.add(number)
          try {
            for (;;) {
              signal.throwIfAborted()
              yield randomBytes(1_000)
              // As a real source, it comes back later.
              await new Promise((resolve) => setImmediate(resolve))
            }
          } finally {
            open.delete(number)
          }
        })(),
    }))
    const large = makeItem('large', randomBytes(9_000_000), { contentType: 'image/png' })
    for await (const _ of write(listed([large, ...items]), options)) break
    expect(open.size).toBe(0)
  })

  test('progress counts the items and their bytes, and ends with all of them', async () => {
    const items = [
      ...shapes.map(({ item }, number) => ({ ...item, path: `${number}` })),
      makeItem('empty', ''),
    ]
    const seen = { items: 0, bytes: 0 }
    const onProgress = (step: typeof seen) => {
      seen.items += step.items
      seen.bytes += step.bytes
    }
    await collect(write(listed(items), { ...options, onProgress }))
    expect(seen).toEqual({ items: 4, bytes: 18_760_000 })
  })
})
