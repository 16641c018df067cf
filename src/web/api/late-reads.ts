import type { Exchange, Operation } from '@urql/core'
import { pipe, tap } from 'wonka'

/**
 * Reads a list once more that was to be read again while an answer was on its way: the answer may be older than the reason,
 * and the client itself drops what is being asked for already.
 */
export class LateReads {
  readonly #underway = new Map<number, Operation>()
  readonly #late = new Set<number>()

  /** Lists of the account that aren't what they were. */
  changed(names: readonly string[]): void {
    for (const [key, operation] of this.#underway)
      if (fieldsOf(operation).some((name) => names.includes(name))) this.#late.add(key)
  }

  /** Its place is after the cache, where it sees what is asked of the server. */
  readonly exchange: Exchange =
    ({ client, forward }) =>
    (operations) =>
      pipe(
        operations,
        tap((operation) => {
          if (operation.kind === 'query') this.#underway.set(operation.key, operation)
          if (operation.kind === 'teardown') this.#ended(operation.key)
        }),
        forward,
        tap(({ operation }) => {
          if (operation.kind === 'query' && this.#ended(operation.key))
            client.reexecuteOperation(
              client.createRequestOperation('query', operation, { requestPolicy: 'network-only' }),
            )
        }),
      )

  /** @returns whether it's to be read once more. */
  #ended(key: number): boolean {
    this.#underway.delete(key)
    return this.#late.delete(key)
  }
}

/** What it asks of the query itself. */
function fieldsOf({ query }: Operation): string[] {
  return query.definitions.flatMap((definition) =>
    definition.kind === 'OperationDefinition'
      ? definition.selectionSet.selections.flatMap((field) =>
          field.kind === 'Field' ? field.name.value : [],
        )
      : [],
  )
}
