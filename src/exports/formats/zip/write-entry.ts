import { crc32 } from 'node:zlib'
import { deflateBlocks, deflatedBound } from '../deflate-blocks.ts'
import type { PresentItem } from '../export-item.ts'
import { mustStore } from '../must-store.ts'
import { streamItem } from '../read-item.ts'
import type { PackedEntry } from './pack-entry.ts'
import { storedBlocks, storedBlocksSize } from './stored-blocks.ts'
import {
  DEFLATED,
  dataDescriptor,
  type EntryHead,
  type EntrySizes,
  localHeader,
  STORED,
  ZIP64_FROM,
} from './zip-headers.ts'

/** `length` counts all bytes of the entry, those of its headers too. */
export type WrittenEntry = { head: EntryHead; sizes: EntrySizes; length: number }

/** Writes an entry of which everything is known. */
export function* writePackedEntry(
  item: PresentItem,
  packed: PackedEntry,
): Generator<Uint8Array, WrittenEntry, undefined> {
  const { method, data, compressedSize } = packed
  const head = { ...headOf(item), method, hasDescriptor: false, isZip64: false }
  const sizes = { crc32: packed.crc32, size: item.size, compressedSize }
  const header = localHeader(head, sizes)
  yield header
  yield* data
  return { head, sizes, length: header.length + compressedSize }
}

export type StreamEntryOptions = { level: number; signal: AbortSignal; onBytes: (bytes: number) => void }

/** Writes an entry while it is read. */
export function streamEntry(
  item: PresentItem,
  options: StreamEntryOptions,
): AsyncGenerator<Uint8Array, WrittenEntry, undefined> {
  if (!mustStore(item.contentType)) {
    return streamWithDescriptor(item, {
      ...options,
      mostBytes: deflatedBound(item.size),
      compress: (bytes) => deflateBlocks(bytes, options),
    })
  }
  if (item.crc32 !== undefined) return streamStored(item, item.crc32, options)
  return streamWithDescriptor(item, {
    ...options,
    mostBytes: storedBlocksSize(item.size),
    compress: (bytes) => storedBlocks(bytes, item.size),
  })
}

async function* streamStored(
  item: PresentItem,
  checksum: number,
  options: StreamEntryOptions,
): AsyncGenerator<Uint8Array, WrittenEntry, undefined> {
  const isZip64 = item.size >= ZIP64_FROM
  const head: EntryHead = { ...headOf(item), method: STORED, hasDescriptor: false, isZip64 }
  const sizes = { crc32: checksum, size: item.size, compressedSize: item.size }
  const header = localHeader(head, sizes)
  yield header
  const bytes = new CheckedBytes(item, options)
  yield* bytes
  if (bytes.crc32 !== checksum) throw new Error(`${item.path} has not the CRC-32 that was given for it`)
  return { head, sizes, length: header.length + item.size }
}

async function* streamWithDescriptor(
  item: PresentItem,
  options: StreamEntryOptions & {
    /** What `compress` gives at most: whether sizes may need 64 bits is to be said before the data. */
    mostBytes: number
    compress: (bytes: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>
  },
): AsyncGenerator<Uint8Array, WrittenEntry, undefined> {
  const isZip64 = Math.max(item.size, options.mostBytes) >= ZIP64_FROM
  const head: EntryHead = { ...headOf(item), method: DEFLATED, hasDescriptor: true, isZip64 }
  const header = localHeader(head, { crc32: 0, size: 0, compressedSize: 0 })
  yield header
  const bytes = new CheckedBytes(item, options)
  let compressedSize = 0
  for await (const piece of options.compress(bytes)) {
    compressedSize += piece.length
    yield piece
  }
  const sizes = { crc32: bytes.crc32, size: item.size, compressedSize }
  const descriptor = dataDescriptor(head, sizes)
  yield descriptor
  return { head, sizes, length: header.length + compressedSize + descriptor.length }
}

/** An item's bytes, checked, with their CRC-32 once they were read. */
class CheckedBytes implements AsyncIterable<Uint8Array> {
  readonly #item: PresentItem
  readonly #options: StreamEntryOptions
  crc32 = 0

  constructor(item: PresentItem, options: StreamEntryOptions) {
    this.#item = item
    this.#options = options
  }

  async *[Symbol.asyncIterator]() {
    for await (const chunk of streamItem(this.#item, this.#options.signal)) {
      this.crc32 = crc32(chunk, this.crc32)
      this.#options.onBytes(chunk.length)
      yield chunk
    }
  }
}

function headOf({ path, entryName = path, modifiedAt }: PresentItem) {
  return { name: Buffer.from(entryName), modifiedAt }
}
