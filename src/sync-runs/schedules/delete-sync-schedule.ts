import type { CallerContext } from '../../context.ts'
import { NotFoundError } from '../../errors.ts'
import { readId } from '../../lib/uuid.ts'
import { SyncSchedule } from './sync-schedule.entity.ts'

/**
 * Deletes a schedule. Runs that it has started go on.
 * @returns its id.
 * @throws NotFoundError
 */
export async function deleteSyncSchedule(ctx: CallerContext, input: { scheduleId: string }): Promise<string> {
  const id = readId(input.scheduleId, 'scheduleId')
  const deleted = await ctx.em.fork().nativeDelete(SyncSchedule, { id, accountId: ctx.caller.accountId })
  if (deleted === 0) throw NotFoundError.of('schedule')
  return id
}
