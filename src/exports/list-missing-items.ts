import { readItemPath } from '../collections/item-path.ts'
import type { Context } from '../context.ts'
import { type Page, type PageRequest, toPage } from '../lib/page.ts'
import { MissingItem } from './missing-item.entity.ts'

/**
 * What an artifact lacks, in the order of the paths, which are the keys of the list. That the caller may see the export is
 * checked before.
 * @throws InvalidInputError (after)
 */
export async function listMissingItems(
  ctx: Context,
  { exportId, page }: { exportId: string; page: PageRequest },
): Promise<Page<MissingItem>> {
  const after = page.after === null ? null : readItemPath(page.after, 'after')
  const found = await ctx.em
    .fork()
    .find(
      MissingItem,
      { exportId, ...(after !== null && { path: { $gt: after } }) },
      { orderBy: { path: 'asc' }, limit: page.first + 1 },
    )
  return toPage(found, page.first)
}
