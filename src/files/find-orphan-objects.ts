import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { StoredObject } from '../storage/object-store.ts'
import { isNamed } from './claim-objects.ts'

/** Objects that the database is asked about at once. */
const pageSize = 1_000

/** Some objects of the store: how many there are, and those among them that no row names. */
export type ObjectPage = { objects: number; orphans: StoredObject[] }

type Walk = { graceSeconds: number; signal?: AbortSignal }

/**
 * The objects in the store that no row names: what a crash left between an object and its row, or what could not be
 * deleted when its row came to nothing. A deleted file names its object until it's purged.
 *
 * @throws StorageError
 */
export async function* findOrphanObjects(
  ctx: Pick<Context, 'em' | 'store'>,
  walk: Walk,
): AsyncGenerator<StoredObject> {
  for await (const { orphans } of walkObjects(ctx, walk)) yield* orphans
}

/**
 * Goes through the store and looks for orphans. Nothing is changed, and one page of objects is in memory, whatever the
 * store holds.
 *
 * An object is written before its row, so a young one may have its row yet to come: only those are told that are older
 * than `graceSeconds` by the database's clock. A process that stood still for longer may commit the row even later, so
 * whoever deletes an object asks again in the transaction in which it's condemned.
 *
 * @throws StorageError, the signal's reason
 */
export async function* walkObjects(
  ctx: Pick<Context, 'em' | 'store'>,
  { graceSeconds, signal }: Walk,
): AsyncGenerator<ObjectPage> {
  let page: StoredObject[] = []
  const judged = async () => ({
    objects: page.length,
    orphans: await withoutRow(ctx, page, graceSeconds),
  })
  for await (const object of ctx.store.list()) {
    page.push(object)
    if (page.length < pageSize) continue
    signal?.throwIfAborted()
    yield await judged()
    page = []
  }
  if (page.length > 0) yield await judged()
}

async function withoutRow(
  ctx: Pick<Context, 'em'>,
  objects: readonly StoredObject[],
  graceSeconds: number,
): Promise<StoredObject[]> {
  const found = await sql<{ key: string }>`
    select object.key
    from unnest(
      ${objects.map(({ key }) => key)}::uuid[],
      ${objects.map(({ modifiedAt }) => modifiedAt.toISOString())}::timestamptz[]
    ) as object (key, modified_at)
    where object.modified_at < clock_timestamp() - ${graceSeconds} * interval '1 second'
      and not ${isNamed(sql`object.key`)}`.execute(ctx.em.getKysely())
  const orphans = new Set(found.rows.map(({ key }) => key))
  return objects.filter(({ key }) => orphans.has(key))
}
