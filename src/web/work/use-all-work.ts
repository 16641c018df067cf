import { useCallback, useMemo } from 'react'
import { usePages } from '../api/use-pages.ts'
import { AllWorkDocument, type AllWorkQuery } from '../gql/graphql.ts'
import { type Group, groups } from './status.ts'
import { itemOf, type WorkItem } from './work-item.ts'
import { filterOf, type Kind, type View } from './work-views.ts'

/** A problem is among the first for so long; an older one lies where its time is. */
const lateMillis = 3 * 24 * 3600 * 1000

const groupsOf: Record<View, readonly Group[]> = {
  ALL: groups,
  PROBLEMS: ['PROBLEM'],
  ACTIVE: ['RUNNING', 'WAITING'],
  ENDED: ['ENDED'],
}

/**
 * Work of the account, newest first and page by page. Where it's all work, what someone has to look at is before the rest and
 * then what goes on, as far as a page of each has it.
 */
export function useAllWork(view: View, kind: Kind) {
  const listed = usePages(AllWorkDocument, { filter: filterOf(view, kind) }, workOf)
  const isAll = view === 'ALL'
  const apart = { isPaused: !isAll }
  const problems = usePages(AllWorkDocument, { filter: filterOf('PROBLEMS', kind) }, workOf, apart)
  const active = usePages(AllWorkDocument, { filter: filterOf('ACTIVE', kind) }, workOf, apart)
  const lists = isAll ? [problems, active, listed] : [listed]
  const items = useMemo(() => {
    const first = isAll ? [...problems.rows, ...active.rows].map(itemOf).filter(isFirst) : []
    const byId = new Map([...first, ...listed.rows.map(itemOf)].map((item) => [item.work.id, item]))
    // What has changed since the list was read may not be of the view any more.
    return [...byId.values()].filter(({ status }) => groupsOf[view].includes(status.group)).sort(compare)
  }, [listed.rows, problems.rows, active.rows, isAll, view])
  const places = useMemo(() => new Map(listed.rows.map(({ id }, place) => [id, place])), [listed.rows])
  return {
    rows: items,
    hasMore: listed.hasMore,
    isLoading: lists.some(({ isLoading }) => isLoading),
    isDenied: lists.some(({ isDenied }) => isDenied),
    error: lists.find(({ error }) => error !== null)?.error ?? null,
    more: listed.more,
    look: useCallback(
      (first: number, last: number) => {
        const seen = items.slice(first, last + 1).flatMap(({ work }) => places.get(work.id) ?? [])
        if (seen.length > 0) listed.look(Math.min(...seen), Math.max(...seen))
      },
      [items, places, listed.look],
    ),
    again: () => {
      for (const { again } of lists) again()
    },
  }
}

function workOf({ work }: AllWorkQuery): AllWorkQuery['work'] {
  return work
}

function compare(a: WorkItem, b: WorkItem): number {
  // Ids are in the order of creation.
  return rankOf(a) - rankOf(b) || (a.work.id < b.work.id ? 1 : -1)
}

function isFirst(item: WorkItem): boolean {
  return rankOf(item) < groups.indexOf('ENDED')
}

function rankOf({ work, status }: WorkItem): number {
  const isOld = work.finishedAt !== null && Date.now() - Date.parse(work.finishedAt) > lateMillis
  return groups.indexOf(status.group === 'PROBLEM' && isOld ? 'ENDED' : status.group)
}
