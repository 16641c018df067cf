import type { Context } from '../context.ts'
import { type Page, type PageRequest, toPage } from '../lib/page.ts'
import { MissingItem } from './missing-item.entity.ts'

/** What an artifact lacks, in the order of the paths, which are the keys of the list. That the caller may see the export is checked before. */
export async function listMissingItems(
  ctx: Context,
  { exportId, page }: { exportId: string; page: PageRequest },
): Promise<Page<MissingItem>> {
  const found = await ctx.em
    .fork()
    .find(
      MissingItem,
      { exportId, ...(page.after !== null && { path: { $gt: page.after } }) },
      { orderBy: { path: 'asc' }, limit: page.first + 1 },
    )
  return toPage(found, page.first)
}
