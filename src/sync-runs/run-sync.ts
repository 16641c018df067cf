import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { forgiveInterruptions } from '../work/forgive-interruptions.ts'
import type { KindOfWork } from '../work/kind-of-work.ts'
import type { Run } from '../work/run.ts'
import { never, WorkPostponedError } from '../work/stop.ts'
import { channelQueue } from './channel-queue.ts'
import { listRemovals } from './list-removals.ts'
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
  const look = watchfulLook(ctx, run)
  if (!plan.producerDone) await produce(ctx, { run, plan, look })
  while (await look()) await sleep(lookEveryMillis, undefined, { signal: run.signal })
  await run.finishing()
}

async function produce(
  ctx: Context,
  { run, plan, look }: { run: Run; plan: SyncPlan; look: () => Promise<boolean> },
): Promise<void> {
  const lookNowAndThen = seldom(look)
  for (let isLast = false; !isLast; ) {
    run.signal.throwIfAborted()
    await run.commit({ items: 0, bytes: 0 }, async (tx) => {
      const page = await listTasks(ctx, tx, await readPlan(tx, plan.runId))
      isLast = page.isLast
      for (const channel of page.channels) await ctx.queue.enqueue(tx, channelQueue(channel), {})
    })
    await lookNowAndThen()
  }
  if (plan.options.removeExtraneous) await produceRemovals(ctx, { run, plan, look: lookNowAndThen })
  await run.commit({ items: 0, bytes: 0 }, async (tx) => {
    await sql`update sync_runs set producer_done = true where id = ${plan.runId}`.execute(tx.getKysely())
  })
}

async function produceRemovals(
  ctx: Context,
  { run, plan, look }: { run: Run; plan: SyncPlan; look: () => Promise<void> },
): Promise<void> {
  // What was refused before a crash is refused again.
  await run.commit({ items: 0, bytes: 0 }, async (tx) => {
    await sql`update sync_runs set removals_refused = 0 where id = ${plan.runId}`.execute(tx.getKysely())
  })
  for (const channel of plan.channels) await listRemovals(ctx, { run, plan, channel, look })
}

/** Calls where the last call isn't long ago do nothing. */
function seldom(look: () => Promise<boolean>): () => Promise<void> {
  let lookedAt = 0
  return async () => {
    if (performance.now() - lookedAt < lookEveryMillis) return
    await look()
    lookedAt = performance.now()
  }
}

/** A `look` that knows what the one before saw: an attempt that gets something done isn't one of many that don't. */
function watchfulLook(ctx: Context, run: Run): () => Promise<boolean> {
  let first: number | null = null
  let isForgiven = false
  return async () => {
    const isOpen = await look(ctx, run)
    const { itemsDone, itemsTotal } = run.progress
    const seen = itemsDone + (itemsTotal ?? 0)
    first ??= seen
    if (seen > first && !isForgiven) {
      await forgiveInterruptions(ctx.em.fork(), run.claim)
      isForgiven = true
    }
    return isOpen
  }
}

/**
 * Tells how far the workers are.
 * @returns whether there's something left to do.
 * @throws WorkPostponedError where the run waits.
 */
async function look(ctx: Context, run: Run): Promise<boolean> {
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
      exists (select from sync_batches where run_id = ${run.claim.id} and state <> 'DONE') as "isOpen",
      (select paused_at is not null or coalesce(waits_until > clock_timestamp(), false)
        from sync_runs where id = ${run.claim.id}) as waits
    from sync_run_channels counters where run_id = ${run.claim.id}`.execute(ctx.em.fork().getKysely())
  const [now] = seen.rows
  if (now === undefined) return false
  const { settled: itemsDone, listed: itemsTotal, settledBytes: bytesDone, listedBytes: bytesTotal } = now
  await run.report({ itemsDone, itemsTotal, bytesDone, bytesTotal }, now.counters)
  if (now.waits) throw new WorkPostponedError(untilItGoesOn)
  return now.isOpen
}

/** Looked up when the row is written: meanwhile someone may have said that it shall go on. */
const untilItGoesOn = sql<Date | null>`(
  select case when paused_at is not null then ${never} else waits_until end from sync_runs where sync_runs.id = work.id)`
