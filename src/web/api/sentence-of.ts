import type { CombinedError } from '@urql/core'

/** What went wrong, for people. */
export function sentenceOf({ message, networkError, response }: CombinedError): string {
  if (networkError === undefined) return message.replace('[GraphQL] ', '')
  // Such as a proxy whose server is away.
  return response?.status >= 400
    ? `The server could not answer (HTTP ${response.status}).`
    : 'The server did not answer.'
}
