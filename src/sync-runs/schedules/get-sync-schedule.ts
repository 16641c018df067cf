import type { CallerContext } from '../../context.ts'
import { NotFoundError } from '../../errors.ts'
import { readId } from '../../lib/uuid.ts'
import { SyncSchedule } from './sync-schedule.entity.ts'

/** @throws NotFoundError where the account has no such schedule. */
export async function getSyncSchedule(
  ctx: CallerContext,
  input: { scheduleId: string },
): Promise<SyncSchedule> {
  const id = readId(input.scheduleId, 'id')
  const found = await ctx.em.fork().findOne(SyncSchedule, { id, accountId: ctx.caller.accountId })
  if (found === null) throw NotFoundError.of('schedule')
  return found
}
