import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Run } from '../../work/run.ts'
import { never, WorkPostponedError } from '../../work/stop.ts'
import { listOutages } from '../batches/list-outages.ts'
import { DayBudget } from './day-budget.ts'
import type { SyncPlan } from './read-plan.ts'

/** How often it's looked at how far the workers are. */
export const lookEveryMillis = 250

/**
 * Tells whoever watches a run how far its workers are and for which stores they wait, and keeps it to its budget.
 * @returns whether there's something left to do.
 * @throws WorkPostponedError where the run waits.
 */
export type Look = () => Promise<boolean>

export function lookAtRun(ctx: Context, { run, plan }: { run: Run; plan: SyncPlan }): Look {
  const budget = new DayBudget(plan)
  let first: number | null = null
  return async () => {
    const isOpen = await look(ctx, { run, budget })
    const { itemsDone, itemsTotal } = run.progress
    const seen = itemsDone + (itemsTotal ?? 0)
    first ??= seen
    if (seen > first) await run.forgiveInterruptions()
    return isOpen
  }
}

async function look(ctx: Context, { run, budget }: { run: Run; budget: DayBudget }): Promise<boolean> {
  await budget.spend(ctx.em.fork())
  const seen = await sql<{
    listed: number
    settled: number
    listedBytes: number
    settledBytes: number
    counters: string
    isOpen: boolean
    waits: boolean
  }>`
    select coalesce(sum(listed), 0)::int as listed, coalesce(sum(done + skipped + failed), 0)::int as settled,
      coalesce(sum(listed_bytes), 0)::float8 as "listedBytes", coalesce(sum(settled_bytes), 0)::float8 as "settledBytes",
      coalesce(string_agg(counters::text, ' ' order by channel), '') as counters,
      exists (select from sync_batches where run_id = ${run.claim.id} and state <> 'DONE')
        or exists (select from sync_runs where id = ${run.claim.id} and not producer_done) as "isOpen",
      (select paused_at is not null or coalesce(waits_until > clock_timestamp(), false)
        from sync_runs where id = ${run.claim.id}) as waits
    from sync_run_channels counters where run_id = ${run.claim.id}`.execute(ctx.em.fork().getKysely())
  const [now] = seen.rows
  if (now === undefined) return false
  const { settled: itemsDone, listed: itemsTotal, settledBytes: bytesDone, listedBytes: bytesTotal } = now
  const outages = await listOutages(ctx.em.fork(), [run.claim.id])
  // Not by their messages: a store may say something else each time that it's asked.
  const away = outages.map(({ channel, store, since }) => `${channel} ${store} ${since.toISOString()}`)
  await run.report({ itemsDone, itemsTotal, bytesDone, bytesTotal }, [now.counters, ...away].join(' '))
  if (now.waits) throw new WorkPostponedError(untilItGoesOn)
  return now.isOpen
}

/** Looked up when the row is written: meanwhile someone may have said that it shall go on. */
const untilItGoesOn = sql<Date | null>`(
  select case when paused_at is not null then ${never} else waits_until end from sync_runs where sync_runs.id = work.id)`
