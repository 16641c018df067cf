import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type EmbeddedPostgres,
  findEmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../src/database/embedded/embedded-postgres.ts'
import { isRoot, makeFolder, ordinaryUser, query, recordLog, start, startOwner } from './embedded-testing.ts'

describe('an embedded Postgres', () => {
  let folder: Awaited<ReturnType<typeof makeFolder>>
  let directory: string
  let postgres: EmbeddedPostgres

  beforeAll(async () => {
    folder = await makeFolder()
    directory = join(folder.path, 'data', 'postgres')
    const settings = { fsync: 'off', max_connections: '17' }
    postgres = await startEmbeddedPostgres({ directory, log: recordLog(), settings })
  })

  afterAll(async () => {
    await postgres[Symbol.asyncDispose]()
    await folder[Symbol.asyncDispose]()
  })

  it(`serves a database from a folder that only ${isRoot ? 'root' : 'its owner'} can enter`, async () => {
    expect(postgres.url).toMatch(/^postgres:\/\/stevedore:[\w-]{32}@127\.0\.0\.1:\d+\/stevedore$/)
    expect(
      await query(postgres.url, `select 'ÄÖ' ilike 'äö' as same, current_setting('TimeZone') as zone`),
    ).toEqual([{ same: true, zone: 'UTC' }])
  })

  it('lets in no one without the password', async () => {
    const stranger = new URL(postgres.url)
    stranger.password = 'guess'
    await expect(query(stranger.href, 'select')).rejects.toThrow('password authentication failed')
    const { mode } = await stat(join(directory, 'cluster', 'stevedore.password'))
    expect(mode & 0o777).toBe(0o600)
  })

  it('takes settings that differ from its own', async () => {
    expect(await query(postgres.url, 'show max_connections')).toEqual([{ max_connections: '17' }])
  })

  it('finds the words of every alphabet by their trigrams', async () => {
    await query(postgres.url, 'create extension pg_trgm')
    expect(await query(postgres.url, `select similarity('Привет', 'привет') as same`)).toEqual([{ same: 1 }])
  })
})

describe('an embedded Postgres of its own', () => {
  it('serves an ordinary user', async () => {
    const user = ordinaryUser()
    await using folder = await makeFolder(user)
    await using owner = await startOwner(join(folder.path, 'postgres'), user)
    // A checkout that only root can enter hides its binaries too, and all that can be had then is a clear error.
    if (owner.error !== null) expect(owner.error.name).toBe('PostgresBinariesError')
    else expect(await query(owner.url ?? '', 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('keeps its data and its password over a restart', async () => {
    await using folder = await makeFolder()
    const first = await start(folder.path)
    await query(first.url, 'create table kept as select 42 as answer')
    await first[Symbol.asyncDispose]()

    await using second = await start(folder.path)
    expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }])
    expect(new URL(second.url).password).toBe(new URL(first.url).password)
  })

  it('can be found by other processes while it runs, and only then', async () => {
    await using folder = await makeFolder()
    const directory = join(folder.path, 'postgres')
    expect(await findEmbeddedPostgres(directory)).toBeNull()
    const postgres = await start(directory)
    expect(await findEmbeddedPostgres(directory)).toBe(postgres.url)
    await postgres[Symbol.asyncDispose]()
    expect(await findEmbeddedPostgres(directory)).toBeNull()
  })

  it('stops with clients connected, once, however often it is asked to', async () => {
    await using folder = await makeFolder()
    const postgres = await start(folder.path)
    const asleep = query(postgres.url, 'select pg_sleep(60)').catch((error: Error) => error.message)
    await expect
      .poll(() =>
        query(postgres.url, `select count(*)::int from pg_stat_activity where wait_event = 'PgSleep'`),
      )
      .toEqual([{ count: 1 }])
    await Promise.all([postgres[Symbol.asyncDispose](), postgres[Symbol.asyncDispose]()])
    expect(await asleep).toMatch(/terminat/)
    await expect(query(postgres.url, 'select')).rejects.toThrow('ECONNREFUSED')
  })

  it('gives up a start that is no longer wanted, and leaves nothing behind', async () => {
    await using folder = await makeFolder()
    const wanted = new AbortController()
    const log = recordLog()
    const starting = startEmbeddedPostgres({ directory: folder.path, log, signal: wanted.signal })
    await expect.poll(() => log.entries).toContain('info creating the database')
    wanted.abort(new Error('changed my mind'))
    await expect(starting).rejects.toThrow('changed my mind')
    await using again = await start(folder.path)
    expect(await query(again.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})
