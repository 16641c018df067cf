import {
  execute,
  type GraphQLError,
  GraphQLInt,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  parse,
} from 'graphql'
import { expect, it, vi } from 'vitest'
import { NotFoundError } from '../../src/errors.ts'
import { createErrorMask, createFaultLog } from '../../src/graphql/mask-error.ts'
import { createLog } from '../../src/log.ts'
import { createMetrics } from '../../src/metrics/metrics.ts'
import { StorageError } from '../../src/storage/object-store.ts'

const fault = new Error('select from secrets')

/** A field for each way in which an answer can go wrong. */
const schema = new GraphQLSchema({
  query: new GraphQLObjectType({
    name: 'Query',
    fields: {
      broken: { type: GraphQLString, resolve: () => Promise.reject(fault) },
      away: { type: GraphQLString, resolve: () => Promise.reject(new StorageError('STORE_FULL', 'ENOSPC')) },
      expected: { type: GraphQLString, resolve: () => Promise.reject(NotFoundError.of('thing')) },
      missing: { type: new GraphQLNonNull(GraphQLString), resolve: () => null },
      strange: { type: GraphQLString, resolve: () => Promise.reject('a text') },
      tooLarge: { type: GraphQLInt, resolve: () => 2 ** 40 },
      wanting: { type: GraphQLInt, args: { n: { type: new GraphQLNonNull(GraphQLInt) } }, resolve: () => 1 },
    },
  }),
})

it.each(['broken', 'missing', 'strange', 'tooLarge'])(
  'masks and logs what is our fault: %s',
  async (field) => {
    const { told, logged } = await mask(`{ ${field} }`)
    expect(told).toMatchObject([
      {
        path: [field],
        extensions: { code: 'INTERNAL_SERVER_ERROR', id: expect.any(String), requestId: 'request-1' },
      },
    ])
    expect(JSON.stringify(told)).not.toMatch(/secrets|a text|non-null|Int/)
    expect(logged).toMatchObject([{ id: idOf(told[0]) }])
  },
)

it('logs once what is met at several places', async () => {
  const { told, logged } = await mask('{ broken again: broken }')
  expect(idOf(told[0])).toBe(idOf(told[1]))
  expect(logged).toHaveLength(1)
})

it('tells what the caller got wrong, and does not log it', async () => {
  const { told, logged } = await mask('{ expected }')
  expect(told).toMatchObject([{ message: 'There is no such thing.', extensions: { code: 'NOT_FOUND' } }])
  expect(logged).toEqual([])
})

it('tells what the request got wrong, whether before or while it runs', async () => {
  const before = await mask('query ($n: Int!) { wanting(n: $n) }')
  const during = await mask('query ($n: Int = 5) { wanting(n: $n) }', { n: null })
  for (const { told, logged } of [before, during]) {
    expect(told).toMatchObject([
      { message: expect.stringContaining('n'), extensions: { code: 'BAD_USER_INPUT' } },
    ])
    expect(logged).toEqual([])
  }
})

function idOf(error: GraphQLError | undefined): unknown {
  const { id } = { ...error?.extensions }
  return id
}

it("says that something is away, which is nobody's fault, and asks to come back", async () => {
  const { told, logged } = await mask('{ away }')
  expect(told).toMatchObject([{ message: 'The object store is full.', extensions: { code: 'STORE_FULL' } }])
  expect(logged).toEqual([])
})

async function mask(query: string, variableValues: Record<string, unknown> = {}) {
  const log = createLog('silent')
  const error = vi.spyOn(log, 'error')
  const asked = { log, metrics: createMetrics(), requestId: 'request-1' }
  const maskError = createErrorMask(createFaultLog())
  const { errors = [] } = await execute({ schema, document: parse(query), variableValues })
  return {
    told: errors.map((error) => maskError(error, asked)),
    logged: error.mock.calls.map(([facts]) => facts),
  }
}
