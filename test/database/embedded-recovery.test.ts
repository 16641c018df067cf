import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTemplate, postmasterPid, query, recordLog, start, startOwner } from './embedded-testing.ts'

const RECOVERY = { timeout: 20_000, interval: 50 }

let template: Awaited<ReturnType<typeof makeTemplate>>

beforeAll(async () => {
  template = await makeTemplate()
})
afterAll(() => template[Symbol.asyncDispose]())

describe('an embedded Postgres that dies', () => {
  it('is back on the same URL, with what was committed, when its first process is killed', async () => {
    await using folder = await template.copy()
    const log = recordLog()
    await using postgres = await start(folder.path, log)
    await query(postgres.url, 'create table kept as select 42 as answer')
    for (let times = 0; times < 2; times++) {
      process.kill(await postmasterPid(folder.path), 'SIGKILL')
      await expect.poll(() => answer(postgres.url), RECOVERY).toEqual([{ answer: 42 }])
    }
    expect(log.entries).toContain('error Postgres ended by itself: starting it again')
    expect(log.entries).toContain('info Postgres is back')
  })

  it('is back while a backend of its predecessor still computes', async () => {
    await using folder = await template.copy()
    await using postgres = await start(folder.path)
    await query(postgres.url, 'create table kept as select 42 as answer')
    const busy = compute(postgres.url)
    await expect.poll(() => countComputing(postgres.url)).toBe(1)
    process.kill(await postmasterPid(folder.path), 'SIGKILL')
    await expect.poll(() => answer(postgres.url), RECOVERY).toEqual([{ answer: 42 }])
    await busy
  })

  it('together with its Stevedore is back at the next start, also if a backend of its still computes', async () => {
    await using folder = await template.copy()
    await using owner = await startOwner(folder.path)
    const url = owner.url ?? ''
    await query(url, 'create table kept as select 42 as answer')
    const busy = compute(url)
    await expect.poll(() => countComputing(url)).toBe(1)
    await owner.kill()
    process.kill(await postmasterPid(folder.path), 'SIGKILL')
    await using postgres = await start(folder.path)
    expect(await answer(postgres.url)).toEqual([{ answer: 42 }])
    await busy
  })

  it('is back when one of its backends is killed', async () => {
    await using folder = await template.copy()
    const log = recordLog()
    await using postgres = await start(folder.path, log)
    await query(postgres.url, 'create table kept as select 42 as answer')
    const [writer] = await query<{ pid: number }>(
      postgres.url,
      `select pid from pg_stat_activity where backend_type = 'checkpointer'`,
    )
    process.kill(writer?.pid ?? 0, 'SIGKILL')
    await expect
      .poll(() => log.entries)
      .toContainEqual(expect.stringMatching(/^warn .*was terminated by signal 9/))
    await expect.poll(() => answer(postgres.url), RECOVERY).toEqual([{ answer: 42 }])
  })

  it('stays away when it is disposed of meanwhile', async () => {
    await using folder = await template.copy()
    const log = recordLog()
    const postgres = await start(folder.path, log)
    process.kill(await postmasterPid(folder.path), 'SIGKILL')
    await expect.poll(() => log.entries).toContain('error Postgres ended by itself: starting it again')
    await postgres[Symbol.asyncDispose]()
    await expect(query(postgres.url, 'select')).rejects.toThrow('ECONNREFUSED')
    expect(log.entries).not.toContain('info Postgres is back')
    // Nothing runs there any more: another may start at once.
    await using again = await start(join(folder.path))
    expect(await query(again.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})

function answer(url: string): Promise<Record<string, unknown>[]> {
  return query(url, 'select answer from kept')
}

/** Some seconds without a look at anything that could tell the backend of its postmaster's death. */
async function compute(url: string): Promise<void> {
  await query(url, 'select count(*) as computing from generate_series(1, 10000000)').catch(() => {})
}

async function countComputing(url: string): Promise<number> {
  const sql = `select from pg_stat_activity where query like '%computing%' and pid <> pg_backend_pid()`
  return (await query(url, sql)).length
}
