import type { CallerContext } from '../context.ts'
import { NotFoundError } from '../errors.ts'
import { readId } from '../lib/uuid.ts'
import { Collection } from './collection.entity.ts'

/** @throws NotFoundError where the account has no such collection, or has deleted it. */
export async function getCollection(
  ctx: CallerContext,
  input: { collectionId: string },
): Promise<Collection> {
  const id = readId(input.collectionId, 'id')
  const { accountId } = ctx.caller
  const collection = await ctx.em.fork().findOne(Collection, { id, accountId, deletedAt: null })
  if (collection === null) throw NotFoundError.of('collection')
  return collection
}
