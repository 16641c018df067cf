import type { Context } from '../context.ts'
import { type Page, type PageRequest, toPage } from '../lib/page.ts'
import { TimelineEntry } from './timeline-entry.entity.ts'

/** What happened to a piece of work that the caller may see, oldest first. The key of the list is the entry's id. */
export async function listTimeline(
  ctx: Context,
  input: { workId: string; page: PageRequest },
): Promise<Page<TimelineEntry>> {
  const { workId, page } = input
  const entries = await ctx.em
    .fork()
    .find(
      TimelineEntry,
      { workId, ...(page.after && { id: { $gt: page.after } }) },
      { orderBy: { id: 'asc' }, limit: page.first + 1 },
    )
  return toPage(entries, page.first)
}
