import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { bounded } from '../lib/bounded.ts'
import { sweepBatch } from './sweep-batch.ts'

const atOnce = 8

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
  const unlinked: string[] = []
  const faults: unknown[] = []
  const unlink = async ({ id, storageKey }: { id: string; storageKey: string }) => {
    try {
      await ctx.store.delete(storageKey)
      unlinked.push(id)
    } catch (error) {
      faults.push(error)
    }
  }
  await bounded({ items: rows, limit: atOnce, run: unlink })
  await sql`update exports set storage_key = null where id = any(${unlinked}::uuid[])`.execute(
    ctx.em.getKysely(),
  )
  if (faults.length > 0) throw faults[0]
  return unlinked.length
}
