import type { ExportItem, PresentItem } from '../export-item.ts'
import { DEFAULT_LEVEL, type FormatOptions } from '../format-options.ts'
import { gatherPages } from '../pages.ts'
import { presentItems } from '../present-items.ts'
import { readAhead } from '../read-ahead.ts'
import { readItem, streamItem } from '../read-item.ts'
import { gzip } from './gzip.ts'
import { tarEnd, tarHeader, tarPadding } from './tar-header.ts'

/**
 * Writes the items as a tar archive under gzip, in their order; what is missing is listed in a file of its own in the
 * end. The same items and options give the same bytes, as long as zlib is the same.
 *
 * @throws as `writeZip` does.
 */
export function writeTarGz(
  items: AsyncIterable<ExportItem>,
  options: FormatOptions,
): AsyncGenerator<Uint8Array, void, undefined> {
  const { createdAt, signal, level = DEFAULT_LEVEL, pages } = options
  return gatherPages(gzip(archive(presentItems(items, createdAt), options), { level, signal }), pages)
}

async function* archive(
  items: AsyncIterable<PresentItem>,
  { signal, onProgress }: FormatOptions,
): AsyncGenerator<Uint8Array> {
  for await (const { item, whole } of readAhead(items, { readWhole: readItem, signal })) {
    yield tarHeader(item)
    for await (const chunk of whole ? [whole] : streamItem(item, signal)) {
      if (!item.isAddition) onProgress?.({ items: 0, bytes: chunk.length })
      yield chunk
    }
    yield tarPadding(item.size)
    if (!item.isAddition) onProgress?.({ items: 1, bytes: 0 })
  }
  yield tarEnd
}
