import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { askForExport } from '../exports/ask-for-export.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { waitFor } from '../support/wait-for.ts'
import { updateCollection } from './collection-documents.ts'
import { add, collectionOf, read } from './collection-site.ts'

let app: TestApp

beforeEach(async () => {
  app = await startTestApp({ settings: { STEVEDORE_ROLES: 'api', STEVEDORE_DATABASE_POOL: '4' } })
})
afterEach(async () => {
  await app[Symbol.asyncDispose]()
})

it('many who wait for one collection leave connections for everyone else', async () => {
  const { id: collectionId, fileIds } = await collectionOf(app, ['a'])
  const other = new pg.Client({ connectionString: app.site.databaseUrl })
  await other.connect()
  try {
    await other.query('begin')
    await other.query('select from collections for update')
    const changes = Array.from({ length: 4 }, (_, number) => [
      add(app, { collectionId, items: fileIds.map((fileId) => ({ fileId, path: `b/${number}` })) }),
      add(app, { collectionId, filter: {}, folder: `c/${number}` }),
      askForExport(app, { collectionId, format: 'ZIP' }),
      app.request(updateCollection, { input: { collectionId, name: `name ${number}` } }),
    ])
    await waitFor(async () => {
      const { rows } = await other.query(`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
      return rows.length > 0
    })
    expect(await read(app, collectionId)).toMatchObject({ revision: 2 })
    await other.query('rollback')
    await Promise.all(changes.flat())
  } finally {
    await other.end()
  }
  expect(await read(app, collectionId)).toMatchObject({ revision: 14, itemCount: 9 })
})
