import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'
import type { Queue } from '../../queue/queue.ts'
import { createWork } from '../../work/create-work.ts'
import { WorkFailedError } from '../../work/stop.ts'

type Target = { accountId: string; sourceRunId: string; targetRunId: string }

/**
 * Sees to it that the target run is there: an ordinary run of the source's kind, month and cycle, with its options that are
 * about what a run may cost, and with no files of its own. One that is there already is left as it is, with its counters.
 * Several runs of a kind may go on at once where all but one are replays: each has other tasks.
 *
 * @throws WorkFailedError (TARGET_CONFLICT) where there's another run with its id; (SOURCE_GONE)
 */
export async function ensureTargetRun(tx: Tx, queue: Queue, target: Target): Promise<void> {
  const { accountId, sourceRunId, targetRunId } = target
  if (await isThere(tx, target)) return
  const created = await createWork(tx, queue, {
    id: targetRunId,
    accountId,
    kind: 'SYNC_RUN',
    exclusiveKey: null,
  })
  if (!('id' in created)) throw new Error(`work ${targetRunId} stands in its own way`)
  const inserted = await sql`
    insert into sync_runs (id, account_id, kind, operation, month, cycle, dry_run, options, filter, channels, up_to, source_run_id)
    select ${targetRunId}::uuid, account_id, kind, 'REPLAY', month, cycle, false,
      options || '{"samplePercent": null, "olderThanDays": null, "removeExtraneous": false}', null, channels, up_to, id
    from sync_runs where id = ${sourceRunId} and account_id = ${accountId} and forgotten_at is null`.execute(
    tx.getKysely(),
  )
  if (inserted.numAffectedRows === 0n)
    throw new WorkFailedError('SOURCE_GONE', 'The details of the source run are gone.')
}

async function isThere(tx: Tx, { accountId, sourceRunId, targetRunId }: Target): Promise<boolean> {
  const found = await sql<{ fits: boolean }>`
    select target.account_id = ${accountId} and target.operation = 'REPLAY' and target.source_run_id = ${sourceRunId}
      and (source.id is null
        or (target.kind, target.month) = (source.kind, source.month) and target.cycle is not distinct from source.cycle) as fits
    from sync_runs target left join sync_runs source on source.id = target.source_run_id
    where target.id = ${targetRunId}`.execute(tx.getKysely())
  const [row] = found.rows
  if (row !== undefined && !row.fits)
    throw new WorkFailedError('TARGET_CONFLICT', `Run ${targetRunId} is another than this replay's target.`)
  return row !== undefined
}
