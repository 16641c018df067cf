import type { CallerContext } from '../../context.ts'
import { type Page, type PageRequest, toPage } from '../../lib/page.ts'
import { readId } from '../../lib/uuid.ts'
import { SyncSchedule } from './sync-schedule.entity.ts'

/** The account's schedules, newest first. The key of the list is the id. @throws InvalidInputError */
export async function listSyncSchedules(
  ctx: CallerContext,
  { page }: { page: PageRequest },
): Promise<Page<SyncSchedule>> {
  const after = page.after === null ? null : readId(page.after, 'after')
  const found = await ctx.em
    .fork()
    .find(
      SyncSchedule,
      { accountId: ctx.caller.accountId, ...(after !== null && { id: { $lt: after } }) },
      { orderBy: { id: 'desc' }, limit: page.first + 1 },
    )
  return toPage(found, page.first)
}
