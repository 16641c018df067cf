import { sql } from 'kysely'
import type { CallerContext } from '../context.ts'
import type { Tx } from '../database/transaction.ts'
import { grantOnce } from '../idempotency/grant-once.ts'
import { readKeyedWish } from '../idempotency/keyed-wish.ts'
import { orGone } from '../idempotency/or-gone.ts'
import { readId } from '../lib/uuid.ts'
import { type Addition, type AdditionInput, readAddition } from './addition.ts'
import { changeInTurn } from './change-in-turn.ts'
import { changeItems } from './change-items.ts'
import { refuseFilesAsFolders } from './check-staged-places.ts'
import type { Collection } from './collection.entity.ts'
import { CollectionFullError } from './collection-full-error.ts'
import { getCollection } from './get-collection.ts'
import { type ChangeTarget, lockCollection } from './lock-collection.ts'
import { resolveConflicts } from './resolve-conflicts.ts'
import { stageAddition } from './stage-addition.ts'
import { checkStagedPaths } from './staged-items.ts'

/** What came of an addition, in items; `renamed` ones are among the `added`. */
export type AdditionCounts = { added: number; replaced: number; skipped: number; renamed: number }

/** `counts` is null where it was done before under the same key. */
export type Added = { collection: Collection; counts: AdditionCounts | null; replayed: boolean }

/**
 * Adds files to a collection: all of them or, where something is wrong, none.
 * @throws InvalidInputError (collectionId, items, filter, filter.…, archiveId, pathPrefix, folder, idempotencyKey)
 * @throws ConflictError where the collection isn't at the expected revision, or a path is taken.
 * @throws NotFoundError, CollectionFullError, GoneError, IdempotencyMismatchError
 */
export async function addToCollection(
  ctx: CallerContext,
  input: AdditionInput & {
    collectionId: string
    expectedRevision?: number | null | undefined
    idempotencyKey?: string | null | undefined
  },
): Promise<Added> {
  const collectionId = readId(input.collectionId, 'collectionId')
  const { accountId } = ctx.caller
  const addition = readAddition(input)
  const target = { accountId, collectionId, expectedRevision: input.expectedRevision ?? null }
  const wish = readKeyedWish({
    accountId,
    key: input.idempotencyKey ?? null,
    mutation: 'addToCollection',
    input: { addition, target },
  })
  const done: Pick<Added, 'collection' | 'counts'>[] = []
  const isLarge = addition.source.kind !== 'ITEMS'
  const { replayed } = await changeInTurn(ctx, { collectionId, isLarge }, () =>
    grantOnce(ctx, wish, async (tx) => {
      done.push(await add(tx, { target, addition, limit: ctx.config.maxCollectionItems }))
      return collectionId
    }),
  )
  const [own] = done
  if (own) return { ...own, replayed }
  return { collection: await orGone(getCollection(ctx, { collectionId })), counts: null, replayed }
}

async function add(
  tx: Tx,
  { target, addition, limit }: { target: ChangeTarget; addition: Addition; limit: number },
): Promise<Pick<Added, 'collection' | 'counts'>> {
  const { accountId } = target
  const collection = await lockCollection(tx, target)
  const { id: collectionId, revision, itemCount } = collection
  const staged = await stageAddition(tx, { ...addition, accountId, limit })
  if (staged > limit) throw new CollectionFullError(limit)
  const present = { collectionId, stays: sql<boolean>`true` }
  const { skipped, renamed } = await resolveConflicts(tx, present, addition.onConflict)
  await checkStagedPaths(tx, addition.source.kind === 'ITEMS' ? 'items' : 'folder')
  await refuseFilesAsFolders(tx, present)
  const closes =
    addition.onConflict === 'REPLACE'
      ? sql<boolean>`i.path in (select path from staged_items)`
      : sql<boolean>`false`
  const { opened, closed } = await changeItems(tx, { collectionId, revision, closes, opens: true })
  if (itemCount + opened - closed > limit) throw new CollectionFullError(limit)
  return {
    collection: await tx.refreshOrFail(collection),
    counts: { added: opened - closed, replaced: closed, skipped, renamed },
  }
}
