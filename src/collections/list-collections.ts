import type { FilterQuery } from '@mikro-orm/core'
import type { CallerContext } from '../context.ts'
import { InvalidInputError } from '../errors.ts'
import { escapeLike } from '../lib/escape-like.ts'
import { type Page, type PageRequest, toPage } from '../lib/page.ts'
import { readId } from '../lib/uuid.ts'
import { Collection } from './collection.entity.ts'

/** Which collections are meant. */
export type CollectionFilter = {
  /** A part of the name, in upper or lower case. */
  name?: string | null | undefined
}

type Given = { filter?: CollectionFilter | null | undefined }

/** The account's collections, newest first. The key of the list is the id. @throws InvalidInputError */
export async function listCollections(
  ctx: CallerContext,
  { page, filter }: Given & { page: PageRequest },
): Promise<Page<Collection>> {
  const after = page.after === null ? {} : { id: { $lt: readId(page.after, 'after') } }
  const collections = await ctx.em
    .fork()
    .find(
      Collection,
      { $and: [conditionsOf(ctx, filter), after] },
      { orderBy: { id: 'desc' }, limit: page.first + 1 },
    )
  return toPage(collections, page.first)
}

/** How many collections `listCollections` gives over all pages. @throws InvalidInputError */
export async function countCollections(ctx: CallerContext, { filter }: Given): Promise<number> {
  return await ctx.em.fork().count(Collection, conditionsOf(ctx, filter))
}

function conditionsOf({ caller }: CallerContext, filter: Given['filter']): FilterQuery<Collection> {
  const live = { accountId: caller.accountId, deletedAt: null }
  const name = filter?.name
  if (name === null || name === undefined) return live
  if (name.includes('\0') || !name.isWellFormed()) {
    throw new InvalidInputError('A name never holds NUL or half a surrogate pair.', 'filter.name')
  }
  return { ...live, name: { $ilike: `%${escapeLike(name)}%` } }
}
