import { OperatorError } from '../../errors.ts'
import { graphql } from '../../gql/gql.ts'
import type { DemoWorkFragment } from '../../gql/graphql.ts'
import { createProgressView } from './progress.ts'

/** What all work has, whatever its kind. */
export const workFragment = graphql(`
  fragment DemoWork on Work {
    state
    progress { itemsDone itemsTotal bytesDone bytesTotal }
    failure { message }
  }
`)

/**
 * Shows how far work is, until it ended; gives its last state. Each event is the whole present state, and the
 * subscription ends after the last one: there's nothing to poll.
 * @param noun What the work counts.
 */
export async function follow<State extends DemoWorkFragment>(
  events: AsyncIterable<{ work: State }>,
  noun: string,
): Promise<State> {
  using view = createProgressView(noun)
  let last: State | null = null
  for await (const { work } of events) {
    view.show(work)
    last = work
  }
  if (last === null) throw new OperatorError('The service told nothing about the work.')
  return last
}
