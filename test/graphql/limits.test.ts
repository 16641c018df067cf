import { getIntrospectionQuery } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { codeOf, post } from './client.ts'
import { openSocketWithKey } from './socket.ts'

let app: TestApp
let hidden: TestApp
beforeAll(async () => {
  app = await startTestApp()
  hidden = await startTestApp({ settings: { STEVEDORE_INTROSPECTION: 'false' } })
})
afterAll(async () => {
  await app[Symbol.asyncDispose]()
  await hidden[Symbol.asyncDispose]()
})

const deepFile = `${'archive { file { '.repeat(8)} id ${'} } '.repeat(8)}`
const deep = `{ files { edges { node { ${deepFile} } } } }`
const deepSubscription = `subscription { workUpdated { id ... on Job { ${deepFile} } } }`
const costly = `query ($first: Int) {
  files(first: $first) { edges { node { archive { entries(first: $first) { edges { node { index } } } } } } }
}`
const aliases = `{ ${Array.from({ length: 51 }, (_, n) => `a${n}: __typename`).join(' ')} }`
const directives = `{ ${'... @include(if: true) { __typename } '.repeat(51)} }`
const tokens = `{ ${'__typename '.repeat(2_000)} }`
const introspection = getIntrospectionQuery()
const introspections = `{ ${'... { __schema { queryType { name } } } '.repeat(4)} }`
const introspectionAliases = '{ __schema { a: types { name } b: types { name } } }'
const introspectionDepth =
  '{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }'

const excesses = [
  { name: 'too deep', query: deep, code: 'OPERATION_TOO_DEEP' },
  { name: 'too costly', query: costly, variables: { first: 100 }, code: 'OPERATION_TOO_COSTLY' },
  { name: 'too many aliases', query: aliases, code: 'TOO_MANY_ALIASES' },
  { name: 'too many directives', query: directives, code: 'TOO_MANY_DIRECTIVES' },
  { name: 'too many tokens', query: tokens, code: 'DOCUMENT_TOO_LARGE' },
  { name: 'too much introspection', query: introspections, code: 'TOO_MUCH_INTROSPECTION' },
  { name: 'aliases in introspection', query: introspectionAliases, code: 'TOO_MUCH_INTROSPECTION' },
  { name: 'deep introspection', query: introspectionDepth, code: 'GRAPHQL_VALIDATION_FAILED' },
  { name: 'a subscription too deep', query: deepSubscription, code: 'OPERATION_TOO_DEEP' },
]

describe('over HTTP', () => {
  it.each(excesses)('refuses what is $name', async ({ query, variables = {}, code }) => {
    const answer = await post(app, { query, variables })
    expect(answer.data).toBeUndefined()
    expect(codeOf(answer)).toBe(code)
  })

  it('answers with status 400 to clients of the newer media type', async () => {
    const headers = { accept: 'application/graphql-response+json', authorization: `Bearer ${app.secret}` }
    expect((await post(app, { query: deep }, headers)).status).toBe(400)
  })

  it('counts the cost with the variables of each request', async () => {
    const small = await post(app, { query: costly, variables: { first: 10 } })
    expect(small.errors).toBeUndefined()
    const large = await post(app, { query: costly, variables: { first: 100 } })
    expect(codeOf(large)).toBe('OPERATION_TOO_COSTLY')
  })

  it('counts the operation that is asked for, not another of the document', async () => {
    const query = `query Small { viewer { id } } query Large ${costly.slice('query'.length)}`
    const request = { query, variables: { first: 100 } }
    expect(codeOf(await post(app, { ...request, operationName: 'Large' }))).toBe('OPERATION_TOO_COSTLY')
    expect((await post(app, { ...request, operationName: 'Small' })).errors).toBeUndefined()
  })

  it('says of a page that is too large that it is too large', async () => {
    const answer = await post(app, { query: '{ files(first: 2147483647) { edges { cursor } } }' })
    expect(answer.errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT', field: 'first' } }])
  })

  it('lets the introspection of tools pass', async () => {
    expect((await post(app, { query: introspection })).errors).toBeUndefined()
  })

  it('takes no batches', async () => {
    const answer = await post(app, '[{"query":"{ __typename }"},{"query":"{ __typename }"}]')
    expect([answer.status, codeOf(answer)]).toEqual([400, 'BAD_REQUEST'])
  })
})

describe('over a socket', () => {
  it.each(excesses)('refuses what is $name', async ({ query, variables = {}, code }) => {
    using socket = await openSocketWithKey(app.url, app.secret)
    socket.subscribe('1', query, variables)
    const { payload } = await socket.receive(({ id }) => id === '1')
    // Errors that the execution gives come in a result, others alone.
    const [error] = Array.isArray(payload) ? payload : ((payload?.errors as unknown[] | undefined) ?? [])
    // A validation error has no code of its own on a socket.
    expect(error).toMatchObject(
      code.startsWith('GRAPHQL') ? { message: expect.any(String) } : { extensions: { code } },
    )
  })

  it('lets the introspection of tools pass', async () => {
    using socket = await openSocketWithKey(app.url, app.secret)
    socket.subscribe('1', introspection)
    const { payload } = await socket.receive(({ id }) => id === '1')
    expect(payload?.errors).toBeUndefined()
    expect(payload?.data).toHaveProperty('__schema')
  })
})

describe('without introspection', () => {
  it('shows the schema to nobody', async () => {
    const answer = await post(hidden, { query: introspection })
    expect(codeOf(answer)).toBe('GRAPHQL_VALIDATION_FAILED')
  })

  it('gives no names away in suggestions', async () => {
    const mistakes = ['{ viewr { id } }', 'query ($f: FileFilter) { files(filter: $f) { totalCount } }']
    for (const query of mistakes) {
      const variables = { f: { entryScope: 'INCLUD' } }
      expect(JSON.stringify((await post(hidden, { query, variables })).errors)).not.toContain('Did you mean')
    }
  })

  it('still answers __typename', async () => {
    expect((await post(hidden, { query: '{ __typename viewer { __typename } }' })).errors).toBeUndefined()
  })
})

/** Wrong values by the thousand, in requests of less than 1 MiB. Each took seconds to minutes to word. */
const floods = [
  {
    name: 'a list of wrong values',
    query: 'query ($states: [WorkState!]) { jobs(filter: { states: $states }) { edges { node { id } } } }',
    variables: { states: Array(200_000).fill('X') },
  },
  {
    name: 'an input object with unknown fields',
    query: 'query ($filter: FileFilter) { files(filter: $filter) { totalCount } }',
    variables: { filter: Object.fromEntries(Array.from({ length: 60_000 }, (_, n) => [`k${n}`, 1])) },
  },
]

describe('a flood of wrong variables', () => {
  it.each(floods)('is refused at once over HTTP, also without a key: $name', async ({ query, variables }) => {
    const startedAt = performance.now()
    const answer = await post(app, { query, variables }, {})
    expect(codeOf(answer)).toBe('BAD_USER_INPUT')
    expect(answer.errors).toHaveLength(1)
    expect(answer.errors?.[0]?.message.length).toBeLessThan(1_000)
    expect(performance.now() - startedAt).toBeLessThan(2_000)
  })

  it.each(floods)('is refused at once over a socket: $name', async ({ query, variables }) => {
    using socket = await openSocketWithKey(app.url, app.secret)
    const startedAt = performance.now()
    socket.subscribe('flood', query, variables)
    const { payload } = await socket.receive(({ id }) => id === 'flood')
    expect(JSON.stringify(payload)).toContain('BAD_USER_INPUT')
    expect(performance.now() - startedAt).toBeLessThan(2_000)
  })
})

describe('brackets that are nested without an end', () => {
  const query = `{ files(filter: { tags: { a: ${'['.repeat(50_000)}${']'.repeat(50_000)} } }) { totalCount } }`

  it('are refused as too large, over HTTP and over a socket that stays open', async () => {
    expect(codeOf(await post(app, { query }))).toBe('DOCUMENT_TOO_LARGE')
    using socket = await openSocketWithKey(app.url, app.secret)
    socket.subscribe('deep', query)
    const { payload } = await socket.receive(({ id }) => id === 'deep')
    expect(JSON.stringify(payload)).toContain('DOCUMENT_TOO_LARGE')
    socket.subscribe('next', '{ viewer { name } }')
    expect((await socket.receive(({ id }) => id === 'next')).type).toBe('next')
  })
})
