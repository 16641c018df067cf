import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useClient } from 'urql'
import type { TypedDocumentString } from '../gql/graphql.ts'
import { documentOf } from './document.ts'
import { PageList } from './page-list.ts'
import type { PageOf } from './page-rows.ts'
import { sentenceOf } from './sentence-of.ts'

export type Pages<Node> = {
  rows: readonly Node[]
  hasMore: boolean
  isLoading: boolean
  /** A sentence; null: nothing is wrong. */
  error: string | null
  /** Whether what's wrong is that who is signed in may not. */
  isDenied: boolean
  /** Reads the next page, unless it's being read. */
  more: () => void
  /** Says which rows are seen, from the first to the last: those are live. Until it's said, all are. */
  look: (first: number, last: number) => void
  again: () => void
}

const pageSize = 100

/**
 * A list of the API, as far as it's looked at.
 *
 * @param select Finds the connection in the answer; null: what it belongs to isn't there.
 * @param options.isPaused Read nothing for now.
 */
export function usePages<Node, Result, Variables extends Record<string, unknown>>(
  document: TypedDocumentString<Result, Variables & { first: number; after: string | null }>,
  variables: Variables,
  select: (data: Result) => PageOf<Node> | null | undefined,
  { isPaused = false }: { isPaused?: boolean } = {},
): Pages<Node> {
  const client = useClient()
  const key = JSON.stringify(variables)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the variables are what `key` says; `select` finds the same in every answer
  const list = useMemo(
    () =>
      new PageList<Node, Result>(
        (after, requestPolicy) =>
          client.query(
            documentOf(document),
            // The page's own variables are those of the document.
            { ...variables, first: pageSize, after } as Variables & { first: number; after: string | null },
            { requestPolicy },
          ),
        select,
      ),
    [client, document, key],
  )
  useEffect(() => (isPaused ? undefined : list.open()), [list, isPaused])
  const { rows, hasMore, isLoading, failure } = useSyncExternalStore(list.subscribe, list.get)
  return {
    rows: isPaused ? none : rows,
    hasMore: !isPaused && hasMore,
    isLoading: !isPaused && isLoading,
    error: failure && sentenceOf(failure),
    isDenied: failure?.graphQLErrors.some(({ extensions }) => extensions['code'] === 'FORBIDDEN') ?? false,
    more: list.more,
    look: list.look,
    again: list.again,
  }
}

const none: readonly never[] = []
