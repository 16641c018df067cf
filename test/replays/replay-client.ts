import type {
  ReplayForTestFragment,
  ReplayItemsForTestQueryVariables,
  RequestReplayInput,
} from '../../src/gql/graphql.ts'
import { openSocketClient, subscribe } from '../support/socket-client.ts'
import type { Client } from '../support/test-client.ts'
import { replayItems, replayQuery, replayUpdated, requestReplay } from './replay-documents.ts'

/** Requests a replay; rejects where it's refused. */
export async function request(client: Client, input: RequestReplayInput): Promise<ReplayForTestFragment> {
  const { data } = await client.request(requestReplay, { input })
  if (data.requestReplay.__typename !== 'RequestReplayPayload') throw new Error(JSON.stringify(data))
  return data.requestReplay.replay
}

export async function readReplay(client: Client, id: string): Promise<ReplayForTestFragment> {
  const { data, errors } = await client.request(replayQuery, { id })
  if (!data.replay) throw new Error(JSON.stringify(errors))
  return data.replay
}

/** A page of what a replay took, and of what it didn't. */
export async function readItems(
  client: Client,
  id: string,
  page: Omit<ReplayItemsForTestQueryVariables, 'id'> = {},
) {
  const items = (await client.request(replayItems, { id, ...page })).data.replay?.items
  if (!items) throw new Error('the replay has no items')
  return { nodes: items.edges.map(({ node }) => node), endCursor: items.pageInfo.endCursor ?? null }
}

/** The states of a replay up to the one in which it ended or needs attention. */
export async function followReplay(client: Client, id: string): Promise<ReplayForTestFragment[]> {
  await using socket = openSocketClient(client)
  const states: ReplayForTestFragment[] = []
  for await (const { replayUpdated: state } of subscribe(socket, replayUpdated, { id })) states.push(state)
  return states
}

/** Requests a replay and follows it to its end. */
export async function replayToEnd(client: Client, input: RequestReplayInput): Promise<ReplayForTestFragment> {
  const { id } = await request(client, input)
  const last = (await followReplay(client, id)).at(-1)
  if (last === undefined) throw new Error('the replay has no state')
  return last
}
