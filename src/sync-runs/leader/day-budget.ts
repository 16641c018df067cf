import { sql } from 'kysely'
import type { EntityManager } from '../../database/orm.ts'
import type { SyncPlan } from './read-plan.ts'

/**
 * What a run may cost in a day (UTC). Its leader counts what was moved, by whichever worker, and the time for which it
 * leads; what is on its way when the budget is used up comes on top.
 */
export class DayBudget {
  readonly #plan: SyncPlan
  #countedAt = performance.now()

  constructor(plan: SyncPlan) {
    this.#plan = plan
  }

  /**
   * Counts what came since the last time. Where the day's budget is used up and something is left to do, the run waits for
   * the next day from here on, by the database's clock.
   */
  async spend(em: EntityManager): Promise<void> {
    const { runId, options } = this.#plan
    const { bytesPerDay, secondsPerDay } = options
    if (bytesPerDay === null && secondsPerDay === null) return
    const now = performance.now()
    const seconds = (now - this.#countedAt) / 1000
    this.#countedAt = now
    await sql`
      with today as (
        select (clock_timestamp() at time zone 'UTC')::date as day
      ), moved as (
        select coalesce(sum(moved_bytes), 0)::bigint as bytes from sync_run_channels where run_id = ${runId}
      ), spent as (
        select today.day, greatest(run.counted_bytes, moved.bytes) as counted,
          case when run.spent_on = today.day then run.spent_bytes else 0 end
            + greatest(moved.bytes - run.counted_bytes, 0) as bytes,
          case when run.spent_on = today.day then run.spent_seconds else 0 end + ${seconds}::float8 as seconds,
          not run.producer_done
            or exists (select from sync_batches where run_id = run.id and state <> 'DONE') as goes_on
        from today, moved, sync_runs run where run.id = ${runId} for update of run
      )
      update sync_runs set spent_on = day, counted_bytes = counted, spent_bytes = bytes, spent_seconds = seconds,
        waits_until = case
          when goes_on and (bytes >= ${bytesPerDay}::bigint or seconds >= ${secondsPerDay}::float8)
            then (day + 1)::timestamp at time zone 'UTC' end
      from spent where id = ${runId}`.execute(em.getKysely())
  }
}
