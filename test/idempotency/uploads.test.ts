import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createContext } from '../../src/context.ts'
import { holdKey } from '../../src/files/hold-key.ts'
import { graphql } from '../../src/gql/gql.ts'
import type { CreateUploadInput } from '../../src/gql/graphql.ts'
import { connect } from '../support/database.ts'
import { deleteFile } from '../support/documents.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { waitFor } from '../support/wait-for.ts'

const createKeyedUpload = graphql(`
  mutation CreateKeyedUpload($input: CreateUploadInput!) {
    createUpload(input: $input) {
      __typename
      ... on CreateUploadPayload { replayed upload { id url state file { id } } }
      ... on ConflictError { retryAfterSeconds }
      ... on InvalidInputError { field }
      ... on Error { code message }
    }
  }
`)

let api: TestApp
let database: Awaited<ReturnType<typeof connect>>
let key: string

beforeAll(async () => {
  api = await startTestApp({ settings: { STEVEDORE_ROLES: 'api' } })
  database = await connect(api.site.databaseUrl)
})
afterAll(async () => {
  await database[Symbol.asyncDispose]()
  await api[Symbol.asyncDispose]()
})
beforeEach(({ task }) => {
  key = task.name.slice(0, 200)
})

async function create(input: Partial<CreateUploadInput> = {}) {
  const wish = { filename: 'a.txt', idempotencyKey: key, ...input }
  return (await api.request(createKeyedUpload, { input: wish })).data.createUpload
}

async function createdUpload() {
  const answer = await create()
  if (answer.__typename !== 'CreateUploadPayload') throw new Error(JSON.stringify(answer))
  return answer.upload
}

async function put(url: string | null | undefined, body = 'hello') {
  const response = await fetch(url ?? '', { method: 'PUT', body })
  return { status: response.status, body: await response.json() }
}

const endLease = () =>
  database.query('update idempotency_keys set leased_until = now() where key = $1', [key])

async function secondsLeft(): Promise<number> {
  const left = await database.query(
    'select extract(epoch from leased_until - now())::float8 as seconds from idempotency_keys where key = $1',
    [key],
  )
  return left.rows[0].seconds
}

describe('createUpload with an idempotency key', () => {
  it('gives the file that was made under it, marked as replayed', async () => {
    const { id, url } = await createdUpload()
    const { file } = (await put(url)).body
    expect(await create()).toMatchObject({
      replayed: true,
      upload: { id, state: 'COMPLETED', file: { id: file.id } },
    })
  })

  it('is a conflict while bytes may be on their way, and says when to ask again', async () => {
    expect(await create()).toMatchObject({ replayed: false, upload: { state: 'PENDING' } })
    const refused = await create()
    if (refused.__typename !== 'ConflictError') throw new Error(JSON.stringify(refused))
    expect(refused.code).toBe('CONFLICT')
    expect(refused.retryAfterSeconds).toBeGreaterThan(50)
    expect(refused.retryAfterSeconds).toBeLessThanOrEqual(60)
  })

  it('makes one upload for many who ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => create()))
    const types = answers.map(({ __typename }) => __typename).sort()
    expect(types).toEqual([...Array(11).fill('ConflictError'), 'CreateUploadPayload'])
  })

  it('is refused for something else, whatever came of the first', async () => {
    const { url } = await createdUpload()
    const mismatch = { code: 'IDEMPOTENCY_MISMATCH' }
    expect(await create({ filename: 'b.txt' })).toMatchObject(mismatch)
    await put(url)
    expect(await create({ tags: { a: 1 } })).toMatchObject(mismatch)
    expect(await create({ tags: {} })).toMatchObject({ replayed: true })
  })

  it('says so where the file has been deleted since', async () => {
    const { file } = (await put((await createdUpload()).url)).body
    await api.request(deleteFile, { fileId: file.id })
    expect(await create()).toMatchObject({ code: 'GONE' })
  })

  it('gives the same upload to go on with once nobody sends bytes any more', async () => {
    const { id } = await createdUpload()
    await endLease()
    expect(await create()).toMatchObject({ replayed: true, upload: { id, state: 'PENDING' } })
    expect(await create()).toMatchObject({ code: 'CONFLICT' })
  })

  it('gives it at once where its bytes were refused', async () => {
    const { id } = await createdUpload()
    await database.query(`update uploads set sha256 = $2 where id = $1`, [id, '0'.repeat(64)])
    await endLease()
    const { upload } = (await create()) as { upload: { url: string } }
    expect((await put(upload.url)).status).toBe(422)
    expect(await create()).toMatchObject({ replayed: true, upload: { id } })
  })

  it('makes a new upload where the old one has expired', async () => {
    const { id } = await createdUpload()
    await database.query('update uploads set expires_at = now() where id = $1', [id])
    await endLease()
    const answer = await create()
    expect(answer).toMatchObject({ replayed: false, upload: { state: 'PENDING' } })
    expect(answer).not.toMatchObject({ upload: { id } })
  })

  it('may stand for something else after a day', async () => {
    await put((await createdUpload()).url)
    await database.query(
      `update idempotency_keys set created_at = created_at - interval '24 hours' where key = $1`,
      [key],
    )
    expect(await create({ filename: 'b.txt' })).toMatchObject({ replayed: false })
  })

  it('is held for as long as bytes come', async () => {
    const { id } = await createdUpload()
    await endLease()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      await holdKey(createContext(api.app.services), id, async () => {
        vi.advanceTimersByTime(20_000)
        await waitFor(async () => (await secondsLeft()) > 50)
      })
    } finally {
      vi.useRealTimers()
    }
  })

  it.each([[''], ['a\0b'], ['x'.repeat(256)], ['\ud800']])('can not be %j', async (idempotencyKey) => {
    expect(await create({ idempotencyKey })).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'idempotencyKey',
    })
  })
})
