import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApiKey } from '../../src/accounts/create-api-key.ts'
import type { ReplayForTestFragment } from '../../src/gql/graphql.ts'
import { newAccount } from '../files/new-account.ts'
import { workUpdated } from '../support/documents.ts'
import { query } from '../support/query.ts'
import { openSocketClient, subscribe } from '../support/socket-client.ts'
import type { TestApp } from '../support/test-app.ts'
import { type Client, createClientOf } from '../support/test-client.ts'
import { nodeQuery } from '../sync-runs/archive-documents.ts'
import { followReplay } from './replay-client.ts'
import {
  acknowledgeReplay,
  cancelReplay,
  replayQuery,
  replaysQuery,
  replayUpdated,
  requestReplay,
} from './replay-documents.ts'
import { newReplay, startReplayApp, workOnReplay } from './replay-site.ts'

let app: TestApp
beforeAll(async () => {
  app = await startReplayApp()
})
afterAll(() => app[Symbol.asyncDispose]())

it('shows a replay from its present state on, each state newer, to the one in which it ended', async () => {
  const replay = await newReplay(app, 2)
  await using socket = openSocketClient(app)
  const states: ReplayForTestFragment[] = []
  for await (const { replayUpdated: state } of subscribe(socket, replayUpdated, { id: replay.id })) {
    states.push(state)
    if (states.length === 1) await workOnReplay(app, replay.id)
  }
  expect(states[0]).toEqual(replay)
  expect(states.at(-1)).toMatchObject({ state: 'SUCCEEDED', phase: 'COMPLETED', replayed: 2 })
  for (const [n, { version, revision }] of states.slice(1).entries()) {
    expect(version).toBeGreaterThan(states[n]?.version ?? 0)
    expect(revision).toBeGreaterThanOrEqual(states[n]?.revision ?? 0)
  }
  expect(await followReplay(app, replay.id)).toEqual([states.at(-1)])
})

it('shows that a replay needs attention as the last of its states, until someone decides', async () => {
  const { id, targetRunId } = await newReplay(app, 2)
  await query(
    app,
    `delete from sync_failures failure using replay_items item
     where item.replay_id = '${id}' and failure.id = item.failure_id`,
  )
  await workOnReplay(app, id)
  expect((await followReplay(app, id)).at(-1)).toMatchObject({ phase: 'NEEDS_ATTENTION', targetRunId })
  await app.request(acknowledgeReplay, { input: { replayId: id, decision: 'LEAVE' } })
  await using socket = openSocketClient(app)
  const phases: string[] = []
  for await (const { replayUpdated: state } of subscribe(socket, replayUpdated, { id })) {
    phases.push(state.phase)
    if (phases.length === 1) await workOnReplay(app, id)
  }
  expect(phases[0]).toBe('CLEANUP_PENDING')
  expect(phases.at(-1)).toBe('COMPLETED')
})

it('shows replays among all work of the account', async () => {
  const { id } = await newReplay(app, 2)
  await using socket = openSocketClient(app)
  const states: string[] = []
  for await (const { workUpdated: work } of subscribe(socket, workUpdated, {})) {
    if (work.id !== id) continue
    expect(work.__typename).toBe('Replay')
    states.push(work.state)
    if (states.length === 1) await workOnReplay(app, id)
    if (work.state === 'SUCCEEDED') break
  }
  expect(states[0]).toBe('PENDING')
})

it('shows nothing of a replay to another account', async () => {
  const { id, sourceRunId: runId } = await newReplay(app, 2)
  const other = await newAccount(app.caller)
  const key = await createApiKey(other, { name: 'other', scopes: ['READ', 'WRITE'], expiresAt: null })
  const client: Client = createClientOf({ url: app.url, secret: key.secret })
  const missing = [{ extensions: { code: 'NOT_FOUND' } }]
  expect((await client.request(replayQuery, { id })).errors).toMatchObject(missing)
  expect((await client.request(nodeQuery, { id })).errors).toMatchObject(missing)
  expect((await client.request(replaysQuery, {})).data.replays.edges).toEqual([])
  expect((await client.request(replaysQuery, { filter: { sourceRunId: runId } })).data.replays.edges).toEqual(
    [],
  )
  const refusal = { code: 'NOT_FOUND' }
  const { data } = await client.request(cancelReplay, { replayId: id })
  expect(data.cancelReplay).toMatchObject(refusal)
  const acknowledged = await client.request(acknowledgeReplay, { input: { replayId: id, decision: 'RETRY' } })
  expect(acknowledged.data.acknowledgeReplay).toMatchObject(refusal)
  const asked = await client.request(requestReplay, { input: { runId, idempotencyKey: 'only' } })
  expect(asked.data.requestReplay).toMatchObject(refusal)
  await expect(followReplay(client, id)).rejects.toThrow('NOT_FOUND')
})
