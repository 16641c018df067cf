import { useEffect, useEffectEvent } from 'react'
import { type Change, useChange } from '../api/use-change.ts'
import type { TypedDocumentString } from '../gql/graphql.ts'

/** A collection as it's shown: what changes it is meant for this revision. */
export type Shown = {
  id: string
  revision: number
  /** Reads the collection again: someone else has changed it. */
  readAgain: () => void
}

/** A change of a collection. Where it's refused because the collection is another by now, that is read, and the next try is meant for it. */
export function useCollectionChange<Result extends object, Variables extends Record<string, unknown>>(
  document: TypedDocumentString<Result, Variables>,
  { readAgain }: Shown,
): Change<Result, Variables> {
  const change = useChange(document)
  const onConflict = useEffectEvent(readAgain)
  const { refusal } = change
  useEffect(() => {
    if (refusal?.code === 'CONFLICT') onConflict()
  }, [refusal])
  return change
}
