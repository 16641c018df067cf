export const failureCodes = [
  'STORE_BUSY',
  'STORE_FULL',
  'STALLED',
  'OBJECT_MISSING',
  'HASH_MISMATCH',
] as const
export const failureChannels = ['primary', 'replica'] as const

/**
 * A run that has ended with so many failures, as if its workers had written them: those of the given files, which are there,
 * and for the rest of files that were deleted since. Each of the codes has as many.
 */
export async function makeSourceRun(
  query: (text: string, values: unknown[]) => Promise<{ id: string }[]>,
  { cycle, failures, fileIds }: { cycle: number; failures: number; fileIds: readonly string[] },
): Promise<string> {
  const [made] = await query(
    `with work as (
       insert into work (account_id, kind, state, attempt, started_at, finished_at)
       select id, 'SYNC_RUN', 'SUCCEEDED', 1, now(), now() from accounts limit 1 returning *
     ), told as (
       insert into timeline_entries (work_id, event, attempt)
       select work.id, entry.event, entry.attempt from work,
         (values (1, 'CREATED', 0), (2, 'CLAIMED', 1), (3, 'SUCCEEDED', 1)) as entry (place, event, attempt)
       order by place
     ), run as (
       insert into sync_runs (id, account_id, kind, operation, month, cycle, dry_run, options, channels, up_to, outcome, producer_done)
       select id, account_id, 'VERIFY', 'FULL', '2020-01', $1, false,
         '{"samplePercent": null, "olderThanDays": null, "removeExtraneous": false, "bytesPerDay": null, "secondsPerDay": null}',
         $4, uuidv7(), 'COMPLETED_WITH_FAILURES', true
       from work returning id
     ), subjects as materialized (
       select n, coalesce(($3::uuid[])[n], uuidv7()) as id from generate_series(1, ($2::int + 1) / 2) as n
     ), tasks as (
       insert into sync_tasks (run_id, subject_id, channel, batch_id, action, state)
       select run.id, subjects.id, channel, run.id, 'VERIFY', 'FAILED' from run, subjects, unnest($4::text[]) as channel
     ), failed as (
       insert into sync_failures (run_id, subject_id, channel, action, state, stage, code, message, filename, size, sha256)
       select run.id, subjects.id, channel, 'VERIFY', 'PENDING', 'READ', ($5::text[])[1 + n % cardinality($5::text[])],
         'The store did not answer in time.', 'file-' || n || '.bin', 4096, md5(n::text) || md5(n::text)
       from run, subjects, unnest($4::text[]) as channel order by n, channel
       returning run_id, channel
     ), counted as (
       insert into sync_run_channels (run_id, channel, listed, failed, pending_failures)
       select run_id, channel, count(*), count(*), count(*) from failed group by run_id, channel
     )
     select id from run`,
    [cycle, failures, fileIds, failureChannels, failureCodes],
  )
  if (made === undefined) throw new Error('no run was made')
  return made.id
}
