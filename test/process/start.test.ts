import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { OperatorError } from '../../src/errors.ts'
import { createLog } from '../../src/log.ts'
import { connect as connectDatabase } from '../support/database.ts'
import { type StevedoreProcess, spawnStevedore } from '../support/spawn-stevedore.ts'
import { createTestSite, type TestSite } from '../support/test-app.ts'
import { createFolder } from './process-fixture.ts'

const ready = /GraphiQL and the API\s+(http:\S+)\/graphql/

/** One clear sentence (or usage) and nothing of a stack trace. */
function expectOneSentence(output: string): void {
  expect(output).not.toMatch(/^\s+at |undefined|node:internal/m)
  expect(
    output
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('{')),
  ).toHaveLength(1)
}

const start = (environment: Record<string, string>) => startApp(readConfig(environment), createLog('silent'))

/** What the operator is told where the application doesn't start; that it's printed alone is shown below. */
async function refusalOf(environment: Record<string, string>): Promise<string> {
  const error: unknown = await start(environment).catch((error: unknown) => error)
  if (!(error instanceof OperatorError)) throw new Error('it started, or failed in a way of its own')
  expectOneSentence(error.message)
  return error.message
}

describe('npm start with nothing configured but the place', () => {
  let folder: Awaited<ReturnType<typeof createFolder>>
  let environment: Record<string, string>
  let stevedore: StevedoreProcess
  beforeAll(async () => {
    folder = await createFolder()
    environment = { STEVEDORE_DATA_DIR: join(folder.path, 'data'), STEVEDORE_PORT: '0' }
    stevedore = spawnStevedore(environment)
  })
  afterAll(async () => {
    await stevedore[Symbol.asyncDispose]()
    await folder[Symbol.asyncDispose]()
  })

  it('starts Postgres, store, API and worker, and says where they are', async () => {
    const [, url] = await stevedore.printed(ready)
    expect(stevedore.output()).toMatch(/\/sign-in\?token=/)
    expect(stevedore.output()).toMatch(/npm run api-key/)
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
  })

  it('refuses a second start on the same data directory with a sentence that names it', async () => {
    await stevedore.printed(ready)
    const second = await refusalOf(environment)
    expect(second).toContain(environment['STEVEDORE_DATA_DIR'])
    expect(second).toContain(String(stevedore.process.pid))
  })

  it('recovers when the last run was killed and has left its Postgres behind, and stops in order', async () => {
    await using folder = await createFolder()
    const environment = { STEVEDORE_DATA_DIR: folder.path, STEVEDORE_PORT: '0' }
    await using first = spawnStevedore(environment)
    await first.printed(ready)
    first.process.kill('SIGKILL')
    await first.exited
    await using second = spawnStevedore(environment)
    const [, url] = await second.printed(ready)
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    const stoppedAt = performance.now()
    second.process.kill('SIGTERM')
    expect(await second.exited).toBe(0)
    expect(performance.now() - stoppedAt).toBeLessThan(10_000)
  })

  it('refuses a data directory that it can not write, in one sentence', async () => {
    expect(await refusalOf({ STEVEDORE_DATA_DIR: '/proc/stevedore', STEVEDORE_PORT: '0' })).toContain(
      '/proc/stevedore',
    )
  })
})

describe('npm start on a database of the operator', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await createTestSite()
  })
  afterAll(async () => {
    await site[Symbol.asyncDispose]()
  })

  it('refuses a busy port in one sentence that names it', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' && address !== null ? String(address.port) : ''
    await using stevedore = spawnStevedore({ ...site.environment, STEVEDORE_PORT: port })
    expect(await stevedore.exited).toBe(1)
    expectOneSentence(stevedore.output())
    expect(stevedore.output()).toContain(port)
    other.close()
  })

  it('refuses a database that does not answer in one sentence, without its password', async () => {
    const DATABASE_URL = 'postgres://someone:hush-hush@127.0.0.1:1/nothing'
    const refusal = await refusalOf({ ...site.environment, DATABASE_URL })
    expect(refusal).not.toContain('hush-hush')
  })

  it('reports every fault of the configuration at once, by name', async () => {
    await using stevedore = spawnStevedore({
      DATABASE_URL: 'mysql://localhost/db',
      STEVEDORE_PORT: 'http',
      STEVEDORE_ROLES: 'api,cook',
      STEVEDORE_MAX_FILE_BYTES: '-1',
      STEVEDORE_PUBLIC_URL: 'https://files.example.org/?a=b',
      STEVEDORE_PROT: '4000',
    })
    expect(await stevedore.exited).toBe(1)
    expectOneSentence(stevedore.output())
    for (const name of [
      'DATABASE_URL',
      'STEVEDORE_PORT',
      'STEVEDORE_ROLES',
      'STEVEDORE_MAX_FILE_BYTES',
      'STEVEDORE_PUBLIC_URL',
      'STEVEDORE_PROT',
    ]) {
      expect(stevedore.output()).toContain(name)
    }
  })

  it('ends at once at the second signal', async () => {
    await using stevedore = spawnStevedore(site.environment)
    const [, url] = await stevedore.printed(ready)
    // A request that is under way makes an orderly stop take its time.
    const socket = connect(Number(new URL(url ?? '').port), '127.0.0.1')
    socket.on('error', () => {})
    socket.write(
      'POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
    )
    await setTimeout(100)
    stevedore.process.kill('SIGTERM')
    await setTimeout(500)
    stevedore.process.kill('SIGTERM')
    expect(await stevedore.exited).toBe(130)
    socket.destroy()
  })

  it('can be started many times at once on an empty database', async () => {
    await using fresh = await createTestSite()
    await using database = await connectDatabase(fresh.databaseUrl)
    await database.query('drop schema public, pgboss cascade; create schema public')
    const many = await Promise.all(Array.from({ length: 3 }, () => start(fresh.environment)))
    await Promise.all(many.map((app) => app[Symbol.asyncDispose]()))
  })
})

it('holds no address of a registry in the lock file, and blocks no install script', async () => {
  const [lock, manifest] = await Promise.all(
    ['package-lock.json', 'package.json'].map((name) =>
      readFile(new URL(`../../${name}`, import.meta.url), 'utf8'),
    ),
  )
  expect(lock).not.toMatch(/"resolved"/)
  const packages: Record<string, { hasInstallScript?: boolean }> = JSON.parse(lock ?? '').packages
  const scripted = Object.entries(packages)
    .filter(([path, { hasInstallScript }]) => path !== '' && hasInstallScript)
    .map(([path]) => path.replace('node_modules/', ''))
  expect(scripted.filter((name) => !JSON.parse(manifest ?? '').allowScripts[name])).toEqual([])
})

it('runs under npm on the Node that the lock file pins, whatever the host has', async () => {
  const lock = JSON.parse(await readFile(new URL('../../package-lock.json', import.meta.url), 'utf8'))
  const pinned = Object.entries<{ version: string }>(lock.packages)
    .filter(([path]) => /^node_modules\/node-(bin-)?(darwin|linux)-/.test(path))
    .map(([, { version }]) => `v${version}`)
  expect(pinned).toContain(process.version)
})
