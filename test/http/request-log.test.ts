import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSignInLink } from '../../src/accounts/create-sign-in-link.ts'
import { createLog } from '../../src/log.ts'
import { StorageError } from '../../src/storage/object-store.ts'
import { post, signIn } from '../graphql/client.ts'
import { openSocketWithKey } from '../graphql/socket.ts'
import { askForJob, extractToEnd } from '../jobs/ask.ts'
import { connect } from '../support/database.ts'
import { uploadBytes } from '../support/files.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { waitFor } from '../support/wait-for.ts'
import { makeZip } from '../support/zip.ts'

const written: string[] = []
let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ log: createLog('trace', (line) => written.push(line)) })
})
afterAll(() => app[Symbol.asyncDispose]())
beforeEach(() => {
  written.length = 0
})

/** Waits for the line with this message. */
async function findLine(message: string): Promise<Record<string, unknown>> {
  return await waitFor(() => written.map((line) => JSON.parse(line)).find(({ msg }) => msg === message))
}

describe('a request', () => {
  it('has an id that comes back and stands in its line, without its path', async () => {
    const response = await fetch(`${app.url}/files/secret/content?signature=secret`)
    const requestId = response.headers.get('x-request-id')
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/)
    const line = await findLine('a request ended')
    expect(line).toMatchObject({ requestId, method: 'GET', route: '/files/:id/content', status: 403 })
    expect(JSON.stringify(line)).not.toContain('secret')
  })

  it('keeps the id that it brings, if that is one', async () => {
    const ask = async (id: string) =>
      (await fetch(`${app.url}/`, { redirect: 'manual', headers: { 'x-request-id': id } })).headers.get(
        'x-request-id',
      )
    expect(await ask('7f3c:edge-1.b')).toBe('7f3c:edge-1.b')
    for (const id of ['a b', '{"level":60}', 'x'.repeat(129), '<b>']) expect(await ask(id)).not.toBe(id)
  })

  it('leaves no line when it only asks for health or metrics', async () => {
    await fetch(`${app.url}/healthz`)
    await fetch(`${app.url}/metrics`)
    await fetch(`${app.url}/`, { redirect: 'manual' })
    expect(await findLine('a request ended')).toMatchObject({ route: '/' })
  })

  it('that fails is found by its id, in the answer and in the log, over HTTP and on a socket', async () => {
    await using client = await connect(app.site.databaseUrl)
    await client.query('alter table uploads rename to uploads_hidden')
    const query = '{ upload(id: "0198b0a0-0000-7000-8000-000000000000") { id } }'
    const headers = { authorization: `Bearer ${app.secret}`, 'x-request-id': 'mine-1' }
    const { errors } = await post(app, { query }, headers)
    const { id } = Object(errors?.[0]?.extensions)
    expect(errors).toMatchObject([{ extensions: { requestId: 'mine-1' } }])
    expect(await findLine('unexpected error')).toMatchObject({ id, requestId: 'mine-1' })
    written.length = 0
    using socket = await openSocketWithKey(app.url, app.secret)
    socket.subscribe('1', query)
    const { payload } = await socket.receive(({ type }) => type === 'next')
    const { extensions } = Object(payload?.errors)[0]
    await client.query('alter table uploads_hidden rename to uploads')
    const { requestId } = await findLine('unexpected error')
    expect(extensions).toMatchObject({ requestId })
  })
})

describe('work', () => {
  it('is named, with the attempt, in the lines about it', async () => {
    const archiveId = await uploadBytes(app, 'a.zip', await makeZip({ 'a.txt': Buffer.from('a') }))
    const { id } = await extractToEnd(app, { archiveId })
    const line = await findLine('an attempt ended')
    expect(line).toMatchObject({ work: { id, kind: 'JOB', attempt: 1 }, outcome: 'SUCCEEDED' })
  })
})

it('holds no secret, whatever goes wrong', async () => {
  const { token } = await createSignInLink(app.caller)
  await fetch(`${app.url}/sign-in?token=${token}`, { redirect: 'manual' })
  const { cookie } = await signIn(app)
  await fetch(`${app.url}/metrics`, { headers: { cookie } })
  await fetch(`${app.url}/metrics`, { headers: { authorization: 'Bearer stv_wrongwrongwrong' } })
  const archive = await makeZip({ 'a.txt': Buffer.from('a') })
  const archiveId = await uploadBytes(app, 'a.zip', archive)
  const { data } = await post(app, { query: `{ file(id: "${archiveId}") { downloadUrl } }` })
  const { downloadUrl } = Object(data?.['file'])
  const { store, signingKey } = app.app.services
  // Errors that quote what they were about, as those of drivers do.
  const quoting = () =>
    Object.assign(new StorageError('STORE_UNAVAILABLE', `GET ${downloadUrl} as Bearer ${app.secret}`), {
      address: 'postgres://stevedore:hush-hush@db:5432/stevedore',
      headers: { cookie },
    })
  const { read, readRange } = store
  store.read = () => Promise.reject(quoting())
  store.readRange = () => Promise.reject(quoting())
  expect((await fetch(downloadUrl)).status).toBe(503)
  const { id } = await askForJob(app, { archiveId }).catch(() => ({ id: null }))
  Object.assign(store, { read, readRange })
  expect(id).toBeNull()
  await waitFor(() => written.filter((line) => line.includes('STORE_UNAVAILABLE')).length >= 2)
  const { signature } = Object.fromEntries(new URL(downloadUrl).searchParams)
  const secrets = [
    token,
    cookie.split('=')[1],
    app.secret,
    'wrongwrongwrong',
    signature,
    'hush-hush',
    signingKey,
  ]
  for (const secret of secrets) expect(written.join('')).not.toContain(secret)
})
