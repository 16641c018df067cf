import { sql } from 'kysely'
import { inOneTransaction } from '../database/transaction.ts'
import { isPastTrash } from '../files/trash.ts'
import { notifyAccounts } from '../live/notice.ts'
import { forgetEntries } from './forget-entries.ts'
import { batchSize } from './in-batches.ts'
import type { GarbageContext, Round } from './pass.ts'
import { type Condemned, removeObjects } from './remove-objects.ts'

/**
 * Removes the files whose time in the trash is over, the first deleted first: the row goes in the transaction that
 * condemns the object, then the object, then its key. What an archive's entry remembers of a deleted child stays, as do
 * the children of an archive that goes.
 */
export async function purgeFiles(ctx: GarbageContext, round: Round): Promise<void> {
  if (round.dryRun) {
    round.count(await countFiles(ctx))
    return
  }
  while (true) {
    round.signal.throwIfAborted()
    const ids = await readBatch(ctx)
    if (ids.length === 0) return
    await forgetEntries(ctx, ids, round)
    await removeObjects(ctx, await condemnFiles(ctx, ids), round)
  }
}

async function countFiles({ em, config }: GarbageContext): Promise<{ items: number; bytes: number }> {
  const counted = await sql<{ items: number; bytes: number }>`
    select count(*)::int as items, coalesce(sum(size), 0)::float8 as bytes from files where ${isPastTrash(config)}`.execute(
    em.getKysely(),
  )
  return counted.rows[0] ?? { items: 0, bytes: 0 }
}

async function readBatch({ em, config }: GarbageContext): Promise<string[]> {
  const batch = await sql<{ id: string }>`
    select id from files where ${isPastTrash(config)} order by deleted_at, id limit ${batchSize}`.execute(
    em.getKysely(),
  )
  return batch.rows.map(({ id }) => id)
}

/** The rows are locked and judged again: a file that someone restores at the same moment is either restored or gone. */
async function condemnFiles({ em, config }: GarbageContext, ids: readonly string[]): Promise<Condemned[]> {
  return await inOneTransaction(em, async (tx) => {
    const condemned = await sql<Condemned>`
      with past as (
        select id from files where id = any(${ids}::uuid[]) and ${isPastTrash(config)} order by id for update
      ), gone as (
        delete from files using past where files.id = past.id returning account_id, storage_key, size
      ), told as (
        select count(${notifyAccounts('TRASH')}) from (select distinct account_id from gone) accounts
      ), condemned as (
        insert into condemned_objects (storage_key, size) select storage_key, size from gone
        returning storage_key, size
      )
      select storage_key as key, size::float8 from told, condemned`.execute(tx.getKysely())
    return condemned.rows
  })
}
