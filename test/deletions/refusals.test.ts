import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DeleteFilesInput } from '../../src/gql/graphql.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { deleteFiles } from './deletion-documents.ts'

let api: TestApp

beforeAll(async () => {
  api = await startTestApp({ settings: { STEVEDORE_ROLES: 'api' } })
})
afterAll(() => api[Symbol.asyncDispose]())

async function refusal(input: DeleteFilesInput) {
  return (await api.request(deleteFiles, { input })).data.deleteFiles
}

describe('deleteFiles', () => {
  it.each([
    {},
    { filter: {} },
    { filter: { name: '', tags: {}, size: {}, createdAt: {}, entryScope: 'INCLUDE' as const } },
  ])('refuses %j, which means all files without saying so', async (input) => {
    expect(await refusal(input)).toMatchObject({ code: 'INVALID_INPUT', field: 'filter' })
  })

  it.each([
    { input: { ids: [], filter: { name: 'a' } }, field: 'ids' },
    { input: { ids: [], all: true }, field: 'ids' },
    { input: { ids: ['nonsense'] }, field: 'ids' },
    { input: { ids: Array.from({ length: 1_001 }, () => randomUUID()) }, field: 'ids' },
    { input: { filter: { contentType: '/' } }, field: 'filter.contentType' },
    { input: { filter: { size: { min: 2, max: 1 } }, all: true }, field: 'filter.size' },
  ])('refuses what can not be meant: $field', async ({ input, field }) => {
    expect(await refusal(input)).toMatchObject({ code: 'INVALID_INPUT', field })
  })
})
