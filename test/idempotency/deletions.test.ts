import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DeleteFilesInput } from '../../src/gql/graphql.ts'
import { deleteFiles } from '../deletions/deletion-documents.ts'
import { connect } from '../support/database.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let api: TestApp

beforeAll(async () => {
  api = await startTestApp({ settings: { STEVEDORE_ROLES: 'api' } })
})
afterAll(() => api[Symbol.asyncDispose]())

async function ask(input: DeleteFilesInput) {
  return (await api.request(deleteFiles, { input })).data.deleteFiles
}

describe('deleteFiles with an idempotency key', () => {
  it('asks for one deletion, however often it is sent', async () => {
    const wish = { ids: [randomUUID()], idempotencyKey: 'once' }
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(wish)))
    const ids = answers.map((answer) =>
      answer.__typename === 'DeleteFilesPayload' ? answer.deletion.id : answer.code,
    )
    expect(new Set(ids).size).toBe(1)
    expect(await ask({ all: true, idempotencyKey: 'once' })).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
    await using database = await connect(api.site.databaseUrl)
    expect((await database.query('select id from deletions')).rows).toEqual([{ id: ids[0] }])
    await database.query('delete from work')
    expect(await ask(wish)).toMatchObject({ code: 'GONE' })
  })
})
