import { sql } from 'kysely'
import type { CallerContext } from '../context.ts'
import { grantOnce } from '../idempotency/grant-once.ts'
import { readKeyedWish } from '../idempotency/keyed-wish.ts'
import { orGone } from '../idempotency/or-gone.ts'
import { publish } from '../live/notice.ts'
import type { Collection } from './collection.entity.ts'
import { checkCollectionName, checkDescription } from './collection-text.ts'
import { getCollection } from './get-collection.ts'

/**
 * Makes an empty collection.
 * @throws InvalidInputError (name, description, idempotencyKey)
 * @throws ConflictError, GoneError, IdempotencyMismatchError
 */
export async function createCollection(
  ctx: CallerContext,
  input: {
    name: string
    description?: string | null | undefined
    idempotencyKey?: string | null | undefined
  },
): Promise<{ collection: Collection; replayed: boolean }> {
  const { accountId } = ctx.caller
  const { name, description = null } = input
  checkCollectionName(name)
  if (description !== null) checkDescription(description)
  const wish = readKeyedWish({
    accountId,
    key: input.idempotencyKey ?? null,
    mutation: 'createCollection',
    input: { name, description },
  })
  const { id: collectionId, replayed } = await grantOnce(ctx, wish, async (tx) => {
    const created = await sql<{ id: string }>`
      insert into collections (account_id, name, description) values (${accountId}, ${name}, ${description})
      returning id`.execute(tx.getKysely())
    const [row] = created.rows
    if (row === undefined) throw new Error('a row was inserted without an id')
    await publish(tx, { kind: 'COLLECTION', id: row.id, accountId, version: 1 })
    return row.id
  })
  return { collection: await orGone(getCollection(ctx, { collectionId })), replayed }
}
