import { LockMode } from '@mikro-orm/core'
import type { Tx } from '../database/transaction.ts'
import { ConflictError, NotFoundError } from '../errors.ts'
import { Collection } from './collection.entity.ts'

/** A collection to be changed, and by whom; `expectedRevision`: the one that the change is meant for. */
export type ChangeTarget = {
  accountId: string
  collectionId: string
  expectedRevision?: number | null | undefined
}

/**
 * Locks a collection until the end of the transaction: its changes come one after the other.
 * @throws NotFoundError where the account has no such collection.
 * @throws ConflictError where it has been changed since the expected revision.
 */
export async function lockCollection(
  tx: Tx,
  { accountId, collectionId, expectedRevision }: ChangeTarget,
): Promise<Collection> {
  const collection = await tx.findOne(
    Collection,
    { id: collectionId, accountId, deletedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  )
  if (collection === null) throw NotFoundError.of('collection')
  const { revision } = collection
  if (typeof expectedRevision === 'number' && expectedRevision !== revision) {
    throw new ConflictError(
      `The collection is at revision ${revision}, and this is for revision ${expectedRevision}: read it again.`,
    )
  }
  return collection
}
