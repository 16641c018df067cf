import type { CombinedError } from '@urql/core'
import { Button } from '../ui/button.tsx'
import { EmptyNotice, ErrorNotice } from '../ui/notice.tsx'

/** Says why something can't be shown, and what to do about it. */
export function ReadError({ error, onAgain }: { error: CombinedError; onAgain: () => void }) {
  if (codeOf(error) === 'FORBIDDEN')
    return (
      <EmptyNotice title="You may not see this.">
        Your key or session lacks the scope. Sign in with one that has it.
      </EmptyNotice>
    )
  return (
    <ErrorNotice action={<Button onPress={onAgain}>Try again</Button>}>
      {error.networkError ? 'The server did not answer.' : error.message.replace('[GraphQL] ', '')}
    </ErrorNotice>
  )
}

export function isNotFound(error: CombinedError | undefined): boolean {
  return error !== undefined && codeOf(error) === 'NOT_FOUND'
}

function codeOf({ graphQLErrors }: CombinedError): unknown {
  return graphQLErrors[0]?.extensions['code']
}
