import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { deleteObjects } from '../files/delete-objects.ts'
import { sweepBatch } from './sweep-batch.ts'

/**
 * Removes the bytes of artifacts whose time is over, or that nobody wants, and only then forgets their keys: whatever
 * happens in between, the row still names the object, and the next pass tries again. An object that is gone is no error.
 * @returns how many keys were forgotten.
 * @throws the first fault of the store, after all were tried.
 */
export async function unlinkArtifacts(ctx: Context): Promise<number> {
  const { rows } = await sql<{ id: string; storageKey: string }>`
    select id, storage_key as "storageKey" from exports
    where storage_key is not null and state not in ('PENDING', 'READY') order by id limit ${sweepBatch}`.execute(
    ctx.em.getKysely(),
  )
  const { deleted, faults } = await deleteObjects(ctx.store, rows, ({ storageKey }) => storageKey)
  await sql`update exports set storage_key = null where id = any(${deleted.map(({ id }) => id)}::uuid[])`.execute(
    ctx.em.getKysely(),
  )
  if (faults.length > 0) throw faults[0]
  return deleted.length
}
