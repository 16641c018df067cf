import type { CombinedError, Exchange, Operation } from '@urql/core'
import { pipe, tap } from 'wonka'
import type { ConnectionStore } from './connection-state.ts'

/**
 * Reads again all that is shown when a lost socket is there again, and what could not be read when the server tells that
 * lists have changed. Nothing is read again by the clock.
 */
export function refreshExchange(connection: ConnectionStore): Exchange {
  return ({ client, forward }) => {
    const shown = new Map<number, Operation>()
    const failed = new Map<number, Operation>()
    const readAgain = (operations: Map<number, Operation>) => {
      for (const operation of [...operations.values()])
        client.reexecuteOperation(
          client.createRequestOperation('query', operation, { requestPolicy: 'network-only' }),
        )
    }
    connection.onBack(() => readAgain(shown))
    return (operations) =>
      pipe(
        operations,
        tap((operation) => {
          if (operation.kind === 'query') shown.set(operation.key, operation)
          if (operation.kind === 'teardown') shown.delete(operation.key)
          if (operation.kind !== 'subscription') failed.delete(operation.key)
        }),
        forward,
        tap(({ operation, data, error }) => {
          if (operation.kind === 'query' && isOutage(error)) failed.set(operation.key, operation)
          // As happens when the database is back.
          if (operation.kind === 'subscription' && data?.listsUpdated) readAgain(failed)
        }),
      )
  }
}

const outageCodes: readonly unknown[] = ['DATABASE_UNAVAILABLE', 'STORE_UNAVAILABLE']

/** Whether there would be an answer at another time. */
function isOutage(error: CombinedError | undefined): boolean {
  return (
    error !== undefined &&
    (error.networkError !== undefined ||
      error.graphQLErrors.some(({ extensions }) => outageCodes.includes(extensions['code'])))
  )
}
