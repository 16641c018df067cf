import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'
import { lowestId } from '../../lib/uuid.ts'
import { batchBytes, batchTasks } from '../../sync-runs/batch-size.ts'
import { isTerminal, type WorkState } from '../../work/work-states.ts'
import { readInOrder } from '../read-in-order.ts'

/** What became of some failures: the sum of both counts is how many there were, each of which the target has. */
export type EnqueuedBatch = {
  newlyEnqueued: number
  alreadyPresent: number
  /** The last of them; null: there were none. */
  last: string | null
  /** On which there are new tasks. */
  channels: string[]
}

/**
 * Puts the next failures of a replay's selection into its target: tasks, batches and counters change together. A task's
 * identity follows from its failure, so that the same failures again are found there, and nothing is doubled.
 *
 * @param batch.after The failure after which to go on, in the order of their ids; null: from the start.
 * @returns ENDED where the target has ended: it takes none.
 * @throws Error where not all of them are there afterwards: nothing was changed, and the same batch may be tried again.
 */
export async function enqueueTargetBatch(
  tx: Tx,
  batch: { replayId: string; targetRunId: string; after: string | null; limit: number },
): Promise<EnqueuedBatch | 'ENDED'> {
  if (await hasEnded(tx, batch.targetRunId)) return 'ENDED'
  await readInOrder(tx)
  // The planner takes each page for a row or two, and would compare thousands with thousands.
  await sql`set local enable_nestloop = off`.execute(tx.getKysely())
  const enqueued = await insertTasks(tx, batch)
  const { asked, newlyEnqueued, last, channels } = enqueued
  const alreadyPresent = asked - newlyEnqueued
  if (alreadyPresent > 0 && (await countPresent(tx, batch)) !== asked)
    throw new Error(`run ${batch.targetRunId} has not all tasks of a batch of replay ${batch.replayId}`)
  return { newlyEnqueued, alreadyPresent, last, channels: channels ?? [] }
}

/** Whoever ends the target waits until this transaction is over, and sees what it wrote. */
async function hasEnded(tx: Tx, targetRunId: string): Promise<boolean> {
  const found = await sql<{ state: WorkState; cancelRequested: boolean }>`
    select state, cancel_requested as "cancelRequested" from work where id = ${targetRunId} for share`.execute(
    tx.getKysely(),
  )
  const [target] = found.rows
  if (target === undefined) throw new Error(`there is no run ${targetRunId}`)
  return isTerminal(target.state) || target.cancelRequested
}

async function insertTasks(
  tx: Tx,
  { targetRunId, ...page }: { replayId: string; targetRunId: string; after: string | null; limit: number },
) {
  const inserted = await sql<{
    asked: number
    newlyEnqueued: number
    last: string | null
    channels: string[] | null
  }>`
    with page as materialized (${selectPage(page)}), wanted as materialized (
      select page.*, (row_number() over each_channel - 1) / ${sql.lit(batchTasks)} as part,
        floor(sum(size) over each_channel / ${sql.lit(batchBytes)}) as slice
      from page window each_channel as (partition by channel order by failure_id)
    ), slices as materialized (
      select uuidv7() as id, channel, part, slice from wanted group by channel, part, slice
    ), tasks as (
      insert into sync_tasks (run_id, subject_id, channel, batch_id, action)
      select ${targetRunId}::uuid, subject_id, channel, slices.id,
        case when action in ('CONFIRM', 'REPLACE') then 'COPY' else action end
      from wanted join slices using (channel, part, slice)
      on conflict do nothing returning subject_id, channel, batch_id
    ), batches as (
      insert into sync_batches (id, run_id, channel)
      select id, ${targetRunId}::uuid, channel from slices where id in (select batch_id from tasks)
    ), counted as (
      insert into sync_run_channels as counters (run_id, channel, listed, listed_bytes)
      select ${targetRunId}::uuid, channel, count(*), sum(size) from tasks join wanted using (subject_id, channel)
      group by channel
      on conflict (run_id, channel) do update set listed = counters.listed + excluded.listed,
        listed_bytes = counters.listed_bytes + excluded.listed_bytes
    )
    select (select count(*)::int from page) as asked, (select count(*)::int from tasks) as "newlyEnqueued",
      (select failure_id from page order by failure_id desc limit 1) as last,
      (select array_agg(distinct channel) from tasks) as channels`.execute(tx.getKysely())
  const [row] = inserted.rows
  if (row === undefined) throw new Error('a select without a condition has a row')
  return row
}

async function countPresent(
  tx: Tx,
  { targetRunId, ...page }: { replayId: string; targetRunId: string; after: string | null; limit: number },
): Promise<number> {
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from (${selectPage(page)}) page
    join sync_tasks task on task.run_id = ${targetRunId} and task.subject_id = page.subject_id and task.channel = page.channel`.execute(
    tx.getKysely(),
  )
  return counted.rows[0]?.count ?? 0
}

/** What is frozen is paged, not the source: what becomes of that makes no page skip anything. */
function selectPage({ replayId, after, limit }: { replayId: string; after: string | null; limit: number }) {
  return sql`
    select failure_id, subject_id, channel, action, coalesce(size, 0) as size from replay_items
    where replay_id = ${replayId} and state = 'SELECTED' and failure_id > ${after ?? lowestId}::uuid
    order by failure_id limit ${limit}`
}
