import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authenticate } from '../../src/accounts/authenticate.ts'
import { apiKeyUsage } from '../../src/commands/read-api-key-arguments.ts'
import { findEmbeddedPostgres } from '../../src/database/embedded/embedded-postgres.ts'
import { startTestApp } from '../support/test-app.ts'
import { openAccountDatabase } from './account-database.ts'
import { runApiKeyCommand } from './run-api-key-command.ts'

let db: Awaited<ReturnType<typeof openAccountDatabase>>
beforeAll(async () => {
  db = await openAccountDatabase()
})
afterAll(() => db[Symbol.asyncDispose]())

async function run(...args: string[]) {
  return await runApiKeyCommand({ DATABASE_URL: db.url }, ...args)
}

async function createDirectory(): Promise<AsyncDisposable & { path: string }> {
  const path = await mkdtemp(join(tmpdir(), 'stevedore-test-command-'))
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) }
}

test('makes a key, with the secret alone on standard output and its use beside it', async () => {
  const { code, stdout, stderr } = await run('--name', 'deploy', '--scopes', 'read,Admin', '--expires', '30d')
  expect(code).toBe(0)
  expect(stdout).toMatch(/^stv_[A-Za-z0-9_-]{43}\n$/)
  const secret = stdout.trim()
  expect(stderr).toContain('deploy')
  expect(stderr).toContain(`curl http://127.0.0.1:4000/graphql`)
  expect(stderr).toContain(`Bearer ${secret}`)
  const { scopes, credential } = await authenticate(db, { bearer: secret })
  expect(scopes).toEqual(['ADMIN', 'READ'])
  const days = ((credential.expiresAt?.getTime() ?? 0) - Date.now()) / 86_400_000
  expect(days).toBeCloseTo(30, 2)
})

test('makes a key that reads and writes for ever when nothing is said', async () => {
  const { stdout } = await run()
  const caller = await authenticate(db, { bearer: stdout.trim() })
  expect(caller.scopes).toEqual(['READ', 'WRITE'])
  expect(caller.credential.expiresAt).toBeNull()
})

test('lists and revokes keys', async () => {
  const { stdout } = await run('--name', 'to be revoked')
  const secret = stdout.trim()
  const { credential } = await authenticate(db, { bearer: secret })
  const line = (text: string) => text.split('\n').find((each) => each.includes(credential.id))

  const before = await run('--list')
  expect(line(before.stdout)).toContain('READ,WRITE  never expires  to be revoked')
  expect(before.stdout).not.toContain(secret)
  const revoked = await run('--revoke', credential.id)
  expect(revoked).toMatchObject({ code: 0, stdout: expect.stringContaining('revoked') })
  expect(line((await run('--list')).stdout)).toContain('READ,WRITE  revoked  to be revoked')
  await expect(authenticate(db, { bearer: secret })).rejects.toThrow('The API key was revoked.')
})

test('refuses options that it does not know, with the usage', async () => {
  const { code, stdout, stderr } = await run('--colour')
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toBe(`Unknown option '--colour'.\n\n${apiKeyUsage}\n`)
})

test('other faults are one sentence', async () => {
  await using directory = await createDirectory()
  const occupied = join(directory.path, 'occupied')
  await writeFile(occupied, '')
  const faults: [Promise<{ code: number | null; stderr: string }>, RegExp][] = [
    [run('--expires', '2020-01-01'), /^expiresAt must be in the future\.\n$/],
    [run('--name', 'x'.repeat(101)), /^name must have 1 to 100 characters.*\n$/],
    [run('--revoke', '01a227eb-0000-7000-8000-000000000000'), /^There is no such API key\.\n$/],
    [runApiKeyCommand({ STEVEDORE_PORT: 'x' }), /^The configuration can't be used: STEVEDORE_PORT .*\n$/],
    [
      runApiKeyCommand({ DATABASE_URL: 'postgres://x@127.0.0.1:1/x' }),
      /^The database .* can't be used: .*\n$/,
    ],
    [runApiKeyCommand({ STEVEDORE_DATA_DIR: occupied }), /^The database .* can't be used: .*\n$/],
  ]
  for (const [answer, sentence] of faults) {
    const { code, stderr } = await answer
    expect(stderr).toMatch(sentence)
    expect(code).toBe(1)
  }
})

test('works on the embedded Postgres while no server runs, and leaves none behind', async () => {
  await using directory = await createDirectory()
  const environment = { STEVEDORE_DATA_DIR: directory.path }
  const made = await runApiKeyCommand(environment, '--name', 'before the first start')
  expect(made).toMatchObject({ code: 0, stdout: expect.stringMatching(/^stv_/) })
  expect(await findEmbeddedPostgres(join(directory.path, 'postgres'))).toBeNull()

  const listed = await runApiKeyCommand(environment, '--list')
  expect(listed).toMatchObject({ code: 0, stdout: expect.stringContaining('before the first start') })
})

test('works on the embedded Postgres of a server that runs, which goes on', async () => {
  await using app = await startTestApp({ settings: { DATABASE_URL: '' } })
  const made = await runApiKeyCommand({ STEVEDORE_DATA_DIR: app.site.dataDirectory })
  expect(made).toMatchObject({ code: 0, stdout: expect.stringMatching(/^stv_/) })
  const caller = await authenticate(app.caller, { bearer: made.stdout.trim() })
  expect(caller.accountId).toBe(app.caller.caller.accountId)
})
