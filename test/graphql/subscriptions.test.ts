import { afterAll, beforeAll, expect, it } from 'vitest'
import { cancelJob } from '../../src/jobs/cancel-job.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { waitFor } from '../support/wait-for.ts'
import { makeJob } from './make-job.ts'
import { jobSubscription, workSubscription } from './operations.ts'
import { openSocketWithKey, type Socket } from './socket.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ settings: { STEVEDORE_ROLES: 'api' } })
})
afterAll(() => app[Symbol.asyncDispose]())

it('follows a job from its present state to its end, and completes', async () => {
  const id = await makeJob(app.caller)
  using socket = await openSocketWithKey(app.url, app.secret)
  socket.subscribe('1', String(jobSubscription), { id })
  await waitFor(() => statesOf(socket, '1').length === 1)
  await cancelJob(app.caller, { jobId: id })
  await socket.receive(({ type }) => type === 'complete')
  expect(statesOf(socket, '1')).toEqual([
    { jobUpdated: { id, state: 'PENDING' } },
    { jobUpdated: { id, state: 'CANCELLED' } },
  ])
})

it('follows all work, through the interface of work', async () => {
  const before = await makeJob(app.caller)
  using socket = await openSocketWithKey(app.url, app.secret)
  socket.subscribe('1', 'subscription { workUpdated { __typename id state ... on Job { archive { id } } } }')
  await waitFor(() => statesOf(socket, '1').length === 1)
  const after = await makeJob(app.caller)
  await waitFor(() => statesOf(socket, '1').length === 2)
  await cancelJob(app.caller, { jobId: before })
  await waitFor(() => statesOf(socket, '1').length === 3)
  const job = { __typename: 'Job', archive: null }
  expect(statesOf(socket, '1')).toEqual([
    { workUpdated: { ...job, id: before, state: 'PENDING' } },
    { workUpdated: { ...job, id: after, state: 'PENDING' } },
    { workUpdated: { ...job, id: before, state: 'CANCELLED' } },
  ])
})

it('follows no work where no kind is asked for', async () => {
  await makeJob(app.caller)
  using socket = await openSocketWithKey(app.url, app.secret)
  socket.subscribe('none', 'subscription { workUpdated(filter: { kinds: [] }) { id } }')
  socket.subscribe('all', String(workSubscription))
  await waitFor(() => statesOf(socket, 'all').length > 0)
  expect(statesOf(socket, 'none')).toEqual([])
})

it('stops at once when the client has enough', async () => {
  using socket = await openSocketWithKey(app.url, app.secret)
  socket.subscribe('1', String(workSubscription))
  socket.send({ type: 'complete', id: '1' })
  // The same id is free again: the server has let go of the first.
  socket.subscribe('2', '{ viewer { id } }')
  await socket.receive(({ type, id }) => type === 'next' && id === '2')
  socket.subscribe('1', '{ viewer { name } }')
  await waitFor(() => statesOf(socket, '1').some((data) => JSON.stringify(data).includes('viewer')))
})

function statesOf(socket: Socket, id: string): unknown[] {
  return socket.messages
    .filter((message) => message.type === 'next' && message.id === id)
    .map(({ payload }) => payload?.data)
}
