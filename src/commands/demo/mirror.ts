import { OperatorError } from '../../errors.ts'
import { graphql } from '../../gql/gql.ts'
import type { DemoSyncRunFragment } from '../../gql/graphql.ts'
import { countOf, printable } from '../format.ts'
import type { ApiClient } from './client.ts'
import { follow } from './follow.ts'

const startMirror = graphql(`
  mutation DemoStartMirror($channel: String!, $filter: FileFilter!) {
    startSyncRun(input: { kind: MIRROR, channels: [$channel], filter: $filter }) {
      __typename
      ... on StartSyncRunPayload { run { id } }
      ... on Error { message }
    }
  }
`)

const syncRunUpdated = graphql(`
  subscription DemoSyncRunUpdated($id: ID!) {
    work: syncRunUpdated(id: $id) { ...DemoSyncRun }
  }
`)

export const syncRunFragment = graphql(`
  fragment DemoSyncRun on SyncRun {
    ...DemoWork
    id
    runState
    pendingFailureCount
  }
`)

const failuresQuery = graphql(`
  query DemoFailures($id: ID!) {
    syncRun(id: $id) {
      failures(first: 3) {
        __typename
        ... on SyncFailureConnection { edges { node { filename stage code attempts message } } }
        ... on Error { message }
      }
    }
  }
`)

/** Brings the files of an archive to a replica, and follows that live. */
export async function mirrorChildren(
  client: ApiClient,
  { archiveId, channel }: { archiveId: string; channel: string },
): Promise<DemoSyncRunFragment> {
  const filter = { tags: { 'stevedore/archive-id': archiveId } }
  const { startSyncRun: started } = await client.request(startMirror, { channel, filter })
  if (started.__typename !== 'StartSyncRunPayload') throw new OperatorError(started.message)
  return await followRun(client, started.run.id)
}

/** Follows a run to its end, and says what came of it. */
export async function followRun(client: ApiClient, id: string): Promise<DemoSyncRunFragment> {
  const run = await follow(client.subscribe(syncRunUpdated, { id }), 'files')
  console.log(
    `  the run ${id} is ${run.runState}, ${countOf(run.pendingFailureCount, 'failure', 'failures')} pending`,
  )
  return run
}

/** Prints some of what failed in a run. */
export async function printFailures(client: ApiClient, id: string): Promise<void> {
  const { syncRun } = await client.request(failuresQuery, { id })
  if (syncRun?.failures.__typename !== 'SyncFailureConnection') return
  for (const { node } of syncRun.failures.edges)
    console.log(
      `    ${printable(node.filename ?? '')}: ${node.code} in ${node.stage}, ${countOf(node.attempts, 'attempt', 'attempts')}`,
    )
}
