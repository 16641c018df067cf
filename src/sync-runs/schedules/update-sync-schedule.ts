import { LockMode } from '@mikro-orm/core'
import { type CallerContext, transaction } from '../../context.ts'
import { readClock } from '../../database/read-clock.ts'
import { NotFoundError } from '../../errors.ts'
import { readId } from '../../lib/uuid.ts'
import { publish } from '../../live/notice.ts'
import { type GivenWish, readWish } from '../read-wish.ts'
import { reviveFilter, type StoredFilter } from '../stored-filter.ts'
import { SyncSchedule } from './sync-schedule.entity.ts'
import { nextTick } from './timing.ts'

type Changes = Omit<GivenWish, 'kind'> & {
  scheduleId: string
  cron?: string | null | undefined
  timeZone?: string | null | undefined
  enabled?: boolean | null | undefined
}

/**
 * Changes a schedule; what is left out stays. A run that is due stays due, unless the times are others now. What can't be
 * run any more, such as on a replica that's gone, can still be switched off.
 * @param input.filter null: all files. @param input.channels null: all. @param input.options null: the defaults.
 * @throws NotFoundError
 * @throws InvalidInputError (scheduleId, cron, timeZone, channels, filter.…, options.…)
 */
export async function updateSyncSchedule(ctx: CallerContext, input: Changes): Promise<SyncSchedule> {
  const id = readId(input.scheduleId, 'scheduleId')
  const { accountId } = ctx.caller
  return await transaction(ctx, async (tx) => {
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const
    const schedule = await tx.findOne(SyncSchedule, { id, accountId }, lock)
    if (schedule === null) throw NotFoundError.of('schedule')
    const now = await readClock(tx)
    changeWish(ctx, schedule, input)
    changeTiming(schedule, { input, now })
    schedule.lastError = null
    schedule.updatedAt = now
    await tx.flush()
    await publish(tx, { kind: 'SYNC_SCHEDULE', id, accountId, version: 1 })
    return schedule
  })
}

function changeWish(ctx: CallerContext, schedule: SyncSchedule, input: Changes): void {
  const given = [input.filter, input.channels, input.options]
  if (given.every((part) => part === undefined) && input.enabled !== true) return
  const channels = input.channels === undefined ? schedule.channels : input.channels
  const { filter, options } = readWish(ctx, schedule.accountId, {
    kind: schedule.kind,
    filter: input.filter === undefined ? schedule.filter && reviveFilter(schedule.filter) : input.filter,
    channels,
    options: input.options === undefined ? schedule.options : input.options,
  })
  // What times become in JSON.
  schedule.filter = JSON.parse(JSON.stringify(filter)) satisfies StoredFilter | null
  schedule.options = options
  schedule.channels = channels == null ? null : [...new Set(channels)]
}

function changeTiming(schedule: SyncSchedule, { input, now }: { input: Changes; now: Date }): void {
  const { cron, timeZone, enabled } = schedule
  schedule.cron = input.cron ?? cron
  schedule.timeZone = input.timeZone ?? timeZone
  schedule.enabled = input.enabled ?? enabled
  const isOther = schedule.cron !== cron || schedule.timeZone !== timeZone || schedule.enabled !== enabled
  if (!isOther) return
  const next = nextTick(schedule, now)
  schedule.nextAt = schedule.enabled ? next : null
}
