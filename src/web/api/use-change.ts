import type { CombinedError } from '@urql/core'
import { useCallback, useState } from 'react'
import { useClient } from 'urql'
import type { TypedDocumentString } from '../gql/graphql.ts'
import { documentOf } from './document.ts'
import { sentenceOf } from './sentence-of.ts'

/** What a mutation was refused for: a sentence for people, a code for the console. */
export type Refusal = {
  code: string
  message: string
  /** Which input is at fault. */
  field: string | null
  /** The sync run that is in the way. */
  existingRunId: string | null
}

type Answer = {
  __typename?: string
  code?: string
  message?: string
  field?: string | null
  existingRun?: { id: string } | null
}

/** A mutation of one field, whose answer is a payload or an error. */
export type Change<Result, Variables> = {
  /** @returns the payload; null where it was refused, and `refusal` says why. */
  run: (variables: Variables) => Promise<Payload<Result> | null>
  isRunning: boolean
  refusal: Refusal | null
  forget: () => void
}

/** Of the answer's types, the one that is no error. */
export type Payload<Result> = Extract<Result[keyof Result], { __typename: `${string}Payload` }>

export function useChange<Result extends object, Variables extends Record<string, unknown>>(
  document: TypedDocumentString<Result, Variables>,
): Change<Result, Variables> {
  const client = useClient()
  const [isRunning, setRunning] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const run = useCallback(
    async (variables: Variables) => {
      setRunning(true)
      setRefusal(null)
      const { data, error } = await client.mutation(documentOf(document), variables).toPromise()
      setRunning(false)
      const answer = data && (Object.values(data).find((value) => value !== undefined) as Answer | undefined)
      if (answer?.__typename?.endsWith('Payload')) return answer as Payload<Result>
      setRefusal(explain(answer, error))
      return null
    },
    [client, document],
  )
  return { run, isRunning, refusal, forget: () => setRefusal(null) }
}

function explain(answer: Answer | undefined, error: CombinedError | undefined): Refusal {
  const nothing = { field: null, existingRunId: null }
  if (answer?.code && answer.message)
    return {
      code: answer.code,
      message: answer.message,
      field: answer.field ?? null,
      existingRunId: answer.existingRun?.id ?? null,
    }
  if (error?.networkError)
    return { ...nothing, code: 'OFFLINE', message: `${sentenceOf(error)} Nothing is lost: try again.` }
  return { ...nothing, code: 'INTERNAL', message: error ? sentenceOf(error) : 'Nothing was answered.' }
}
