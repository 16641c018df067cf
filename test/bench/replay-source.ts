import type pg from 'pg'

/** The code of those failures that are replayed. */
export const replayedCode = 'STORE_FULL'

/** So many more stay as they are, behind all others. */
export const restCount = 50

const channels = ['primary', 'replica']

/**
 * A run that has ended with so many failures, and some more of another code: half on each channel, in parts of 500 in turns,
 * as batches bring them. The files themselves are nobody's concern before the target is worked on.
 */
export async function makeSourceRun(
  client: pg.Client,
  { accountId, failures }: { accountId: string; failures: number },
): Promise<string> {
  await client.query('begin')
  // Without the foreign keys' look at the run for each row.
  await client.query('set local session_replication_role = replica')
  const { rows } = await client.query<{ id: string }>(
    `insert into work (account_id, kind, state, finished_at) values ($1, 'SYNC_RUN', 'SUCCEEDED', now()) returning id`,
    [accountId],
  )
  const id = rows[0]?.id ?? ''
  await client.query(
    `insert into sync_runs (id, account_id, kind, operation, month, cycle, dry_run, options, channels, up_to, outcome, producer_done)
     values ($1, $2, 'VERIFY', 'FULL', '2026-11', 1, false,
       '{"samplePercent": null, "olderThanDays": null, "removeExtraneous": false, "bytesPerDay": null, "secondsPerDay": null}',
       $3, uuidv7(), 'COMPLETED_WITH_FAILURES', true)`,
    [id, accountId, channels],
  )
  await client.query(
    `with subjects as materialized (
       select n, uuidv7() as id from generate_series(0, ${(failures + restCount) / 2 - 1}) as n
     ), tasks as (
       insert into sync_tasks (run_id, subject_id, channel, batch_id, action, state)
       select $1, id, channel, $1, 'VERIFY', 'FAILED' from subjects, unnest($2::text[]) as channel
     )
     insert into sync_failures (run_id, subject_id, channel, action, state, stage, code, message, filename, size, sha256)
     select $1, id, channel, 'VERIFY', 'PENDING', 'READ',
       case when n < ${failures / 2} then '${replayedCode}' else 'OTHER' end,
       'The store did not answer in time.', 'file-' || n || '.bin', 4096, md5(n::text) || md5(n::text)
     from (select * from subjects, unnest($2::text[]) as channel order by n / 500, channel, n) as failed`,
    [id, channels],
  )
  await client.query(
    `insert into sync_run_channels (run_id, channel, listed, failed, pending_failures)
     select run_id, channel, count(*), count(*), count(*) from sync_failures where run_id = $1 group by run_id, channel`,
    [id],
  )
  await client.query('commit')
  await client.query('vacuum analyze sync_failures, sync_tasks')
  return id
}

/**
 * Has workers leave all channels alone, as they do while a store is away: the target's tasks are there, and nobody takes
 * from what is measured by working on them.
 */
export async function holdChannels(client: pg.Client): Promise<void> {
  await client.query(
    `insert into channel_health (channel, down_until) select channel, now() + interval '1 day' from unnest($1::text[]) as channel
     on conflict (channel) do update set down_until = excluded.down_until`,
    [channels],
  )
}
