import { sql } from 'kysely'
import { deleteObjects } from '../files/delete-objects.ts'
import type { GarbageContext, Round } from './pass.ts'

/** An object whose end is committed. */
export type Condemned = { key: string; size: number }

/** Some objects could not be removed; they stay condemned, and the next collection tries again. */
export class RemovalFailedError extends Error {
  override readonly name = 'RemovalFailedError'
  readonly failed: number

  constructor(failed: number, options: ErrorOptions) {
    const reason = options.cause instanceof Error ? options.cause.message : String(options.cause)
    super(`${failed} objects could not be removed from the store: ${reason}`, options)
    this.failed = failed
  }
}

/**
 * Removes condemned objects from the store, and then forgets their keys. An object that is gone already is no error, so
 * after a crash in between it's simply done again.
 *
 * @throws RemovalFailedError after all were tried.
 */
export async function removeObjects(
  ctx: GarbageContext,
  objects: readonly Condemned[],
  { count }: Pick<Round, 'count'>,
): Promise<void> {
  const { deleted: removed, faults } = await deleteObjects(ctx.store, objects, ({ key }) => key)
  await sql`delete from condemned_objects where storage_key = any(${removed.map(({ key }) => key)}::uuid[])`.execute(
    ctx.em.getKysely(),
  )
  count({ items: removed.length, bytes: removed.reduce((sum, { size }) => sum + size, 0) })
  if (faults.length > 0) throw new RemovalFailedError(faults.length, { cause: faults[0] })
}
