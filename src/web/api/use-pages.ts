import type { CombinedError, OperationResult, OperationResultSource } from '@urql/core'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useClient } from 'urql'
import { pipe, subscribe, takeWhile } from 'wonka'
import type { TypedDocumentString } from '../gql/graphql.ts'
import { documentOf } from './document.ts'

/** As every connection of the API has it. */
export type PageOf<Node> = {
  edges: readonly { node: Node }[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

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
  again: () => void
}

/**
 * A list of the API, page by page as far as it's looked at. The cache is followed for each page that was read, so that
 * what changes shows; what is new shows once the list is read again.
 *
 * @param select Finds the connection in the answer; null: what it belongs to isn't there.
 * @param options.isPaused Read nothing for now.
 * @param options.isFollowed Whether what changes shows. For a connection below something other than the query, following
 *   costs for each page that comes as much as there are pages, since the cache reads again all that hangs on one thing.
 */
export function usePages<Node, Result, Variables extends Record<string, unknown>>(
  document: TypedDocumentString<Result, Variables & { first: number; after: string | null }>,
  variables: Variables,
  select: (data: Result) => PageOf<Node> | null | undefined,
  { isPaused = false, isFollowed = true }: { isPaused?: boolean; isFollowed?: boolean } = {},
): Pages<Node> {
  const client = useClient()
  const key = JSON.stringify(variables)
  const [loaded, setLoaded] = useState<{ key: string; pages: PageOf<Node>[] }>({ key, pages: [] })
  const [wanted, setWanted] = useState({ key, count: 1 })
  const [failure, setFailure] = useState<CombinedError | null>(null)
  const [round, setRound] = useState(0)
  const pages = useMemo(() => (loaded.key === key ? loaded.pages : []), [loaded, key])
  const count = wanted.key === key ? wanted.count : 1
  const cursors = useMemo(() => cursorsOf(pages, count), [pages, count])

  const follower = useRef<PageFollower<Result> | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the variables are what `key` says; `select` finds the same in every answer
  useEffect(() => {
    if (isPaused) return
    const read = (after: string | null) =>
      client.query(
        documentOf(document),
        // The page's own variables are those of the document.
        { ...variables, first: pageSize, after } as Variables & { first: number; after: string | null },
        { requestPolicy: round > 0 ? 'network-only' : 'cache-and-network' },
      )
    const onResult = (index: number, { data, error }: OperationResult<Result>) => {
      setFailure(error ?? null)
      const page = data && select(data)
      if (!page) return
      setLoaded((before) => {
        const next = before.key === key ? before.pages.slice() : []
        next[index] = page
        return { key, pages: next }
      })
    }
    const own = new PageFollower(read, { onResult, isFollowed })
    follower.current = own
    return () => {
      own.stop()
      follower.current = null
    }
  }, [client, document, key, round, isPaused, isFollowed])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new follower follows anew
  useEffect(
    () => follower.current?.follow(cursors),
    [cursors, client, document, key, round, isPaused, isFollowed],
  )

  const last = pages.at(-1)
  const isLoading = !isPaused && pages.length < count && failure === null
  const hasMore = !isPaused && (last?.pageInfo.hasNextPage ?? false)
  return {
    rows: useMemo(() => pages.flatMap(({ edges }) => edges.map(({ node }) => node)), [pages]),
    hasMore,
    isLoading,
    error: failure && sentenceOf(failure),
    isDenied: failure?.graphQLErrors.some(({ extensions }) => extensions['code'] === 'FORBIDDEN') ?? false,
    more: useCallback(() => {
      if (hasMore && !isLoading) setWanted({ key, count: count + 1 })
    }, [hasMore, isLoading, key, count]),
    again: useCallback(() => setRound((before) => before + 1), []),
  }
}

const pageSize = 100

/** As many as are wanted and known: where each page begins is known once the one before is. */
function cursorsOf<Node>(pages: readonly PageOf<Node>[], count: number): (string | null)[] {
  const cursors: (string | null)[] = [null]
  for (const { pageInfo } of pages) {
    if (cursors.length >= count || !pageInfo.hasNextPage) break
    cursors.push(pageInfo.endCursor)
  }
  return cursors
}

type PageReader<Result> = (after: string | null) => OperationResultSource<OperationResult<Result>>

/** Follows each page once, however many there come to be. */
class PageFollower<Result> {
  readonly #read: PageReader<Result>
  readonly #onResult: (index: number, result: OperationResult<Result>) => void
  readonly #isFollowed: boolean
  readonly #stops = new Map<string | null, () => void>()

  constructor(
    read: PageReader<Result>,
    options: { onResult: (index: number, result: OperationResult<Result>) => void; isFollowed: boolean },
  ) {
    this.#read = read
    this.#onResult = options.onResult
    this.#isFollowed = options.isFollowed
  }

  follow(cursors: readonly (string | null)[]): void {
    cursors.forEach((after, index) => {
      if (this.#stops.has(after)) return
      // It may answer at once, before there is something to stop.
      this.#stops.set(after, () => {})
      const { unsubscribe } = pipe(
        this.#read(after),
        takeWhile(({ stale }) => this.#isFollowed || stale, true),
        subscribe((result) => this.#onResult(index, result)),
      )
      this.#stops.set(after, unsubscribe)
    })
    const wanted = new Set(cursors)
    for (const [after, stop] of this.#stops) {
      if (wanted.has(after)) continue
      stop()
      this.#stops.delete(after)
    }
  }

  stop(): void {
    for (const stop of this.#stops.values()) stop()
    this.#stops.clear()
  }
}

function sentenceOf({ message, networkError }: CombinedError): string {
  return networkError ? 'The server did not answer.' : message.replace('[GraphQL] ', '')
}
