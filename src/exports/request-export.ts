import { sql } from 'kysely'
import { changeInTurn } from '../collections/change-in-turn.ts'
import type { CallerContext } from '../context.ts'
import type { Tx } from '../database/transaction.ts'
import { NotFoundError } from '../errors.ts'
import { grantOnce } from '../idempotency/grant-once.ts'
import type { KeyedWish } from '../idempotency/keyed-wish.ts'
import { orGone } from '../idempotency/or-gone.ts'
import { createWork } from '../work/create-work.ts'
import { artifactName } from './artifact-name.ts'
import { expireReady } from './expire-exports.ts'
import type { Export } from './export.entity.ts'
import type { ExportFormat, ExportOptions } from './export-words.ts'
import { getExport } from './get-export.ts'

/** What an export is asked for, checked by itself. `fresh`: a ready one won't do. */
export type ExportRequest = {
  collectionId: string
  format: ExportFormat
  options: ExportOptions
  fresh: boolean
  /** What links begin with where the request came in. */
  origin: string
  retryOfId: string | null
  wish: KeyedWish | null
}

/** An export; whether it was there already, being equal; and whether it was made under the same idempotency key. */
export type RequestedExport = { export: Export; reused: boolean; replayed: boolean }

/**
 * Asks for a copy of a collection as it is now, or finds one that is the same: pending, or ready.
 * @throws NotFoundError, ConflictError, GoneError, IdempotencyMismatchError
 */
export async function requestExport(ctx: CallerContext, request: ExportRequest): Promise<RequestedExport> {
  let reused = false
  const { id: exportId, replayed } = await changeInTurn(ctx, request, () =>
    grantOnce(ctx, request.wish, async (tx) => {
      const collection = await lockCollection(ctx, tx, request.collectionId)
      await expireReady(tx, sql`collection_id = ${collection.id}`)
      const equal = await findEqual(tx, collection, request)
      reused = equal !== null
      return equal ?? (await insertExport(ctx, tx, { collection, request }))
    }),
  )
  return { export: await orGone(getExport(ctx, { exportId })), reused, replayed }
}

type LockedCollection = { id: string; name: string; revision: number; revisedAt: string }

/** Locked, so that of two equal requests at once the second finds what the first has made. */
async function lockCollection(ctx: CallerContext, tx: Tx, id: string): Promise<LockedCollection> {
  const found = await sql<LockedCollection>`
    select id, name, revision::float8 as revision, coalesce(updated_at, created_at)::text as "revisedAt" from collections
    where id = ${id} and account_id = ${ctx.caller.accountId} and deleted_at is null
    for update`.execute(tx.getKysely())
  const [collection] = found.rows
  if (collection === undefined) throw NotFoundError.of('collection')
  return collection
}

async function findEqual(
  tx: Tx,
  { id, revision }: LockedCollection,
  { format, options, fresh }: ExportRequest,
): Promise<string | null> {
  const found = await sql<{ id: string }>`
    select id from exports
    where collection_id = ${id} and revision = ${revision} and format = ${format}
      and options = ${JSON.stringify(options)}::jsonb
      and (state = 'PENDING' and not (select cancel_requested from work where work.id = exports.id)
        or state = 'READY' and expires_at > clock_timestamp() and not ${fresh})
    order by id desc limit 1`.execute(tx.getKysely())
  return found.rows[0]?.id ?? null
}

async function insertExport(
  ctx: CallerContext,
  tx: Tx,
  { collection, request }: { collection: LockedCollection; request: ExportRequest },
): Promise<string> {
  const { accountId } = ctx.caller
  const created = await createWork(tx, ctx.queue, { accountId, kind: 'EXPORT', exclusiveKey: null })
  if (!('id' in created)) throw new Error('an export has no exclusive key')
  const { format, options, origin, retryOfId } = request
  await sql`
    insert into exports (id, collection_id, revision, revised_at, format, options, origin, filename, ttl, retry_of_id) values (
      ${created.id}, ${collection.id}, ${collection.revision}, ${collection.revisedAt}, ${format},
      ${JSON.stringify(options)}::jsonb, ${options.fetchMissing ? origin : null}, ${artifactName(collection.name, format)}, ${ctx.config.exportTtl},
      ${retryOfId})`.execute(tx.getKysely())
  return created.id
}
