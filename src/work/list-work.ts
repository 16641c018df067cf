import type { CallerContext } from '../context.ts'
import type { Page, PageRequest } from '../lib/page.ts'
import { selectWork, type WorkListFilter } from './select-work.ts'
import type { WithWork, WorkReader } from './watch-work.ts'
import type { WorkKind } from './work-states.ts'

/**
 * The account's work, newest first: the ids of the page by one statement, then each kind that it has by that kind's reader.
 * What a reader doesn't find is gone meanwhile, and the page is shorter. The key of the list is the id.
 * @throws InvalidInputError (after)
 */
export async function listWork(
  ctx: CallerContext,
  list: {
    page: PageRequest
    filter: WorkListFilter | null | undefined
    readers: Record<WorkKind, WorkReader>
  },
): Promise<Page<WithWork>> {
  const { page, filter, readers } = list
  const { accountId } = ctx.caller
  const selected = selectWork({ accountId, page, filter: filter ?? {} })
  const found = (await selected.execute(ctx.em.fork().getKysely())).rows
  const byKind = Map.groupBy(found.slice(0, page.first), ({ kind }) => kind)
  const read = await Promise.all(
    [...byKind].map(([kind, some]) =>
      readers[kind](ctx.em.fork(), { accountId, ids: some.map(({ id }) => id) }),
    ),
  )
  const items = read.flat().sort((a, b) => (a.work.id < b.work.id ? 1 : -1))
  // A page of which nothing is left has no place from which the list could go on.
  return { items, hasNextPage: found.length > page.first && items.length > 0 }
}
