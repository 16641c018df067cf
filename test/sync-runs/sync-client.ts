import type { StartSyncRunInput, SyncRunForTestFragment } from '../../src/gql/graphql.ts'
import { openSocketClient, subscribe } from '../support/socket-client.ts'
import type { Client } from '../support/test-client.ts'
import { startSyncRun, syncRunUpdated } from './sync-documents.ts'

/** Starts a run; rejects where it's refused. */
export async function start(client: Client, input: StartSyncRunInput): Promise<SyncRunForTestFragment> {
  const { data } = await client.request(startSyncRun, { input })
  if (data.startSyncRun.__typename !== 'StartSyncRunPayload') throw new Error(JSON.stringify(data))
  return data.startSyncRun.run
}

/**
 * The states of a run up to the terminal one.
 * @param onState Called with each as it comes.
 */
export async function follow(
  client: Client,
  id: string,
  onState: (state: SyncRunForTestFragment) => void = () => {},
): Promise<SyncRunForTestFragment[]> {
  await using socket = openSocketClient(client)
  const states: SyncRunForTestFragment[] = []
  for await (const { syncRunUpdated: state } of subscribe(socket, syncRunUpdated, { id })) {
    states.push(state)
    onState(state)
  }
  return states
}

/** Starts a run and follows it to its end. */
export async function runToEnd(client: Client, input: StartSyncRunInput): Promise<SyncRunForTestFragment> {
  const { id } = await start(client, input)
  const last = (await follow(client, id)).at(-1)
  if (last === undefined) throw new Error('the run has no state')
  return last
}
