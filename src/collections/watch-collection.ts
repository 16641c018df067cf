import { type CallerContext, createContext } from '../context.ts'
import { abortable } from '../lib/abortable.ts'
import { Collection } from './collection.entity.ts'
import { getCollection } from './get-collection.ts'

/** The states of a collection, beginning with the present one and ending when it's deleted. @throws NotFoundError */
export async function watchCollection(
  ctx: CallerContext,
  input: { collectionId: string },
): Promise<AsyncGenerator<Collection>> {
  const { id } = await getCollection(ctx, input)
  const states = ctx.live.watch({
    id,
    read: async () => {
      const collection = await createContext(ctx).em.findOne(Collection, { id, deletedAt: null })
      return collection && { version: collection.revision, collection }
    },
    isFinal: () => false,
  })
  return abortable(async function* (signal) {
    signal.addEventListener('abort', () => void states.return(undefined), { once: true })
    for await (const { collection } of states) yield collection
  })
}
