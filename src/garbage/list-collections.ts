import type { Context } from '../context.ts'
import { type Page, type PageRequest, toPage } from '../lib/page.ts'
import { readId } from '../lib/uuid.ts'
import { GarbageCollection } from './garbage-collection.entity.ts'

/** Garbage collections, newest first. The key of the list is the id. @throws InvalidInputError */
export async function listCollections(
  ctx: Context,
  { page }: { page: PageRequest },
): Promise<Page<GarbageCollection>> {
  const before = page.after === null ? {} : { id: { $lt: readId(page.after, 'after') } }
  const collections = await ctx.em
    .fork()
    .find(GarbageCollection, before, { orderBy: { id: 'desc' }, limit: page.first + 1 })
  return toPage(collections, page.first)
}
