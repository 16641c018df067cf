import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { createContext } from '../../src/context.ts'
import { holdSessionLock } from '../../src/database/session-lock.ts'
import { OperatorError } from '../../src/errors.ts'
import { startTestApp } from '../support/test-app.ts'
import { tellStory } from './tell-story.ts'
import { startTlsServer, type TlsServer } from './tls-server.ts'

let server: TlsServer
let folder: string

beforeAll(async () => {
  server = await startTlsServer()
})
afterAll(() => server[Symbol.asyncDispose]())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stevedore-test-tls-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

function siteOf(parameters: string) {
  const databaseUrl = `${server.url}?${parameters}`
  const environment = {
    DATABASE_URL: databaseUrl,
    STEVEDORE_DATA_DIR: folder,
    STEVEDORE_PORT: '0',
    STEVEDORE_LOG_LEVEL: 'silent',
  }
  return { databaseUrl, dataDirectory: folder, environment, [Symbol.asyncDispose]: async () => {} }
}

describe('a database behind TLS', () => {
  it('is reached by every connection encrypted, and works', async () => {
    await using app = await startTestApp({
      site: siteOf(`sslmode=verify-full&sslrootcert=${server.authority}`),
    })
    await tellStory(app)
    const { orm } = app.app.services
    await using _lock = await holdSessionLock(orm, 1)
    const { rows } = await sql<{ name: string; encrypted: boolean }>`
      select distinct application_name as name, ssl as encrypted
      from pg_stat_ssl join pg_stat_activity using (pid) where backend_type = 'client backend' order by 1`.execute(
      createContext(app.app.services).em.getKysely(),
    )
    expect(rows).toEqual([
      { name: 'stevedore', encrypted: true },
      { name: 'stevedore live', encrypted: true },
      { name: 'stevedore lock', encrypted: true },
      { name: 'stevedore queue', encrypted: true },
    ])
  })

  it('is believed with sslmode=require, whoever signed its certificate', async () => {
    await using app = await startTestApp({ site: siteOf('sslmode=require') })
    expect((await fetch(`${app.url}/readyz`)).status).toBe(200)
  })

  it.each([
    {
      what: 'an authority that did not sign its certificate',
      given: () => `sslmode=verify-full&sslrootcert=${server.stranger}`,
      fault: 'its certificate is not trusted',
    },
    { what: 'no authority', given: () => 'sslmode=verify-full', fault: 'its certificate is not trusted' },
    {
      what: 'another name than its own',
      given: () => `sslmode=verify-full&sslrootcert=${server.authority}&host=127.0.0.1`,
      fault: 'its certificate is for another name',
    },
    {
      what: 'a file that is not there',
      given: () => 'sslmode=verify-full&sslrootcert=/nowhere.pem',
      fault: 'ENOENT: no such file or directory',
    },
  ])('is refused with $what, in words for the operator', async ({ given, fault }) => {
    const refused = startTestApp({ site: siteOf(given()) })
    await expect(refused).rejects.toBeInstanceOf(OperatorError)
    await expect(refused).rejects.toThrow(`can't be used: ${fault}`)
  })
})

it('a way that would also go on without encryption is not taken', () => {
  const read = () => readConfig({ DATABASE_URL: 'postgres://localhost/stevedore?sslmode=prefer' })
  expect(read).toThrow('DATABASE_URL must have disable, require, verify-ca or verify-full as its sslmode')
})
