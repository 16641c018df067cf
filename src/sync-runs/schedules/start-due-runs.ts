import { sql } from 'kysely'
import { type Context, transaction } from '../../context.ts'
import { readClock } from '../../database/read-clock.ts'
import type { Tx } from '../../database/transaction.ts'
import { InvalidInputError } from '../../errors.ts'
import { lowestId } from '../../lib/uuid.ts'
import { publish } from '../../live/notice.ts'
import { createRun } from '../create-run.ts'
import { readWish, type SyncWish } from '../read-wish.ts'
import { reviveFilter } from '../stored-filter.ts'
import { SyncRunExistsError } from '../sync-run-exists-error.ts'
import { SyncSchedule } from './sync-schedule.entity.ts'
import { monthIn, nextTick } from './timing.ts'

const pageSize = 100

/**
 * Starts a run for each schedule that is due. Ticks that were missed are caught up once. What can't be started stays due, and
 * is tried again the next time: until the run of the kind that goes on has ended, or until someone has mended what the
 * schedule's `lastError` says. Safe to run in every process at once.
 *
 * @param options.signal Stops it between two schedules.
 * @returns how many were started.
 */
export async function startDueRuns(ctx: Context, { signal }: { signal?: AbortSignal } = {}): Promise<number> {
  let started = 0
  let last = lowestId
  while (true) {
    const due = await sql<{ id: string }>`
      select id from sync_schedules where next_at <= clock_timestamp() and id > ${last}
      order by id limit ${pageSize}`.execute(ctx.em.fork().getKysely())
    for (const { id } of due.rows) {
      if (signal?.aborted) return started
      if (await startDueRun(ctx, id)) started++
      last = id
    }
    if (due.rows.length < pageSize) return started
  }
}

/** One schedule that can't be served must not stand in the way of the others. */
async function startDueRun(ctx: Context, scheduleId: string): Promise<boolean> {
  try {
    return await transaction(ctx, (tx) => start(ctx, tx, scheduleId))
  } catch (error) {
    if (!(error instanceof SyncRunExistsError))
      ctx.log.error({ err: error, scheduleId }, 'could not start a scheduled run')
    return false
  }
}

async function start(ctx: Context, tx: Tx, scheduleId: string): Promise<boolean> {
  const schedule = await takeDue(tx, scheduleId)
  if (schedule === null) return false
  const { accountId, timeZone } = schedule
  const now = await readClock(tx)
  let wish: SyncWish
  let nextAt: Date
  try {
    wish = wishOf(ctx, schedule)
    nextAt = nextTick(schedule, now)
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error
    // It's tried again and again: what is known by now is told once.
    if (schedule.lastError !== error.message) await tell(tx, schedule)
    schedule.lastError = error.message
    return false
  }
  // The month of the tick is that in the schedule's own zone, where a new one may begin before it does in UTC.
  const identity = { accountId, month: monthIn(timeZone, now), cycle: null, dryRun: false, scheduleId }
  schedule.lastRunId = await createRun(ctx, tx, { wish, identity })
  schedule.nextAt = nextAt
  schedule.lastError = null
  await tell(tx, schedule)
  return true
}

async function tell(tx: Tx, { id, accountId }: SyncSchedule): Promise<void> {
  await publish(tx, { kind: 'SYNC_SCHEDULE', id, accountId, version: 1 })
}

/** Locks a schedule that is due. null: it isn't any more, or another process has it. */
async function takeDue(tx: Tx, id: string): Promise<SyncSchedule | null> {
  const taken = await sql`
    select from sync_schedules where id = ${id} and next_at <= clock_timestamp()
    for update skip locked`.execute(tx.getKysely())
  return taken.rows.length === 0 ? null : await tx.findOneOrFail(SyncSchedule, { id })
}

/** @throws InvalidInputError where what it asks for makes no sense any more. */
function wishOf(ctx: Context, { accountId, kind, filter, channels, options }: SyncSchedule): SyncWish {
  return readWish(ctx, accountId, { kind, filter: filter && reviveFilter(filter), channels, options })
}
