import { sql } from 'kysely'
import { inOneTransaction } from '../database/transaction.ts'
import type { CollectionStarter, CollectionState } from './garbage-collection.entity.ts'
import type { GarbageContext, PassReport } from './pass.ts'

/** What a collection is asked to be. */
export type CollectionRequest = { startedBy: CollectionStarter; dryRun: boolean; force: boolean }

/** Writes that a collection begins. Whoever calls this is alone: one that seems to run is of a process that has died. */
export async function beginCollection(
  { em }: GarbageContext,
  { startedBy, dryRun, force }: CollectionRequest,
): Promise<string> {
  return await inOneTransaction(em, async (tx) => {
    await sql`
      update garbage_collections set state = 'LOST', finished_at = clock_timestamp() where state = 'RUNNING'`.execute(
      tx.getKysely(),
    )
    const begun = await sql<{ id: string }>`
      insert into garbage_collections (started_by, dry_run, force) values (${startedBy}, ${dryRun}, ${force})
      returning id`.execute(tx.getKysely())
    return begun.rows[0]?.id ?? ''
  })
}

/** Writes what came of a pass into the collection's timeline, and what it did into the totals. */
export async function recordPass(
  { em }: GarbageContext,
  collectionId: string,
  report: PassReport,
): Promise<void> {
  await sql`
    with recorded as (
      update garbage_collections set passes = passes || ${JSON.stringify([report])}::jsonb
      where id = ${collectionId} and state = 'RUNNING' returning dry_run
    )
    insert into garbage_totals (pass, items, bytes)
    select ${report.pass}, ${report.items}::bigint, ${report.bytes}::bigint from recorded where not dry_run
    on conflict (pass) do update
      set items = garbage_totals.items + excluded.items, bytes = garbage_totals.bytes + excluded.bytes`.execute(
    em.getKysely(),
  )
}

export async function endCollection(
  { em }: GarbageContext,
  collectionId: string,
  state: CollectionState,
): Promise<void> {
  await sql`
    update garbage_collections set state = ${state}, finished_at = clock_timestamp()
    where id = ${collectionId} and state = 'RUNNING'`.execute(em.getKysely())
}
