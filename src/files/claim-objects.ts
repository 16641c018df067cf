import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../database/transaction.ts'

/** An arbitrary constant: the key of the advisory lock between those who name objects and those who condemn them. */
const objectsLock = 7_355_609

/** How long garbage collection waits for it; whoever comes after it to name an object waits for as long. */
const lockMillis = 2_000

/** Garbage collection has condemned the object: its bytes had waited for a row for longer than the grace. */
export class ObjectCondemnedError extends Error {
  override readonly name = 'ObjectCondemnedError'

  constructor(key: string) {
    super(`the object ${key} was condemned before it had a row`)
  }
}

/**
 * True where a row names the object with this key: the one list of what names objects. Garbage collection leaves those
 * alone, and those that are condemned already.
 */
export function isNamed(key: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(
    exists (select from files where files.storage_key = ${key})
    or exists (select from uploads where uploads.storage_key = ${key} and uploads.state in ('PENDING', 'VERIFYING'))
    or exists (select from exports where exports.storage_key = ${key})
    or exists (select from run_archives where run_archives.storage_key = ${key})
    or exists (select from run_archives where run_archives.failures_storage_key = ${key})
    or exists (select from condemned_objects where condemned_objects.storage_key = ${key}))`
}

/**
 * Must come before the rows that name objects, in the same transaction.
 *
 * An object is stored before its row, and a process that stood still in between may commit the row after garbage
 * collection has looked for one in vain. Neither side sees what the other hasn't committed yet, so each looking for the
 * other's row is not enough. The lock makes one of them wait: those who name objects share it until they commit, and who
 * condemns has it alone. If the row comes first, garbage collection finds it and spares the object; if it comes second,
 * this finds the object condemned, and nothing is committed. Both look by a statement of their own after they have the
 * lock, since a statement doesn't see what was committed while it waited.
 *
 * @throws ObjectCondemnedError
 */
export async function claimObjects(tx: Tx, keys: readonly string[]): Promise<void> {
  await lockObjects(tx)
  const condemned = await sql<{ key: string }>`
    select storage_key as key from condemned_objects where storage_key = any(${keys}::uuid[]) limit 1`.execute(
    tx.getKysely(),
  )
  const [first] = condemned.rows
  if (first !== undefined) throw new ObjectCondemnedError(first.key)
}

/** The lock alone, for a statement that itself names no object that is condemned. */
export async function lockObjects(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${objectsLock})`.execute(tx.getKysely())
}

/**
 * Condemns those of some objects that no row names: from then on none can. See `claimObjects`.
 * @returns the objects that are condemned now.
 */
export async function condemnUnnamed<Stored extends { key: string; size: number }>(
  tx: Tx,
  objects: readonly Stored[],
): Promise<Stored[]> {
  await sql.raw(`set local lock_timeout = ${lockMillis}`).execute(tx.getKysely())
  await sql`select pg_advisory_xact_lock(${objectsLock})`.execute(tx.getKysely())
  const condemned = await sql<{ key: string }>`
    insert into condemned_objects (storage_key, size)
    select object.key, object.size
    from unnest(
      ${objects.map(({ key }) => key)}::uuid[], ${objects.map(({ size }) => size)}::bigint[]
    ) as object (key, size)
    where not ${isNamed(sql`object.key`)}
    returning storage_key as key`.execute(tx.getKysely())
  const keys = new Set(condemned.rows.map(({ key }) => key))
  return objects.filter(({ key }) => keys.has(key))
}
