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
  for (let { after } = page; ; ) {
    const selected = selectWork({ accountId, page: { ...page, after }, filter: filter ?? {} })
    const found = (await selected.execute(ctx.em.fork().getKysely())).rows
    const ofPage = found.slice(0, page.first)
    const read = await Promise.all(
      [...Map.groupBy(ofPage, ({ kind }) => kind)].map(([kind, some]) =>
        readers[kind](ctx.em.fork(), { accountId, ids: some.map(({ id }) => id) }),
      ),
    )
    const items = read.flat().sort((a, b) => (a.work.id < b.work.id ? 1 : -1))
    const hasNextPage = found.length > page.first
    if (items.length > 0 || !hasNextPage) return { items, hasNextPage }
    // A page of which nothing is left has no place from which a caller could go on.
    after = ofPage.at(-1)?.id ?? null
  }
}
