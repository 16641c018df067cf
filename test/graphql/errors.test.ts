import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeFile } from '../files/make-file.ts'
import { connect } from '../support/database.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { codeOf, post } from './client.ts'
import { createUploadMutation, filesQuery, viewerQuery } from './operations.ts'
import { openSocketWithKey } from './socket.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const unknownId = '01890000-0000-7000-8000-000000000000'

describe.each(['file', 'job', 'node', 'upload'])('%s(id)', (field) => {
  it('is null with NOT_FOUND where there is none', async () => {
    const answer = await post(app, { query: `{ ${field}(id: "${unknownId}") { id } }` })
    expect(answer.data).toEqual({ [field]: null })
    expect(answer.errors).toMatchObject([{ path: [field], extensions: { code: 'NOT_FOUND' } }])
  })

  it('refuses what is no id', async () => {
    const answer = await post(app, { query: `{ ${field}(id: "x'y") { id } }` })
    expect(answer.errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT', field: 'id' } }])
  })
})

it('runs typed documents', async () => {
  const { data } = await app.request(viewerQuery, {})
  expect(data.viewer.name).toBe('default')
})

it('answers a mutation with what was wrong, as a type of its result', async () => {
  const { data } = await app.request(createUploadMutation, { input: { filename: 'a\u0000b' } })
  expect(data.createUpload).toMatchObject({
    __typename: 'InvalidInputError',
    code: 'INVALID_INPUT',
    field: 'filename',
  })
})

describe('a cursor', () => {
  it('leads on from page to page', async () => {
    const made = [await makeFile(app.caller), await makeFile(app.caller), await makeFile(app.caller)]
    const first = (await app.request(filesQuery, { first: 2 })).data.files
    expect(first.edges.map(({ node }) => node.id)).toEqual([made[2]?.id, made[1]?.id])
    expect(first.pageInfo).toMatchObject({ hasNextPage: true, endCursor: first.edges[1]?.cursor })
    const second = (await app.request(filesQuery, { first: 2, after: first.pageInfo.endCursor })).data.files
    expect(second.edges[0]?.node.id).toBe(made[0]?.id)
    expect(second.pageInfo.hasNextPage).toBe(false)
    expect(second.totalCount).toBe(3)
  })

  it('of another list is refused', async () => {
    const query = '{ apiKeys(first: 1) { pageInfo { endCursor } } }'
    const keys = JSON.stringify((await post(app, { query })).data)
    const [, after] = /"endCursor":"([^"]+)"/.exec(keys) ?? []
    const answer = await post(app, { query: `{ files(after: "${after}") { edges { cursor } } }` })
    expect(answer.errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT', field: 'after' } }])
  })

  it.each(['', 'x', 'ZmlsZXM', 'a'.repeat(1000)])('that was made up is refused: %s', async (after) => {
    const answer = await post(app, { query: `{ files(after: "${after}") { edges { cursor } } }` })
    expect(answer.errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT', field: 'after' } }])
  })
})

describe('variables', () => {
  const query = 'query ($filter: FileFilter) { files(filter: $filter) { totalCount } }'
  it.each([
    { filter: { size: { min: 'many' } }, at: '.size.min' },
    { filter: { size: { min: 1.5 } }, at: '.size.min' },
    { filter: { size: { max: '9007199254740993' } }, at: '.size.max' },
    { filter: { createdAt: { from: '2026-02-30T00:00:00Z' } }, at: '.createdAt.from' },
    { filter: { createdAt: { from: '2026-03-01' } }, at: '.createdAt.from' },
    { filter: { createdAt: { from: 5 } }, at: '.createdAt.from' },
    { filter: { tags: [] }, at: '.tags' },
    { filter: { tags: { a: '\ud800' } }, at: '.tags' },
    { filter: { tags: nested(200) }, at: '.tags' },
    { filter: { entryScope: 'SOME' }, at: '.entryScope' },
    { filter: { nonsense: 1 }, at: '' },
  ])('that do not fit are refused with their place: $at', async ({ filter, at }) => {
    const answer = await post(app, { query, variables: { filter } })
    expect(answer.errors).toMatchObject([
      { message: expect.stringContaining(at), extensions: { code: 'BAD_USER_INPUT' } },
    ])
    expect(answer.data).toBeUndefined()
  })

  it('that fit are taken', async () => {
    const filter = {
      size: { min: '0', max: 9007199254740991 },
      createdAt: { from: '2026-03-01T00:00:00+02:00' },
      tags: nested(50),
    }
    expect((await post(app, { query, variables: { filter } })).data).toEqual({ files: { totalCount: 0 } })
  })
})

describe('what goes wrong inside', () => {
  it('is masked with an id, and logged once under it', async () => {
    await using broken = await startTestApp()
    const log = vi.spyOn(broken.app.services.log, 'error')
    await breakUploads(broken)
    const answer = await post(broken, { query: `{ upload(id: "${unknownId}") { id } }` })
    expect(answer.data).toEqual({ upload: null })
    const [error] = answer.errors ?? []
    const [id, requestId] = [expect.any(String), expect.any(String)]
    expect(error?.extensions).toEqual({ code: 'INTERNAL_SERVER_ERROR', id, requestId })
    expect(JSON.stringify(answer)).not.toMatch(/uploads|select|relation/)
    expect(log.mock.calls).toMatchObject([[{ id: error?.extensions?.id }, 'unexpected error']])
  })

  it('is masked on a socket', async () => {
    await using broken = await startTestApp()
    await breakUploads(broken)
    using socket = await openSocketWithKey(broken.url, broken.secret)
    socket.subscribe('1', `{ upload(id: "${unknownId}") { id } }`)
    const { payload } = await socket.receive(({ type }) => type === 'next')
    expect(payload?.errors).toMatchObject([
      { extensions: { code: 'INTERNAL_SERVER_ERROR', id: expect.any(String) } },
    ])
    expect(JSON.stringify(payload)).not.toMatch(/uploads|select|relation/)
  })
})

it('tells expected errors on a socket with their codes and nothing else', async () => {
  using socket = await openSocketWithKey(app.url, app.secret)
  socket.subscribe('1', `subscription { jobUpdated(id: "${unknownId}") { id } }`)
  const { payload } = await socket.receive(({ type }) => type === 'next')
  expect(payload?.errors).toMatchObject([{ message: 'There is no such job.' }])
  expect(payload?.errors).toEqual([expect.objectContaining({ extensions: { code: 'NOT_FOUND' } })])
})

it('keeps the code of errors in documents', async () => {
  expect(codeOf(await post(app, { query: '{ nope }' }))).toBe('GRAPHQL_VALIDATION_FAILED')
  expect(codeOf(await post(app, { query: '{ nope' }))).toBe('GRAPHQL_PARSE_FAILED')
})

async function breakUploads({ site }: TestApp): Promise<void> {
  await using client = await connect(site.databaseUrl)
  await client.query('alter table uploads rename to uploads_hidden')
}

function nested(depth: number): Record<string, unknown> {
  let tags: Record<string, unknown> = {}
  for (let level = 0; level < depth; level++) tags = { a: tags }
  return tags
}
