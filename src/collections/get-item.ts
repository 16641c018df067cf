import type { Context } from '../context.ts'
import type { Collection } from './collection.entity.ts'
import { CollectionItem } from './collection-item.entity.ts'
import { readItemPath } from './item-path.ts'

/** The item at a path; null where there is none. @throws InvalidInputError (path) */
export async function getItem(
  ctx: Context,
  { collection, path }: { collection: Pick<Collection, 'id'>; path: string },
): Promise<CollectionItem | null> {
  return await ctx.em.fork().findOne(CollectionItem, {
    collectionId: collection.id,
    path: readItemPath(path, 'path'),
    toRevision: null,
  })
}
