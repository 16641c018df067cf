import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { TimelineEntry } from '../../work/timeline-entry.entity.ts'
import { listRunChannels } from '../list-run-channels.ts'
import { listRunRounds } from '../list-run-rounds.ts'
import { readSyncRuns } from '../read-sync-runs.ts'
import type { SyncRun } from '../sync-run.entity.ts'
import type { ArchiveWork } from './claim-archive.ts'
import type { PublishedObject } from './publish-object.ts'
import {
  type ReportedGroup,
  type ReportedTasks,
  type RunReport,
  reportNames,
  reportSchema,
} from './run-report.ts'

/** The last ones that a report has; a run that waits for a new day's budget has a few a day. */
const mostEntries = 10_000

/**
 * What the database has of an ended run, as its archive will have it. The same run and version give the same.
 * @param input.failures The list of failures, which is published before, and how many it has.
 */
export async function readReport(
  ctx: Context,
  { work, failures }: { work: ArchiveWork; failures: PublishedObject & { count: number } },
): Promise<RunReport> {
  const { runId } = work
  const em = ctx.em.fork()
  const [run] = await readSyncRuns(em, { work: { id: runId } })
  if (run === undefined) throw new Error(`there is no sync run ${runId}`)
  const rounds = await listRunRounds(em, [runId])
  const entries = await em.find(
    TimelineEntry,
    { workId: runId },
    { orderBy: { id: 'desc' }, limit: mostEntries },
  )
  return {
    $schema: reportSchema,
    run: describeRun(run),
    channels: (await listRunChannels(em, [runId])).map(({ runId: _, ...counters }) => counters),
    rounds: rounds.map(({ runId: _, startedAt, endedAt, ...round }) => ({
      ...round,
      startedAt: startedAt.toISOString(),
      endedAt: endedAt.toISOString(),
    })),
    tasks: await countTasks(ctx, runId),
    failureGroups: await sumUpFailures(ctx, runId),
    failures: {
      count: failures.count,
      sizeBytes: failures.content.size,
      sha256: failures.content.sha256,
      path: reportNames(work).failures,
    },
    timeline: entries.reverse().map(({ id, event, attempt, message, at }) => ({
      id,
      event,
      attempt,
      message: message ?? null,
      at: at.toISOString(),
    })),
  }
}

function describeRun(run: SyncRun): RunReport['run'] {
  const { work, outcome } = run
  if (!outcome || !work.finishedAt) throw new Error(`run ${work.id} has not ended`)
  return {
    id: work.id,
    accountId: run.accountId,
    version: work.version,
    kind: run.kind,
    operation: run.operation,
    month: run.month,
    cycle: run.cycle ?? null,
    dryRun: run.dryRun,
    scheduleId: run.scheduleId ?? null,
    sourceRunId: run.sourceRunId ?? null,
    filter: run.filter ?? null,
    options: run.options,
    channels: run.channels,
    upTo: run.upTo,
    state: outcome,
    producerDone: run.producerDone,
    removalsRefused: run.removalsRefused,
    failure:
      work.errorCode && work.errorMessage ? { code: work.errorCode, message: work.errorMessage } : null,
    attempt: work.attempt,
    cancelRequested: work.cancelRequested,
    createdAt: work.createdAt.toISOString(),
    startedAt: work.startedAt?.toISOString() ?? null,
    updatedAt: work.updatedAt.toISOString(),
    finishedAt: work.finishedAt.toISOString(),
    progress: {
      itemsDone: work.itemsDone,
      itemsTotal: work.itemsTotal ?? null,
      bytesDone: work.bytesDone,
      bytesTotal: work.bytesTotal ?? null,
    },
  }
}

async function countTasks({ em }: Context, runId: string): Promise<ReportedTasks[]> {
  const counted = await sql<ReportedTasks>`
    select channel, action, state, count(*)::int as count from sync_tasks where run_id = ${runId}
    group by channel, action, state order by channel, action, state`.execute(em.getKysely())
  return counted.rows
}

/** All of them are read, so that the same is said of the same run each time. */
async function sumUpFailures({ em }: Context, runId: string): Promise<ReportedGroup[]> {
  const groups = await sql<ReportedGroup>`
    select channel, stage, code, state, count(*)::int as count, coalesce(sum(size), 0)::float8 as bytes, min(message) as message
    from sync_failures where run_id = ${runId} group by channel, stage, code, state
    order by channel, stage, code, state`.execute(em.getKysely())
  return groups.rows
}
