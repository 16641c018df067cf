import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { StoredObject } from '../storage/object-store.ts'

/** Objects that the database is asked about at once. */
const pageSize = 1_000

/**
 * The objects in the store that no row names: what a crash left between an object and its row, or what could not be
 * deleted when its row came to nothing. A deleted file names its object until it's purged. This is the dry run of garbage
 * collection: nothing is changed, and one page of objects is in memory, whatever the store holds.
 *
 * An object is written before its row, so a young one may have its row yet to come: only those are told that are older
 * than `graceSeconds` by the database's clock. A process that stood still for longer may commit the row even later, so
 * whoever deletes an object asks again in the transaction in which it does.
 *
 * @throws StorageError
 */
export async function* findOrphanObjects(
  ctx: Pick<Context, 'em' | 'store'>,
  { graceSeconds }: { graceSeconds: number },
): AsyncGenerator<StoredObject> {
  let page: StoredObject[] = []
  for await (const object of ctx.store.list()) {
    page.push(object)
    if (page.length < pageSize) continue
    yield* await withoutRow(ctx, page, graceSeconds)
    page = []
  }
  yield* await withoutRow(ctx, page, graceSeconds)
}

async function withoutRow(
  ctx: Pick<Context, 'em'>,
  objects: readonly StoredObject[],
  graceSeconds: number,
): Promise<StoredObject[]> {
  if (objects.length === 0) return []
  const found = await sql<{ key: string }>`
    select object.key
    from unnest(
      ${objects.map(({ key }) => key)}::uuid[],
      ${objects.map(({ modifiedAt }) => modifiedAt.toISOString())}::timestamptz[]
    ) as object (key, modified_at)
    where object.modified_at < clock_timestamp() - ${graceSeconds} * interval '1 second'
      and not exists (select from files where files.storage_key = object.key)`.execute(ctx.em.getKysely())
  const orphans = new Set(found.rows.map(({ key }) => key))
  return objects.filter(({ key }) => orphans.has(key))
}
