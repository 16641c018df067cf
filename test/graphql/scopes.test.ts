import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scopes } from '../../src/accounts/scopes.ts'
import { createSchema } from '../../src/graphql/schema.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { codeOf, post } from './client.ts'
import { openSocketWithKey } from './socket.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const id = '01890000-0000-7000-8000-000000000000'
const adminFields = ['apiKeys', 'createApiKey', 'garbageCollections', 'revokeApiKey']

/** A call of every root field, by its name. */
const queries: Record<string, string> = {
  apiKeys: '{ apiKeys { edges { cursor } } }',
  channels: '{ channels { name } }',
  collection: `{ collection(id: "${id}") { id } }`,
  collections: '{ collections { edges { cursor } } }',
  deletion: `{ deletion(id: "${id}") { id } }`,
  export: `{ export(id: "${id}") { id } }`,
  exports: '{ exports { edges { cursor } } }',
  file: `{ file(id: "${id}") { id } }`,
  fileByChecksum: `{ fileByChecksum(sha256: "${'0'.repeat(64)}") { id } }`,
  files: '{ files { edges { cursor } } }',
  garbageCollections: '{ garbageCollections { edges { cursor } } }',
  job: `{ job(id: "${id}") { id } }`,
  jobs: '{ jobs { edges { cursor } } }',
  node: `{ node(id: "${id}") { id } }`,
  replay: `{ replay(id: "${id}") { id } }`,
  replays: '{ replays { edges { cursor } } }',
  syncRun: `{ syncRun(id: "${id}") { id } }`,
  syncRuns: '{ syncRuns { edges { cursor } } }',
  syncSchedule: `{ syncSchedule(id: "${id}") { id } }`,
  syncSchedules: '{ syncSchedules { edges { cursor } } }',
  trash: '{ trash { edges { cursor } } }',
  upload: `{ upload(id: "${id}") { id } }`,
  uploads: '{ uploads { edges { cursor } } }',
  viewer: '{ viewer { id } }',
  work: '{ work { edges { cursor } } }',
}
const mutations: Record<string, string> = {
  acknowledgeReplay: `mutation { acknowledgeReplay(input: { replayId: "${id}", decision: RETRY }) { __typename } }`,
  addToCollection: `mutation { addToCollection(input: { collectionId: "${id}", items: [] }) { __typename } }`,
  cancelDeletion: `mutation { cancelDeletion(input: { deletionId: "${id}" }) { __typename } }`,
  cancelExport: `mutation { cancelExport(input: { exportId: "${id}" }) { __typename } }`,
  cancelJob: `mutation { cancelJob(input: { jobId: "${id}" }) { __typename } }`,
  cancelReplay: `mutation { cancelReplay(input: { replayId: "${id}" }) { __typename } }`,
  cancelSyncRun: `mutation { cancelSyncRun(input: { runId: "${id}" }) { __typename } }`,
  cancelUpload: `mutation { cancelUpload(input: { uploadId: "${id}" }) { __typename } }`,
  completeUpload: `mutation { completeUpload(input: { uploadId: "${id}" }) { __typename } }`,
  createApiKey: 'mutation { createApiKey(input: { name: "" }) { __typename } }',
  createCollection: 'mutation { createCollection(input: { name: "" }) { __typename } }',
  createExport: `mutation { createExport(input: { collectionId: "${id}", format: ZIP }) { __typename } }`,
  createSyncSchedule: 'mutation { createSyncSchedule(input: { kind: VERIFY, cron: "" }) { __typename } }',
  createUpload: 'mutation { createUpload(input: { filename: "" }) { __typename } }',
  deleteCollection: `mutation { deleteCollection(input: { collectionId: "${id}" }) { __typename } }`,
  deleteFile: `mutation { deleteFile(input: { fileId: "${id}" }) { __typename } }`,
  deleteFiles: 'mutation { deleteFiles(input: { ids: [] }) { __typename } }',
  deleteSyncSchedule: `mutation { deleteSyncSchedule(input: { scheduleId: "${id}" }) { __typename } }`,
  extractArchive: `mutation { extractArchive(input: { archiveId: "${id}" }) { __typename } }`,
  moveInCollection: `mutation { moveInCollection(input: { collectionId: "${id}", from: "a", to: "b" }) { __typename } }`,
  pauseSyncRun: `mutation { pauseSyncRun(input: { runId: "${id}" }) { __typename } }`,
  removeFromCollection: `mutation { removeFromCollection(input: { collectionId: "${id}", all: true }) { __typename } }`,
  requestReplay: `mutation { requestReplay(input: { runId: "${id}", idempotencyKey: "k" }) { __typename } }`,
  restoreFile: `mutation { restoreFile(input: { fileId: "${id}" }) { __typename } }`,
  resumeSyncRun: `mutation { resumeSyncRun(input: { runId: "${id}" }) { __typename } }`,
  retryExport: `mutation { retryExport(input: { exportId: "${id}" }) { __typename } }`,
  retryJob: `mutation { retryJob(input: { jobId: "${id}" }) { __typename } }`,
  retrySyncReport: `mutation { retrySyncReport(input: { runId: "${id}" }) { __typename } }`,
  revokeApiKey: `mutation { revokeApiKey(input: { apiKeyId: "${id}" }) { __typename } }`,
  startSyncRun: 'mutation { startSyncRun(input: { kind: VERIFY, dryRun: true }) { __typename } }',
  updateCollection: `mutation { updateCollection(input: { collectionId: "${id}" }) { __typename } }`,
  updateFileTags: `mutation { updateFileTags(input: { fileId: "${id}", tags: {} }) { __typename } }`,
  updateSyncSchedule: `mutation { updateSyncSchedule(input: { scheduleId: "${id}" }) { __typename } }`,
  uploadFile: 'mutation ($file: FileUpload!) { uploadFile(input: { file: $file }) { __typename } }',
}
const subscriptions: Record<string, string> = {
  collectionUpdated: `subscription { collectionUpdated(id: "${id}") { id } }`,
  completionUpdated: `subscription { completionUpdated(id: "${id}") { id } }`,
  deletionUpdated: `subscription { deletionUpdated(id: "${id}") { id } }`,
  exportUpdated: `subscription { exportUpdated(id: "${id}") { id } }`,
  jobUpdated: `subscription { jobUpdated(id: "${id}") { id } }`,
  listsUpdated: 'subscription { listsUpdated { lists } }',
  replayUpdated: `subscription { replayUpdated(id: "${id}") { id } }`,
  syncRunUpdated: `subscription { syncRunUpdated(id: "${id}") { id } }`,
  uploadUpdated: `subscription { uploadUpdated(id: "${id}") { id } }`,
  workUpdated: 'subscription { workUpdated { id } }',
}

it('is tested for every root field', () => {
  const schema = createSchema()
  const namesOf = (type: ReturnType<typeof schema.getQueryType>) => Object.keys(type?.getFields() ?? {})
  expect(Object.keys(queries)).toEqual(namesOf(schema.getQueryType()))
  expect(Object.keys(mutations)).toEqual(namesOf(schema.getMutationType()))
  expect(Object.keys(subscriptions)).toEqual(namesOf(schema.getSubscriptionType()))
})

describe.each([
  { root: 'a query', fields: queries, needed: 'READ' as const },
  { root: 'a mutation', fields: mutations, needed: 'WRITE' as const },
])('$root', ({ fields, needed }) => {
  it.each(Object.entries(fields))('%s refuses a key that lacks its scope', async (name, query) => {
    const scope = adminFields.includes(name) ? 'ADMIN' : needed
    const others = scopes.filter((one) => one !== scope)
    expect(codeOf(await call(query, await app.createKey(others)))).toBe('FORBIDDEN')
    expect(codeOf(await call(query, await app.createKey([scope])))).not.toBe('FORBIDDEN')
  })

  it.each(Object.entries(fields))('%s refuses someone without a credential', async (_, query) => {
    const answer = await call(query, null)
    expect([answer.status, codeOf(answer)]).toEqual([401, 'UNAUTHENTICATED'])
  })
})

describe('a subscription', () => {
  it.each(Object.entries(subscriptions))('%s refuses a key that lacks READ', async (_, query) => {
    using socket = await openSocketWithKey(app.url, await app.createKey(['ADMIN', 'WRITE']))
    socket.subscribe('1', query)
    const { payload } = await socket.receive(({ type }) => type === 'next' || type === 'error')
    expect(JSON.stringify(payload)).toContain('"code":"FORBIDDEN"')
  })
})

it('tells a key that is not valid from none', async () => {
  const answer = await post(app, { query: '{ __typename }' }, { authorization: 'Bearer stv_nonsense' })
  expect([answer.status, codeOf(answer)]).toEqual([401, 'UNAUTHENTICATED'])
})

it('shows the schema to anyone', async () => {
  const answer = await post(app, { query: '{ __schema { queryType { name } } }' }, {})
  expect(answer.data).toEqual({ __schema: { queryType: { name: 'Query' } } })
})

it('shows API keys by node to ADMIN alone', async () => {
  const list = await post(app, { query: '{ apiKeys { edges { node { id } } } }' })
  const [, keyId = ''] = /"id":"([^"]+)"/.exec(JSON.stringify(list.data)) ?? []
  const query = `{ node(id: "${keyId}") { __typename } }`
  expect((await call(query, await app.createKey(['ADMIN', 'READ']))).data).toEqual({
    node: { __typename: 'ApiKey' },
  })
  expect(codeOf(await call(query, await app.createKey(['READ'])))).toBe('NOT_FOUND')
})

/** Calls in a multipart request, which all operations may come in. */
async function call(query: string, secret: string | null) {
  const form = new FormData()
  const variables = query.includes('$file') ? { file: null } : {}
  form.set('operations', JSON.stringify({ query, variables }))
  form.set('map', JSON.stringify(query.includes('$file') ? { 0: ['variables.file'] } : {}))
  form.set('0', new File(['bytes'], 'a.txt'))
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: secret === null ? {} : { authorization: `Bearer ${secret}` },
    body: form,
  })
  return { ...(await response.json()), status: response.status }
}
