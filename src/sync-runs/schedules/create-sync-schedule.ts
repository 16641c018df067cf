import { sql } from 'kysely'
import type { CallerContext } from '../../context.ts'
import { readClock } from '../../database/read-clock.ts'
import { grantOnce } from '../../idempotency/grant-once.ts'
import { readKeyedWish } from '../../idempotency/keyed-wish.ts'
import { orGone } from '../../idempotency/or-gone.ts'
import { publish } from '../../live/notice.ts'
import { type GivenWish, readWish } from '../read-wish.ts'
import { getSyncSchedule } from './get-sync-schedule.ts'
import type { SyncSchedule } from './sync-schedule.entity.ts'
import { nextTick } from './timing.ts'

/**
 * Makes a schedule, by which runs of a kind are started.
 * @throws ConflictError, GoneError, IdempotencyMismatchError
 * @throws InvalidInputError (kind, cron, timeZone, channels, filter.…, options.…, idempotencyKey)
 */
export async function createSyncSchedule(
  ctx: CallerContext,
  input: GivenWish & {
    cron: string
    timeZone?: string | null | undefined
    enabled?: boolean | null | undefined
    idempotencyKey?: string | null | undefined
  },
): Promise<{ schedule: SyncSchedule; replayed: boolean }> {
  const { accountId } = ctx.caller
  const { kind, filter, options } = readWish(ctx, accountId, input)
  // Null stays null: replicas that are configured later are meant as well.
  const channels = input.channels == null ? null : [...new Set(input.channels)]
  const timing = { cron: input.cron, timeZone: input.timeZone ?? 'UTC' }
  const enabled = input.enabled ?? true
  const firstTick = nextTick(timing, await readClock(ctx.em.fork()))
  const keyed = readKeyedWish({
    accountId,
    key: input.idempotencyKey ?? null,
    mutation: 'createSyncSchedule',
    input: { kind, filter, options, channels, timing, enabled },
  })
  const { id: scheduleId, replayed } = await grantOnce(ctx, keyed, async (tx) => {
    const created = await sql<{ id: string }>`
      insert into sync_schedules (account_id, kind, cron, time_zone, options, filter, channels, enabled, next_at)
      values (${accountId}, ${kind}, ${timing.cron}, ${timing.timeZone}, ${JSON.stringify(options)}::jsonb,
        ${filter && JSON.stringify(filter)}::jsonb, ${channels}::text[], ${enabled},
        ${enabled ? firstTick.toISOString() : null}::timestamptz)
      returning id`.execute(tx.getKysely())
    const [row] = created.rows
    if (row === undefined) throw new Error('a row was inserted without an id')
    await publish(tx, { kind: 'SYNC_SCHEDULE', id: row.id, accountId, version: 1 })
    return row.id
  })
  return { schedule: await orGone(getSyncSchedule(ctx, { scheduleId })), replayed }
}
