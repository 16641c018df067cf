import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Tx } from '../../database/transaction.ts'
import { fileConditions } from '../../files/file-conditions.ts'
import { selectFiles } from '../../files/select-files.ts'
import { batchBytes, batchTasks } from '../batch-size.ts'
import type { SyncPlan } from './read-plan.ts'

/** What one page came to: the channels on which there are new batches, once for each; whether it was the last. */
export type ListedPage = { channels: string[]; isLast: boolean }

/**
 * Cuts the next files of a run into tasks: rows, batches, counters and the place to go on from change together, so that a
 * crash before the commit costs one page and a crash after it nothing.
 *
 * Files that came after the run was asked for are none of its own. Those that are deleted by now aren't either; one that
 * is deleted later is skipped when it's its turn.
 */
export async function listTasks({ em }: Context, tx: Tx, plan: SyncPlan): Promise<ListedPage> {
  const { runId, accountId, kind, dryRun, channels, options, filter, upTo, cursor } = plan
  const { samplePercent, olderThanDays } = options
  const files = selectFiles(em, {
    $and: [
      fileConditions(accountId, filter),
      { id: { $lte: upTo, ...(cursor !== null && { $gt: cursor }) } },
    ],
  })
  // Of a sample, few of a page are left.
  const looked = Math.min(batchTasks * 100, Math.ceil((batchTasks * 100) / (samplePercent ?? 100)))
  const isSampled =
    samplePercent === null
      ? sql`true`
      : sql`abs(hashtextextended(page.id::text || ${runId}, 0) % 1000000) < ${Math.ceil(samplePercent * 10_000)}`
  const isDue =
    olderThanDays === null
      ? sql`true`
      : sql`not exists (
          select from file_copies copy where copy.file_id = page.id and copy.channel = channels.channel
            and copy.confirmed_at > ${plan.createdAt}::timestamptz - ${olderThanDays} * interval '1 day')`
  // A dry run of a VERIFY is done once it's listed: what it would do is known.
  const isPlanned = dryRun && kind === 'VERIFY'
  const listed = await sql<{ channels: string[] | null; isLast: boolean }>`
    with page as materialized (
      select id, size from (${files}) file order by id limit ${looked}
    ), wanted as materialized (
      select page.id, page.size, channels.channel,
        floor(sum(page.size) over (partition by channels.channel order by page.id) / ${batchBytes}) as slice
      from page cross join unnest(${channels}::text[]) as channels (channel)
      where ${isSampled} and ${isDue}
    ), slices as materialized (
      select uuidv7() as id, channel, slice, count(*)::int as tasks, sum(size)::bigint as bytes
      from wanted group by channel, slice
    ), batches as (
      insert into sync_batches (id, run_id, channel) select id, ${runId}::uuid, channel from slices where not ${isPlanned}::boolean
    ), tasks as (
      insert into sync_tasks (run_id, subject_id, channel, batch_id, action, state)
      select ${runId}::uuid, wanted.id, wanted.channel, slices.id, ${kind === 'MIRROR' ? 'COPY' : 'VERIFY'}::text,
        ${isPlanned ? 'PLANNED' : 'DUE'}::text
      from wanted join slices using (channel, slice)
    ), counted as (
      insert into sync_run_channels as counters (run_id, channel, listed, listed_bytes, done)
      select ${runId}::uuid, channel, sum(tasks), sum(bytes), case when ${isPlanned}::boolean then sum(tasks) else 0 end
      from slices group by channel
      on conflict (run_id, channel) do update set listed = counters.listed + excluded.listed,
        listed_bytes = counters.listed_bytes + excluded.listed_bytes, done = counters.done + excluded.done
    ), moved_on as (
      update sync_runs set cursor = coalesce((select id from page order by id desc limit 1), cursor) where id = ${runId}
    )
    select (select array_agg(channel) from slices where not ${isPlanned}::boolean) as channels,
      (select count(*) from page) < ${looked} as "isLast"`.execute(tx.getKysely())
  const [page] = listed.rows
  return { channels: page?.channels ?? [], isLast: page?.isLast ?? true }
}
