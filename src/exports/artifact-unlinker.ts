import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { deleteObjects } from '../files/delete-objects.ts'
import { lowestId } from '../lib/uuid.ts'
import { sweepBatch } from './sweep-batch.ts'

/**
 * Makes a sweep that removes the bytes of artifacts whose time is over, or that nobody wants, and only then forgets their
 * keys: whatever happens in between, the row still names the object, and a later pass tries again. An object that is gone
 * is no error.
 *
 * A pass goes on where the one before ended, and after the last begins with the oldest again: what can't be removed
 * holds up nothing else, and a store that is away is asked for no more than one batch a pass.
 *
 * @returns a pass, which says how many keys were forgotten, and throws the first fault of the store after all were tried.
 */
export function artifactUnlinker(): (ctx: Context) => Promise<number> {
  let after = lowestId
  return async (ctx) => {
    const { rows } = await sql<{ id: string; storageKey: string }>`
      select id, storage_key as "storageKey" from exports
      where storage_key is not null and state not in ('PENDING', 'READY') and id > ${after}
      order by id limit ${sweepBatch}`.execute(ctx.em.getKysely())
    after = (rows.length === sweepBatch && rows.at(-1)?.id) || lowestId
    const { deleted, faults } = await deleteObjects(ctx.store, rows, ({ storageKey }) => storageKey)
    await sql`update exports set storage_key = null where id = any(${deleted.map(({ id }) => id)}::uuid[])`.execute(
      ctx.em.getKysely(),
    )
    if (faults.length > 0) throw faults[0]
    return deleted.length
  }
}
