import { type CallerContext, transaction } from '../../context.ts'
import { NotFoundError } from '../../errors.ts'
import { readId } from '../../lib/uuid.ts'
import { publish } from '../../live/notice.ts'
import { SyncSchedule } from './sync-schedule.entity.ts'

/**
 * Deletes a schedule. Runs that it has started go on.
 * @returns its id.
 * @throws NotFoundError
 */
export async function deleteSyncSchedule(ctx: CallerContext, input: { scheduleId: string }): Promise<string> {
  const id = readId(input.scheduleId, 'scheduleId')
  const { accountId } = ctx.caller
  await transaction(ctx, async (tx) => {
    const deleted = await tx.nativeDelete(SyncSchedule, { id, accountId })
    if (deleted === 0) throw NotFoundError.of('schedule')
    await publish(tx, { kind: 'SYNC_SCHEDULE', id, accountId, version: 1 })
  })
  return id
}
