import { type CallerContext, createContext } from '../context.ts'
import { Collection } from './collection.entity.ts'
import { getCollection } from './get-collection.ts'

/** The states of a collection, beginning with the present one and ending when it's deleted. @throws NotFoundError */
export async function watchCollection(
  ctx: CallerContext,
  input: { collectionId: string },
): Promise<AsyncGenerator<Collection>> {
  const { id } = await getCollection(ctx, input)
  return ctx.live.watch({
    id,
    read: () => createContext(ctx).em.findOne(Collection, { id, deletedAt: null }),
    versionOf: ({ revision }) => revision,
    isFinal: () => false,
  })
}
