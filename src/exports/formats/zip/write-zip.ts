import { inOrder } from '../../../lib/in-order.ts'
import type { ExportItem, PresentItem } from '../export-item.ts'
import type { FormatOptions } from '../format-options.ts'
import { gatherPages } from '../pages.ts'
import { presentItems } from '../present-items.ts'
import { WHOLE_BYTES } from '../read-item.ts'
import { type PackedEntry, packEntry } from './pack-entry.ts'
import { streamEntry, writePackedEntry } from './write-entry.ts'
import { ZipDirectory } from './zip-directory.ts'
import { centralHeader, endRecords } from './zip-headers.ts'

export type ZipOptions = FormatOptions & {
  /** How hard to compress, from 1 to 9. */
  level?: number
}

const DEFAULT_LEVEL = 6

/** Of items that are read and compressed while others are written. */
const BYTES_AHEAD = 32 * 1024 ** 2
const ITEMS_AHEAD = 64

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
  options: ZipOptions,
): AsyncGenerator<Uint8Array, void, undefined> {
  return gatherPages(archive(presentItems(items, options.createdAt), options))
}

type Prepared = { item: PresentItem; packed: PackedEntry | null }

async function* archive(
  items: AsyncIterable<PresentItem>,
  { level = DEFAULT_LEVEL, signal, onProgress }: ZipOptions,
): AsyncGenerator<Uint8Array, void, undefined> {
  const directory = new ZipDirectory()
  let offset = 0
  const prepared = inOrder(items, {
    limit: BYTES_AHEAD,
    weigh: ({ size }) => (size > WHOLE_BYTES ? 0 : Math.max(size, BYTES_AHEAD / ITEMS_AHEAD)),
    run: async (item, running): Promise<Prepared> => ({
      item,
      packed: item.size > WHOLE_BYTES ? null : await packEntry(item, { level, signal: running }),
    }),
    signal,
  })
  for await (const { item, packed } of prepared) {
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
