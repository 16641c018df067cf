import { type ExportItem, isMissing, type PresentItem } from './export-item.ts'
import { MissingList } from './missing-list.ts'

/** The items that are there, and in the end, where some are not, the list of those. */
export async function* presentItems(
  items: AsyncIterable<ExportItem>,
  createdAt: Date,
): AsyncGenerator<PresentItem, void, undefined> {
  const missing = new MissingList()
  for await (const item of items) {
    missing.avoid(item.path)
    if (isMissing(item)) missing.add(item)
    else yield item
  }
  if (missing.count > 0) yield missing.toItem(createdAt)
}
