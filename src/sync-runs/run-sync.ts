import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { KindOfWork } from '../work/kind-of-work.ts'
import type { Run } from '../work/run.ts'
import { never, WorkPostponedError } from '../work/stop.ts'
import { channelQueue } from './channel-queue.ts'
import { DayBudget } from './day-budget.ts'
import { listTasks } from './list-tasks.ts'
import { readPlan, type SyncPlan } from './read-plan.ts'
import { settleRun } from './settle-run.ts'

/** What a sync run is as work. */
export const syncing: KindOfWork = { execute: runSync, sumUp: settleRun }

/** How often it's looked at how far the workers are. */
const lookEveryMillis = 250

/**
 * Leads a run: cuts its files into tasks, and sees to it that all are settled. The tasks themselves are done by whichever
 * workers take their batches. A leader that dies leaves everything in the rows, and the next goes on from there.
 */
async function runSync(ctx: Context, run: Run): Promise<void> {
  const plan = await readPlan(ctx.em, run.claim.id)
  await run.plan({ items: 0, bytes: 0 })
  const budget = new DayBudget(plan)
  if (!plan.producerDone) await produce(ctx, { run, plan, budget })
  while (await look(ctx, { run, budget })) await sleep(lookEveryMillis, undefined, { signal: run.signal })
  await run.finishing()
}

async function produce(
  ctx: Context,
  { run, plan, budget }: { run: Run; plan: SyncPlan; budget: DayBudget },
): Promise<void> {
  let lookedAt = 0
  for (let isLast = false; !isLast; ) {
    run.signal.throwIfAborted()
    await run.commit({ items: 0, bytes: 0 }, async (tx) => {
      const page = await listTasks(ctx, tx, await readPlan(tx, plan.runId))
      isLast = page.isLast
      if (isLast)
        await sql`update sync_runs set producer_done = true where id = ${plan.runId}`.execute(tx.getKysely())
      for (const channel of page.channels) await ctx.queue.enqueue(tx, channelQueue(channel), {})
    })
    if (performance.now() - lookedAt < lookEveryMillis) continue
    await look(ctx, { run, budget })
    lookedAt = performance.now()
  }
}

/**
 * Tells how far the workers are.
 * @returns whether there's something left to do.
 * @throws WorkPostponedError where the run waits.
 */
async function look(ctx: Context, { run, budget }: { run: Run; budget: DayBudget }): Promise<boolean> {
  await budget.spend(ctx.em.fork())
  const seen = await sql<{
    listed: number
    settled: number
    listedBytes: number
    settledBytes: number
    tries: number
    isOpen: boolean
    waits: boolean
  }>`
    select coalesce(sum(listed), 0)::int as listed, coalesce(sum(done + skipped + failed), 0)::int as settled,
      coalesce(sum(listed_bytes), 0)::float8 as "listedBytes", coalesce(sum(settled_bytes), 0)::float8 as "settledBytes",
      (select coalesce(sum(attempted), 0)::int from sync_rounds where run_id = ${run.claim.id}) as tries,
      exists (select from sync_batches where run_id = ${run.claim.id} and state <> 'DONE') as "isOpen",
      (select paused_at is not null or coalesce(waits_until > clock_timestamp(), false)
        from sync_runs where id = ${run.claim.id}) as waits
    from sync_run_channels where run_id = ${run.claim.id}`.execute(ctx.em.fork().getKysely())
  const [now] = seen.rows
  if (now === undefined) return false
  const { settled, listed, settledBytes, listedBytes, tries } = now
  const progress = {
    itemsDone: settled,
    itemsTotal: listed,
    bytesDone: settledBytes,
    bytesTotal: listedBytes,
  }
  // A try that failed settles nothing, but whoever watches the failures wants to know.
  await run.report(progress, { besides: tries })
  if (now.waits) throw new WorkPostponedError(untilItGoesOn)
  return now.isOpen
}

/** Looked up when the row is written: meanwhile someone may have said that it shall go on. */
const untilItGoesOn = sql<Date | null>`(
  select case when paused_at is not null then ${never} else waits_until end from sync_runs where sync_runs.id = work.id)`
