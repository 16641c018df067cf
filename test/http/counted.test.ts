import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { StorageError } from '../../src/storage/object-store.ts'
import { announce, beginPatch, readUpload } from '../files/tus-client.ts'
import { post } from '../graphql/client.ts'
import { openSocketWithKey } from '../graphql/socket.ts'
import { extractToEnd } from '../jobs/ask.ts'
import { connect } from '../support/database.ts'
import { uploadBytes } from '../support/files.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { waitFor } from '../support/wait-for.ts'
import { makeZip } from '../support/zip.ts'

let app: TestApp
/** Health and metrics, without a key. */
let operations: string

beforeAll(async () => {
  app = await startTestApp({ settings: { STEVEDORE_OPERATIONS_PORT: '0' } })
  operations = app.app.operations?.url ?? ''
})
afterAll(() => app[Symbol.asyncDispose]())

/** All samples by name and labels, as they are written. */
async function scrape(): Promise<Map<string, number>> {
  const text = await (await fetch(`${operations}/metrics`)).text()
  const lines = text.split('\n').filter((line) => /^\w/.test(line))
  return new Map(
    lines.map((line) => {
      const space = line.lastIndexOf(' ')
      return [line.slice(0, space), Number(line.slice(space + 1))]
    }),
  )
}

async function read(sample: string): Promise<number> {
  return (await scrape()).get(sample) ?? 0
}

/** Waits until a sample has the value: counting may come after the answer. */
async function expectSample(sample: string, value: number): Promise<void> {
  await waitFor(async () => (await read(sample)) === value).catch(() => {})
  expect([sample, await read(sample)]).toEqual([sample, value])
}

describe('requests', () => {
  it('are counted by route, method and class of status', async () => {
    await fetch(`${app.url}/healthz`)
    await fetch(`${app.url}/files/one/content`)
    await fetch(`${app.url}/files/another/content?signature=wrong`)
    const labels = 'method="GET",route="/files/:id/content"'
    await expectSample('stevedore_http_requests_total{method="GET",route="/healthz",status="2xx"}', 1)
    await expectSample(`stevedore_http_requests_total{${labels},status="4xx"}`, 2)
    await expectSample(`stevedore_http_request_duration_seconds_count{${labels}}`, 2)
  })

  it('add no labels of their own, whatever they ask for', async () => {
    await fetch(`${app.url}/no/such/path`)
    await fetch(`${app.url}/another`, { method: 'PROPFIND' })
    await expectSample('stevedore_http_requests_total{method="any",route="none",status="4xx"}', 2)
    expect([...(await scrape()).keys()].filter((sample) => /such|another|PROPFIND/.test(sample))).toEqual([])
  })
})

describe('operations', () => {
  const total = (type: string, field: string, outcome: string) =>
    `stevedore_graphql_operations_total{type="${type}",field="${field}",outcome="${outcome}"}`

  it('are counted by root field, not by the name that the caller gave them', async () => {
    await post(app, { query: 'query Mine { viewer { name } }' })
    await post(app, { query: 'query Yours { a: viewer { name } }' })
    await expectSample(total('query', 'viewer', 'ok'), 2)
    await expectSample('stevedore_graphql_operation_duration_seconds_count{type="query",field="viewer"}', 2)
    expect([...(await scrape()).keys()].filter((sample) => /Mine|Yours/.test(sample))).toEqual([])
  })

  it('are told apart by what came of them', async () => {
    await post(app, { query: '{ nope }' })
    await post(app, { query: '{ files(first: 1000) { totalCount } }' })
    await post(app, { query: '{ viewer { name } files { totalCount } }' })
    await post(app, { query: '{ __typename }' })
    await expectSample(total('none', 'none', 'invalid'), 1)
    await expectSample(total('query', 'files', 'error'), 1)
    await expectSample(total('query', 'several', 'ok'), 1)
    await expectSample(total('query', 'introspection', 'ok'), 1)
  })

  it('that last are counted while they do, as their sockets are', async () => {
    const socket = await openSocketWithKey(app.url, app.secret)
    socket.subscribe('1', 'subscription { workUpdated { id } }')
    await expectSample('stevedore_graphql_subscriptions', 1)
    await expectSample('stevedore_websockets', 1)
    socket[Symbol.dispose]()
    await expectSample('stevedore_graphql_subscriptions', 0)
    await expectSample('stevedore_websockets', 0)
  })

  it('that last are counted as event streams, too', async () => {
    const leaving = new AbortController()
    await fetch(`${app.url}/graphql?query=subscription{workUpdated{id}}`, {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${app.secret}` },
      signal: leaving.signal,
    })
    await expectSample('stevedore_event_streams', 1)
    await expectSample('stevedore_graphql_subscriptions', 1)
    leaving.abort()
    await expectSample('stevedore_event_streams', 0)
    await expectSample('stevedore_graphql_subscriptions', 0)
  })
})

describe('bytes and work', () => {
  it('are counted as they come in, are extracted and go out', async () => {
    const before = await scrape()
    const archive = await makeZip({ 'one.txt': Buffer.alloc(1_000, 'a'), 'two.txt': Buffer.alloc(500, 'b') })
    const archiveId = await uploadBytes(app, 'a.zip', archive)
    await extractToEnd(app, { archiveId })
    const { data } = await post(app, { query: `{ file(id: "${archiveId}") { downloadUrl } }` })
    const { downloadUrl } = Object(data?.['file'])
    expect((await (await fetch(downloadUrl)).arrayBuffer()).byteLength).toBe(archive.length)
    const grown = async (sample: string) => (await read(sample)) - (before.get(sample) ?? 0)
    expect(await grown('stevedore_uploaded_bytes_total')).toBe(archive.length)
    expect(await grown('stevedore_extracted_bytes_total')).toBe(1_500)
    expect(await grown('stevedore_downloaded_bytes_total')).toBe(archive.length)
    expect(await grown('stevedore_store_written_bytes_total')).toBe(archive.length + 1_500)
    expect(await grown('stevedore_store_read_bytes_total')).toBeGreaterThanOrEqual(2 * archive.length)
    const attempts = 'stevedore_work_attempt_duration_seconds_count{kind="JOB",outcome="SUCCEEDED"}'
    await waitFor(async () => (await grown(attempts)) === 1)
  })
})

describe('trouble', () => {
  it('of the store is counted by call and reason, and whom it turned away', async () => {
    const { store } = app.app.services
    const archiveId = await uploadBytes(app, 'lost.bin', Buffer.from('soon gone'))
    for await (const { key } of store.list()) await store.delete(key)
    const { data } = await post(app, { query: `{ file(id: "${archiveId}") { downloadUrl } }` })
    await fetch(Object(data?.['file']).downloadUrl)
    await expectSample('stevedore_store_errors_total{operation="read",reason="OBJECT_MISSING"}', 1)
    store.put = () => Promise.reject(new StorageError('STORE_FULL', 'ENOSPC'))
    await expect(uploadBytes(app, 'more.bin', Buffer.from('no room'))).rejects.toThrow('STORE_FULL')
    await expectSample('stevedore_outages_total{code="STORE_FULL"}', 1)
  })

  it('is not what a client leaves behind that goes away in the middle of its upload', async () => {
    const away = 'stevedore_outages_total{code="DATABASE_UNAVAILABLE"}'
    const before = await read(away)
    const { id, url } = await announce(app, { size: 1_000 })
    const sending = beginPatch(url, randomBytes(500), { offset: 0, length: 1_000 })
    await waitFor(async () => (await readUpload(app, id)).received === 500)
    sending.cut()
    await expectSample(
      'stevedore_http_requests_total{method="PATCH",route="/uploads/:id",status="aborted"}',
      1,
    )
    expect(await read(away)).toBe(before)
  })

  it('of the connections to the database is counted', async () => {
    await using client = await connect(app.site.databaseUrl)
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name in ('stevedore', 'stevedore live')`,
    )
    await expectSample('stevedore_live_connections_lost_total', 1)
    await expectSample('stevedore_live_listening', 1)
    expect(await read('stevedore_database_connection_errors_total')).toBeGreaterThanOrEqual(1)
  })
})

it('shows how the connections to the database are used', async () => {
  const samples = await scrape()
  expect(samples.get('stevedore_database_connections{state="idle"}')).toBeGreaterThanOrEqual(0)
  expect(samples.get('stevedore_database_connections_max')).toBe(10)
  expect(samples.get('stevedore_live_listening')).toBe(1)
})

it('tells how much waits in each queue', async () => {
  const samples = await scrape()
  for (const queue of ['run-pending-jobs', 'run-pending-deletions', 'collect-garbage']) {
    expect(samples.get(`stevedore_queue_waiting{queue="${queue}"}`)).toBeGreaterThanOrEqual(0)
    expect(samples.get(`stevedore_queue_oldest_waiting_seconds{queue="${queue}"}`)).toBeGreaterThanOrEqual(0)
  }
})
