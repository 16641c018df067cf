import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '../../src/database/migrate.ts'
import { connectOrm, type Orm } from '../../src/database/orm.ts'
import { entities } from '../../src/entities.ts'
import { createTestDatabase } from '../support/database.ts'

let database: AsyncDisposable & { url: string }
let orm: Orm

beforeAll(async () => {
  database = await createTestDatabase()
  orm = await connectOrm({ url: database.url, poolSize: 2, entities })
})
afterAll(async () => {
  await orm.close()
  await database[Symbol.asyncDispose]()
})

it('leave nothing between the entities and the database that they make', async () => {
  expect(await orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe('')
})

it('change nothing the second time, by however many processes at once', async () => {
  await Promise.all([migrate(orm), migrate(orm), migrate(orm)])
  expect(await orm.migrator.getPending()).toEqual([])
})
