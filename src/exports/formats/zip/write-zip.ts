import type { ExportItem, PresentItem } from '../export-item.ts'
import { DEFAULT_LEVEL, type FormatOptions } from '../format-options.ts'
import { gatherPages } from '../pages.ts'
import { presentItems } from '../present-items.ts'
import { readAhead } from '../read-ahead.ts'
import { Deflater } from './deflater.ts'
import { packEntry } from './pack-entry.ts'
import { streamEntry, writePackedEntry } from './write-entry.ts'
import { ZipDirectory } from './zip-directory.ts'
import { centralHeader, endRecords } from './zip-headers.ts'

/**
 * Writes the items as a ZIP archive, in their order; what is missing is listed in a file of its own in the end. Types that
 * are packed already are stored, others deflated; times are UTC. The same items and options give the same bytes, as long
 * as zlib is the same.
 *
 * Items of up to 8 MiB are read whole, several at a time, so that their headers have it all. Of a larger one, ZIP wants
 * the checksum before the bytes: where it isn't known it follows the data, which programs that read from a pipe can find
 * behind deflated data alone. So a large item that is to be stored goes as the uncompressed blocks that deflate has.
 *
 * @throws ItemError where an item's bytes are not to be had or not the right ones; the signal's reason when it aborts.
 */
export function writeZip(
  items: AsyncIterable<ExportItem>,
  options: FormatOptions,
): AsyncGenerator<Uint8Array, void, undefined> {
  return gatherPages(archive(presentItems(items, options.createdAt), options), options.pages)
}

async function* archive(
  items: AsyncIterable<PresentItem>,
  { level = DEFAULT_LEVEL, signal, onProgress }: FormatOptions,
): AsyncGenerator<Uint8Array, void, undefined> {
  const directory = new ZipDirectory()
  let offset = 0
  await using deflater = new Deflater(level)
  const prepared = readAhead(items, {
    readWhole: (item, running) => packEntry(item, { level, deflater, signal: running }),
    signal,
  })
  for await (const { item, whole: packed } of prepared) {
    const count = (bytes: number) => {
      if (!item.isAddition) onProgress?.({ items: 0, bytes })
    }
    const entry = yield* packed
      ? writePackedEntry(item, packed)
      : streamEntry(item, { level, signal, onBytes: count })
    directory.add(centralHeader(entry.head, entry.sizes, offset))
    offset += entry.length
    if (packed) count(item.size)
    if (!item.isAddition) onProgress?.({ items: 1, bytes: 0 })
  }
  yield* directory.pages()
  yield endRecords({ count: directory.count, size: directory.size, offset })
}
