import type { ChaosSite } from './chaos-site.ts'

/** What the rows of a run say about one channel, and what its counters say. */
type RunRow = { id: string; channel: string; outcome: string | null; rows: Counts; counters: Counts }

type Counts = {
  listed: number
  done: number
  skipped: number
  failed: number
  pendingFailures: number
  retrying: number
  /** By all rounds together. */
  succeeded: number
}

/**
 * Every run was asked for and has ended, nothing of it is open, its counters equal its rows, and its outcome is what they
 * come to.
 */
export async function checkSyncRuns(
  site: ChaosSite,
): Promise<{ findings: string[]; tasks: number; runs: number }> {
  const runs = await site.query<{ id: string; outcome: string | null; open: number; isWhole: boolean }>(`
    select run.id, outcome, producer_done as "isWhole",
      (select count(*)::int from sync_batches where run_id = run.id and state <> 'DONE') as open
    from sync_runs run order by id`)
  const findings: string[] = []
  for (const { id, outcome, open } of runs) {
    if (!site.ledger.syncRuns.has(id)) findings.push(`sync run ${id} was made although nobody asked for it`)
    if (outcome === null) findings.push(`sync run ${id} has not ended`)
    if (open > 0) findings.push(`sync run ${id} has ${open} batches that are open`)
  }
  const known = new Set(runs.map(({ id }) => id))
  for (const id of site.ledger.syncRuns.keys()) if (!known.has(id)) findings.push(`sync run ${id} has no row`)
  const rows = await site.query<RunRow>(`
    select run.id, counters.channel, run.outcome,
      json_build_object('listed', counters.listed, 'done', counters.done, 'skipped', counters.skipped,
        'failed', counters.failed, 'pendingFailures', counters.pending_failures, 'retrying', counters.retrying,
        'succeeded', counters.done + counters.skipped) as counters,
      json_build_object(
        'listed', (select count(*) from sync_tasks where run_id = run.id and channel = counters.channel),
        'done', (select count(*) from sync_tasks
          where run_id = run.id and channel = counters.channel and state in ('DONE', 'PLANNED')),
        'skipped', (select count(*) from sync_tasks
          where run_id = run.id and channel = counters.channel and state = 'SKIPPED'),
        'failed', (select count(*) from sync_tasks
          where run_id = run.id and channel = counters.channel and state = 'FAILED'),
        'pendingFailures', (select count(*) from sync_failures
          where run_id = run.id and channel = counters.channel and state = 'PENDING'),
        'retrying', (select count(*) from sync_failures
          where run_id = run.id and channel = counters.channel and state = 'RETRYING'),
        'succeeded', (select coalesce(sum(succeeded), 0) from sync_rounds
          where run_id = run.id and channel = counters.channel)) as rows
    from sync_runs run join sync_run_channels counters on counters.run_id = run.id`)
  for (const { id, channel, outcome, rows: real, counters } of rows) {
    if (JSON.stringify(real) !== JSON.stringify(counters))
      findings.push(
        `sync run ${id} (${outcome}) counts ${JSON.stringify(counters)} on ${channel}, and has ${JSON.stringify(real)}`,
      )
  }
  for (const { id, outcome, isWhole } of runs) {
    const own = rows.filter((row) => row.id === id).map((row) => row.rows)
    const isClean = isWhole && own.every(({ listed, succeeded }) => listed === succeeded)
    if (
      (outcome === 'SUCCEEDED') !== isClean &&
      (outcome === 'SUCCEEDED' || outcome === 'COMPLETED_WITH_FAILURES')
    )
      findings.push(`sync run ${id} is ${outcome}, and its rows are ${JSON.stringify(own)}`)
  }
  return { findings, runs: runs.length, tasks: rows.reduce((sum, { rows: { listed } }) => sum + listed, 0) }
}
