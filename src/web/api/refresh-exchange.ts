import type { Exchange, Operation } from '@urql/core'
import { pipe, tap } from 'wonka'
import type { ConnectionStore } from './connection-state.ts'

/** Reads again all that is shown when a lost socket is there again. Nothing is read again by the clock. */
export function refreshExchange(connection: ConnectionStore): Exchange {
  return ({ client, forward }) => {
    const shown = new Map<number, Operation>()
    connection.onBack(() => {
      for (const operation of shown.values())
        client.reexecuteOperation(
          client.createRequestOperation('query', operation, { requestPolicy: 'network-only' }),
        )
    })
    return (operations) =>
      pipe(
        operations,
        tap((operation) => {
          if (operation.kind === 'query') shown.set(operation.key, operation)
          if (operation.kind === 'teardown') shown.delete(operation.key)
        }),
        forward,
      )
  }
}
