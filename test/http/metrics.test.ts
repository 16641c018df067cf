import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createContext, transaction } from '../../src/context.ts'
import { cancelWork } from '../../src/work/cancel-work.ts'
import { claimWork } from '../../src/work/claim.ts'
import { newAccount } from '../files/new-account.ts'
import { signIn } from '../graphql/client.ts'
import { makeJob } from '../graphql/make-job.ts'
import { connect } from '../support/database.ts'
import { query } from '../support/query.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { waitFor } from '../support/wait-for.ts'

let app: TestApp

beforeAll(async () => {
  // Without a worker, so that jobs stay as they are.
  app = await startTestApp({ settings: { STEVEDORE_ROLES: 'api' } })
})
afterAll(() => app[Symbol.asyncDispose]())
beforeEach(async () => {
  await query(app, 'delete from work')
})

async function scrape(
  headers: Record<string, string> = { authorization: `Bearer ${app.secret}` },
  method = 'GET',
) {
  const response = await fetch(`${app.url}/metrics`, { method, headers })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** The value of one sample, by its name and labels as they are written. */
async function read(sample: string): Promise<number> {
  const { text } = await scrape()
  const line = text.split('\n').find((one) => one.startsWith(`${sample} `))
  if (line === undefined) throw new Error(`there is no ${sample} in ${text}`)
  return Number(line.slice(sample.length))
}

const pending = 'stevedore_work{kind="JOB",state="PENDING"}'
const running = 'stevedore_work{kind="JOB",state="RUNNING"}'
const oldestPending = 'stevedore_work_oldest_pending_seconds{kind="JOB"}'

describe('the metrics', () => {
  it('are for a key with the scope ADMIN alone', async () => {
    const keyed = async (scope: 'ADMIN' | 'READ' | 'WRITE') => ({
      authorization: `Bearer ${await app.createKey([scope])}`,
    })
    expect((await scrape(await keyed('ADMIN'))).status).toBe(200)
    for (const scope of ['READ', 'WRITE'] as const) {
      const { status, text } = await scrape(await keyed(scope))
      expect([status, JSON.parse(text).code]).toEqual([403, 'FORBIDDEN'])
    }
  })

  it('are refused without a credential or with one that is not valid', async () => {
    for (const headers of [{}, { authorization: 'Bearer stv_nonsense' }, { cookie: 'stevedore_session=x' }]) {
      const refused = await scrape({ ...headers })
      expect([refused.status, JSON.parse(refused.text).code]).toEqual([401, 'UNAUTHENTICATED'])
      expect(refused.headers.get('www-authenticate')).toBe('Bearer')
    }
  })

  it('are shown to a browser that has signed in', async () => {
    expect((await scrape(await signIn(app))).status).toBe(200)
  })

  it("are Prometheus' text, which nobody may keep, with what the process is made of", async () => {
    const { headers, text } = await scrape()
    expect(headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    expect([headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual([
      'no-store',
      'nosniff',
    ])
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m)
    expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m)
  })

  it('have the same headers and no body when only they are asked for', async () => {
    const { status, headers, text } = await scrape({ authorization: `Bearer ${app.secret}` }, 'HEAD')
    expect([status, text]).toEqual([200, ''])
    expect(Number(headers.get('content-length'))).toBeGreaterThan(1_000)
  })

  it('leave out what the database does not tell in time, and say so', async () => {
    expect(await read('stevedore_database_up')).toBe(1)
    await using blocker = await connect(app.site.databaseUrl)
    await blocker.query('begin; lock table work')
    const { status, text } = await scrape()
    await blocker.query('rollback')
    expect(status).toBe(200)
    expect(text).toMatch(/^stevedore_database_up 0$/m)
    expect(text).not.toMatch(/^stevedore_(work|queue|garbage)\w*\{/m)
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m)
    expect(await waitFor(async () => (await read('stevedore_database_up')) === 1)).toBe(true)
  })

  it('have a name by the conventions and a description each, once', async () => {
    const { text } = await scrape()
    const named = [...text.matchAll(/^# TYPE (stevedore_\w+) (\w+)$/gm)].map(([, name = '', type]) => ({
      name,
      type,
    }))
    expect(named.length).toBeGreaterThan(20)
    expect(new Set(named.map(({ name }) => name)).size).toBe(named.length)
    for (const { name, type } of named) {
      expect(text).toMatch(new RegExp(`^# HELP ${name} \\S.*\\.$`, 'm'))
      expect(name.endsWith('_total')).toBe(type === 'counter')
      if (type === 'histogram') expect(name).toMatch(/_(seconds|bytes)$/)
    }
  })
})

describe('the depth of the queue', () => {
  it('is zero where there is no work', async () => {
    expect([await read(pending), await read(running), await read(oldestPending)]).toEqual([0, 0, 0])
  })

  it('follows the jobs of all accounts', async () => {
    const { em } = createContext(app.app.services)
    await makeJob(app.caller)
    await makeJob(await newAccount(app.caller))
    expect([await read(pending), await read(running)]).toEqual([2, 0])
    const claim = await claimWork(em, 'JOB')
    expect([await read(pending), await read(running)]).toEqual([1, 1])
    const left = await makeJob(app.caller)
    await transaction(app.caller, (tx) =>
      cancelWork(tx, { id: left, accountId: app.caller.caller.accountId, kind: 'JOB' }),
    )
    await query(app, `update work set state = 'SUCCEEDED', finished_at = now() where id = '${claim?.id}'`)
    expect([await read(pending), await read(running)]).toEqual([1, 0])
  })
})

describe('the age of the oldest pending work', () => {
  it('is counted from when it became pending', async () => {
    await makeJob(app.caller)
    const oldest = await makeJob(app.caller)
    await query(app, `update work set created_at = now() - interval '1 day'`)
    await query(app, `update work set updated_at = now() - interval '90 seconds' where id = '${oldest}'`)
    const seconds = await read(oldestPending)
    expect(seconds).toBeGreaterThanOrEqual(90)
    expect(seconds).toBeLessThan(120)
  })

  it('leaves out work that is not due yet', async () => {
    await makeJob(app.caller)
    await query(
      app,
      `update work set updated_at = now() - interval '90 seconds', due_at = now() + interval '1 minute'`,
    )
    expect([await read(pending), await read(oldestPending)]).toEqual([1, 0])
  })

  it('leaves out work that runs', async () => {
    await makeJob(app.caller)
    await claimWork(createContext(app.app.services).em, 'JOB')
    await query(app, `update work set updated_at = now() - interval '90 seconds'`)
    expect(await read(oldestPending)).toBe(0)
  })
})
