import { useEffect, useRef } from 'react'
import { type CombinedError, useQuery, useSubscription } from 'urql'
import type { TypedDocumentString } from '../gql/graphql.ts'
import { documentOf } from './document.ts'

/** What is shown of a query. `data` stays while it's read again. */
export type Read<Result> = {
  data: Result | undefined
  error: CombinedError | undefined
  isLoading: boolean
  again: () => void
}

/**
 * Reads from the cache and, at once, from the server; follows what subscriptions and mutations change of it.
 * @param options.isPaused Read nothing for now.
 */
export function useRead<Result, Variables extends Record<string, unknown>>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
  options: { isPaused?: boolean } = {},
): Read<Result> {
  const [{ data, error, fetching }, execute] = useQuery<Result, Variables>({
    query: documentOf(document),
    variables,
    pause: options.isPaused ?? false,
  })
  return {
    data,
    error,
    isLoading: fetching && data === undefined,
    again: () => execute({ requestPolicy: 'network-only' }),
  }
}

/** Follows a subscription for as long as the view is there. What it brings is in the cache, and so in what is shown. */
export function useFollow<Result, Variables extends Record<string, unknown>>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
  options: { isPaused?: boolean; onData?: (data: Result) => void } = {},
): void {
  const { onData } = options
  const told = useRef(onData)
  useEffect(() => {
    told.current = onData
  })
  useSubscription<Result, null, Variables>(
    { query: documentOf(document), variables, pause: options.isPaused ?? false },
    (_, data) => {
      told.current?.(data)
      return null
    },
  )
}
