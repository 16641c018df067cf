import { sql } from 'kysely'
import { type Context, transaction } from '../../context.ts'
import { claimObjects } from '../../files/claim-objects.ts'
import { storageKeyOf } from '../../storage/storage-key.ts'

/** A run that is to be archived, at one version, and the keys under which it will lie. */
export type ArchiveWork = {
  runId: string
  version: number
  storageKey: string
  failuresStorageKey: string
}

/**
 * Nobody else begins with the same run meanwhile. Two who do it at once are a waste, and no harm: the second finds what the
 * first wrote.
 */
const leaseSeconds = 300

/** Takes the next run that is to be archived; null: there is none. */
export async function claimArchive(ctx: Context): Promise<ArchiveWork | null> {
  return await transaction(ctx, async (tx) => {
    const claimed = await sql<{ runId: string; version: number }>`
      update run_archives archive set due_at = clock_timestamp() + ${leaseSeconds} * interval '1 second'
      from (
        select run_id from run_archives
        where state = 'PENDING' and (due_at is null or due_at <= clock_timestamp())
        order by run_id limit 1 for update skip locked) as next
      where archive.run_id = next.run_id
      returning archive.run_id as "runId", archive.version`.execute(tx.getKysely())
    const [row] = claimed.rows
    return row ? keysOf(row) : null
  })
}

/**
 * Lets the index name the objects before they are written: an earlier attempt may have left them without a receipt, and
 * garbage collection must not take them while this one finds them.
 * @throws ObjectCondemnedError where garbage collection is removing them already.
 */
export async function nameObjects(ctx: Context, work: ArchiveWork): Promise<void> {
  const { runId, version, storageKey, failuresStorageKey } = work
  await transaction(ctx, async (tx) => {
    await claimObjects(tx, [storageKey, failuresStorageKey])
    await sql`
      update run_archives set storage_key = ${storageKey}, failures_storage_key = ${failuresStorageKey}
      where run_id = ${runId} and version = ${version} and state = 'PENDING'`.execute(tx.getKysely())
  })
}

/** Gives back what a process that stops had begun with. */
export async function releaseArchive({ em }: Context, { runId, version }: ArchiveWork): Promise<void> {
  await sql`
    update run_archives set due_at = null where run_id = ${runId} and version = ${version} and state = 'PENDING'`.execute(
    em.getKysely(),
  )
}

function keysOf({ runId, version }: { runId: string; version: number }): ArchiveWork {
  const name = `sync run ${runId} version ${version}`
  return {
    runId,
    version,
    storageKey: storageKeyOf(`${name} report`),
    failuresStorageKey: storageKeyOf(`${name} failures`),
  }
}
