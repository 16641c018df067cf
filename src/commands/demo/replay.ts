import { OperatorError } from '../../errors.ts'
import { graphql } from '../../gql/gql.ts'
import type { ApiClient } from './client.ts'
import { follow } from './follow.ts'
import { followRun } from './mirror.ts'

const requestReplay = graphql(`
  mutation DemoRequestReplay($runId: ID!) {
    requestReplay(input: { runId: $runId, idempotencyKey: "npm run demo" }) {
      __typename
      ... on RequestReplayPayload { replay { id targetRunId } }
      ... on Error { message }
    }
  }
`)

const replayUpdated = graphql(`
  subscription DemoReplayUpdated($id: ID!) {
    work: replayUpdated(id: $id) { ...DemoWork phase }
  }
`)

const sourceQuery = graphql(`
  query DemoSource($id: ID!) {
    syncRun(id: $id) { failedCount pendingFailureCount }
  }
`)

/** Has the failures of a run taken into a new one, and follows both live: that, and what comes of them there. */
export async function replayFailures(client: ApiClient, runId: string): Promise<void> {
  const { requestReplay: asked } = await client.request(requestReplay, { runId })
  if (asked.__typename !== 'RequestReplayPayload') throw new OperatorError(asked.message)
  const { id, targetRunId } = asked.replay
  const replay = await follow(client.subscribe(replayUpdated, { id }), 'failures')
  if (replay.state !== 'SUCCEEDED')
    throw new OperatorError(replay.failure?.message ?? `The replay is ${replay.phase}.`)
  await followRun(client, targetRunId)
  const { syncRun: source } = await client.request(sourceQuery, { id: runId })
  console.log(
    `  of the run ${runId}, ${source?.pendingFailureCount} of ${source?.failedCount} failures are pending`,
  )
}
