import { hash } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { codeOf, post } from './client.ts'
import { uploadFileMutation } from './operations.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ settings: { STEVEDORE_MAX_REQUEST_BYTES: '100000' } })
})
afterAll(() => app[Symbol.asyncDispose]())

describe('a body that is too large', () => {
  it('is refused by its Content-Length, before it comes', async () => {
    const answer = await sendSlowly('content-length: 104857600', 0)
    expect(answer.text).toMatch(/^HTTP\/1.1 413 /)
    expect(answer.text).toContain('"code":"REQUEST_TOO_LARGE"')
  })

  it('is refused as soon as more has come than is allowed, and the connection is closed', async () => {
    const answer = await sendSlowly('transfer-encoding: chunked', 1_000)
    expect(answer.text).toMatch(/^HTTP\/1.1 413 /)
    expect(answer.text.toLowerCase()).toContain('connection: close')
    expect(answer.sent).toBeLessThan(50_000_000)
  })

  it('is answered in the shape of GraphQL', async () => {
    const answer = await post(app, { query: `# ${'a'.repeat(200_000)}\n{ __typename }` })
    expect([answer.status, codeOf(answer)]).toEqual([413, 'REQUEST_TOO_LARGE'])
  })
})

describe('a body that is no operation', () => {
  it.each(['', 'nonsense', 'null', '5', '{}', '{"query":5}', '{"query":"{a}","variables":5}', '{"a":1}'])(
    'is refused: %s',
    async (body) => {
      const answer = await post(app, body)
      expect(codeOf(answer)).toBe('BAD_REQUEST')
    },
  )

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/graphql', ''])(
    'is refused for its type: %s',
    async (type) => {
      const answer = await post(app, '{ __typename }', { 'content-type': type })
      expect([answer.status, codeOf(answer)]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
    },
  )
})

describe('GET', () => {
  it('runs queries', async () => {
    expect(
      await get({
        query: 'query ($a: Boolean!) { viewer @include(if: $a) { name } }',
        variables: '{"a":true}',
      }),
    ).toEqual({ status: 200, data: { viewer: { name: 'default' } } })
  })

  it('runs no mutations', async () => {
    const answer = await get({ query: 'mutation { deleteFile(input: { fileId: "" }) { __typename } }' })
    expect(answer).toMatchObject({ status: 405, errors: [{ extensions: { code: 'BAD_REQUEST' } }] })
  })

  it('refuses variables that are no JSON', async () => {
    const answer = await get({ query: '{ __typename }', variables: '{' })
    expect(answer).toMatchObject({ status: 400, errors: [{ extensions: { code: 'BAD_REQUEST' } }] })
  })
})

describe('a multipart request', () => {
  const bytes = Buffer.from('some bytes')

  it('stores a file', async () => {
    const { data } = await upload({ map: { 0: ['variables.input.file'] } })
    expect(data).toEqual({
      uploadFile: {
        __typename: 'UploadFilePayload',
        file: {
          id: expect.any(String),
          filename: 'notes.txt',
          contentType: 'text/plain',
          sha256: hash('sha256', bytes),
          size: bytes.length,
          tags: { a: 1 },
        },
      },
    })
  })

  it.each([
    { map: { 0: ['variables.input.nothing'] } },
    { map: { 0: ['query'] } },
    { map: { 0: ['operationName'] } },
    { map: { 0: ['variables.__proto__.file'] } },
    { map: { 0: 5 } },
    { map: { 1: ['variables.input.file'] } },
    { map: [] },
    { map: '{' },
    { map: { 0: ['variables.input.file'] }, operations: '5' },
    { map: { 0: ['variables.input.file'] }, operations: '{' },
  ])('that is malformed is refused: %j', async (parts) => {
    const answer = await upload(parts)
    expect([answer.status, codeOf(answer)]).toEqual([400, 'BAD_REQUEST'])
  })

  it('without its file is refused by the type of the variable', async () => {
    expect(codeOf(await upload({ map: {} }))).toBe('BAD_USER_INPUT')
  })

  it('that is too large is refused', async () => {
    const answer = await upload({ map: { 0: ['variables.input.file'] }, file: Buffer.alloc(17 * 1024 ** 2) })
    expect([answer.status, codeOf(answer)]).toEqual([413, 'REQUEST_TOO_LARGE'])
  })

  async function upload(parts: { map: unknown; operations?: string; file?: Buffer<ArrayBuffer> }) {
    const form = new FormData()
    const variables = { input: { file: null, tags: { a: 1 } } }
    form.set(
      'operations',
      parts.operations ??
        JSON.stringify({ query: String(uploadFileMutation), variables, operationName: null }),
    )
    form.set('map', typeof parts.map === 'string' ? parts.map : JSON.stringify(parts.map))
    form.set('0', new File([parts.file ?? bytes], 'notes.txt', { type: 'text/plain' }))
    const headers = { authorization: `Bearer ${app.secret}` }
    const response = await fetch(`${app.url}/graphql`, { method: 'POST', headers, body: form })
    return { ...(await response.json()), status: response.status }
  }
})

async function get(query: Record<string, string>) {
  const headers = { authorization: `Bearer ${app.secret}` }
  const response = await fetch(`${app.url}/graphql?${new URLSearchParams(query)}`, { headers })
  return { ...(await response.json()), status: response.status }
}

/** Sends the head of a request and up to `chunks` chunks of 100 kB of its body, until it's answered. */
async function sendSlowly(framing: string, chunks: number): Promise<{ text: string; sent: number }> {
  const { hostname, port } = new URL(app.url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  let text = ''
  let sent = 0
  socket.on('data', (data) => {
    text += data
  })
  socket.write(
    `POST /graphql HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${app.secret}\r\n` +
      `content-type: application/json\r\n${framing}\r\n\r\n`,
  )
  const closed = once(socket, 'close')
  const chunk = Buffer.alloc(100_000, 'a')
  for (let n = 0; n < chunks && text === ''; n++) {
    sent += chunk.length
    const isFull = !socket.write(Buffer.concat([Buffer.from('186a0\r\n'), chunk, Buffer.from('\r\n')]))
    if (isFull) await Promise.race([once(socket, 'drain'), closed])
  }
  await closed
  return { text, sent }
}
