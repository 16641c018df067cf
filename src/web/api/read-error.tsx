import type { CombinedError } from '@urql/core'
import { Button } from '../ui/button.tsx'
import { ErrorNotice } from '../ui/notice.tsx'
import { DeniedNotice } from './denied-notice.tsx'
import { sentenceOf } from './sentence-of.ts'

/** Says why something can't be shown, and what to do about it. */
export function ReadError({ error, onAgain }: { error: CombinedError; onAgain: () => void }) {
  if (codeOf(error) === 'FORBIDDEN') return <DeniedNotice what="this" />
  return <ErrorNotice action={<Button onPress={onAgain}>Try again</Button>}>{sentenceOf(error)}</ErrorNotice>
}

/** Whether there is no such thing. What is no id at all in an address is the id of nothing. */
export function isNotFound(error: CombinedError | undefined): boolean {
  const extensions = error?.graphQLErrors[0]?.extensions
  return (
    extensions?.['code'] === 'NOT_FOUND' ||
    (extensions?.['code'] === 'INVALID_INPUT' && extensions['field'] === 'id')
  )
}

function codeOf({ graphQLErrors }: CombinedError): unknown {
  return graphQLErrors[0]?.extensions['code']
}
