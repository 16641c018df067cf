import pg from 'pg'
import { describe, expect, inject, it } from 'vitest'
import { isDatabaseAway } from '../../src/database/is-database-away.ts'
import { connect } from '../support/database.ts'

async function errorOf(work: Promise<unknown>): Promise<unknown> {
  return await work.then(
    () => null,
    (error: unknown) => error,
  )
}

describe('the database', () => {
  it('is away where nobody listens', async () => {
    const client = new pg.Client({ connectionString: 'postgres://someone@127.0.0.1:1/nothing' })
    expect(isDatabaseAway(await errorOf(client.connect()))).toBe(true)
  })

  it('is away when it ends a connection, also where that is the cause of another error', async () => {
    await using client = await connect(inject('serverUrl'))
    const error = await errorOf(client.query('select pg_terminate_backend(pg_backend_pid())'))
    expect(isDatabaseAway(new Error('could not read', { cause: error }))).toBe(true)
  })

  it('is not away when a statement is wrong', async () => {
    await using client = await connect(inject('serverUrl'))
    expect(isDatabaseAway(await errorOf(client.query('select from nowhere')))).toBe(false)
    expect(isDatabaseAway(await errorOf(client.query('select 1 / 0')))).toBe(false)
  })
})
