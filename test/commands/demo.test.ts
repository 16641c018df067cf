import { hash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listApiKeys } from '../../src/accounts/list-api-keys.ts'
import { readZip } from '../exports/formats/read-zip.ts'
import { createTestSite, startTestApp, type TestApp, type TestSite } from '../support/test-app.ts'
import { waitFor } from '../support/wait-for.ts'
import { makeZip, randomEntries } from '../support/zip.ts'
import { runDemo, startDemo } from './run-demo.ts'

let app: TestApp
let directory: string

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(async () => {
  await app[Symbol.asyncDispose]()
})
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'stevedore-test-demo-'))
})
afterEach(async () => {
  await rm(directory, { recursive: true, force: true })
})

/** Writes a file into the test's folder and gives its path. */
async function write(name: string, bytes: Uint8Array): Promise<string> {
  const path = join(directory, name)
  await writeFile(path, bytes)
  return path
}

/** The hashes of the files below a folder, by their paths in it. */
async function hashTree(root: string): Promise<Record<string, string>> {
  const found = await readdir(root, { recursive: true, withFileTypes: true })
  const files = found.filter((item) => item.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  return Object.fromEntries(
    await Promise.all(
      files.map(async (path) => [path.slice(root.length + 1), hash('sha256', await readFile(path))]),
    ),
  )
}

/** The hashes of what is in a ZIP, by names. */
async function hashZip(path: string): Promise<Record<string, string>> {
  const entries = await readZip(await readFile(path))
  return Object.fromEntries(entries.map(({ name, bytes }) => [name, hash('sha256', bytes)]))
}

/** A server on a free port that answers everything with a page. */
async function startStranger(): Promise<{ server: Server; url: string }> {
  const server = createServer((_, response) => response.end('<p>Hello!</p>')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A server that listens on TCP has such an address.
  const { port } = server.address() as AddressInfo
  return { server, url: `http://127.0.0.1:${port}` }
}

describe('the demo', () => {
  it('takes an archive from its upload to verified downloads of all that was in it', async () => {
    const entries = {
      ...randomEntries(120, 1_000),
      'Grüße/big.bin': randomBytes(2_000_000),
      'empty.txt': Buffer.alloc(0),
    }
    const path = await write(
      'some.zip',
      await makeZip({ ...entries, 'f/': Buffer.alloc(0), '.DS_Store': Buffer.from('x') }),
    )
    const to = join(directory, 'to')
    const { code, stdout, stderr } = await runDemo([path, '--url', app.url, '--key', app.secret, '--to', to])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    const hashes = Object.fromEntries(
      Object.entries(entries).map(([name, bytes]) => [name, hash('sha256', bytes)]),
    )
    expect(await hashTree(join(to, 'files'))).toEqual(hashes)
    expect(await hashZip(join(to, 'some.zip'))).toEqual(hashes)
    expect(stdout).toContain('124 entries in all')
    expect(stdout).toMatch(/^ {2}100 % {2}SUCCEEDED {2}122 of 122 entries, 2\.1 MB of 2\.1 MB$/m)
    expect(stdout).toContain('1 skipped as PLATFORM_METADATA: .DS_Store')
    expect(stdout).toMatch(/^ {2}100 % {2}SUCCEEDED {2}122 of 122 files, 2\.1 MB of 2\.1 MB$/m)
    expect(stdout).toContain(`in ${join(to, 'files')}\n`)
    expect(stdout).toContain('  122 files of revision 2, none missing\n')
    expect(stdout).toContain(`in ${join(to, 'some.zip')}\n`)
  })

  it('gives each of two entries with one path a place of its own', async () => {
    const bytes = await makeZip({ 'a/x.txt': Buffer.from('one'), 'a/y.txt': Buffer.from('two') })
    const path = await write(
      'two.zip',
      Buffer.from(bytes.toString('latin1').replaceAll('y.txt', 'x.txt'), 'latin1'),
    )
    const to = join(directory, 'to')
    const { code, stdout } = await runDemo([path, '--url', app.url, '--key', app.secret, '--to', to])
    expect(code).toBe(0)
    const hashes = [hash('sha256', Buffer.from('one')), hash('sha256', Buffer.from('two'))].sort()
    expect(Object.values(await hashTree(join(to, 'files'))).sort()).toEqual(hashes)
    expect(stdout).toContain('1 renamed, as another file had the path')
    const exported = await hashZip(join(to, 'two.zip'))
    expect(Object.keys(exported).sort()).toEqual(['a/x (2).txt', 'a/x.txt'])
    expect(Object.values(exported).sort()).toEqual(hashes)
  })

  it('ends where nothing came out of the archive that could be exported', async () => {
    const path = await write('none.zip', await makeZip({ '.DS_Store': Buffer.from('x') }))
    const to = join(directory, 'to')
    const { code, stdout, stderr } = await runDemo([path, '--url', app.url, '--key', app.secret, '--to', to])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(/Put them into a collection\n {2}0 files, 0 B\n {2}is the collection .*\n$/)
  })

  it('overwrites no file', async () => {
    const path = await write('one.zip', await makeZip({ 'a.txt': Buffer.from('new') }))
    await mkdir(join(directory, 'to/files'), { recursive: true })
    const present = await write('to/files/a.txt', Buffer.from('old'))
    const args = [path, '--url', app.url, '--key', app.secret, '--to', join(directory, 'to')]
    const { code, stderr } = await runDemo(args)
    expect(code).toBe(1)
    expect(stderr).toMatch(/^\S+a\.txt can't be written: EEXIST[^\n]*\n$/)
    expect(await readFile(present, 'utf8')).toBe('old')
  })

  it('goes on where the service is restarted in the meantime', async () => {
    await using site: TestSite = await createTestSite()
    const path = await write('one.zip', await makeZip({ 'a.txt': Buffer.from('hello') }))
    const to = join(directory, 'to')
    await using before = await startTestApp({ site, settings: { STEVEDORE_ROLES: 'api' } })
    const demo = startDemo([path, '--url', before.url, '--key', before.secret, '--to', to])
    await waitFor(() => demo.printed().includes('PENDING'))
    await before[Symbol.asyncDispose]()
    const { port } = new URL(before.url)
    await using _after = await startTestApp({ site, settings: { STEVEDORE_PORT: port } })
    const { code, stdout, stderr } = await demo.ended
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toContain('SUCCEEDED  1 of 1 entries')
    expect(Object.keys(await hashTree(to)).sort()).toEqual(['files/a.txt', 'one.zip'])
  }, 60_000)

  it('makes a sample archive and a key of its own, replays what a broken replica caused, and revokes the key in the end', async () => {
    const to = join(directory, 'to')
    const { code, stdout, stderr } = await runDemo(['--url', app.url, '--to', to], app.site.environment)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    for (const reason of ['DIRECTORY', 'NON_REGULAR', 'PLATFORM_METADATA', 'RATIO_EXCEEDED', 'UNSAFE_NAME']) {
      expect(stdout).toContain(`1 skipped as ${reason}`)
    }
    expect(Object.keys(await hashTree(join(to, 'files')))).toHaveLength(455)
    expect(stdout).toContain('455 files of revision 2, none missing')
    expect(stdout).toMatch(/is COMPLETED_WITH_FAILURES, 455 failures pending\n {4}.*: STORE_UNAVAILABLE in /)
    expect(stdout).toMatch(
      /is SUCCEEDED, 0 failures pending\n {2}of the run \S+, 0 of 455 failures are pending\n$/,
    )
    const { items } = await listApiKeys(app.caller, { page: { first: 100, after: null } })
    const own = items.filter(({ name }) => name === 'npm run demo')
    expect(own).toHaveLength(1)
    expect(own[0]?.revokedAt).toBeInstanceOf(Date)
  }, 90_000)

  it('says so where nothing answers', async () => {
    const { server, url } = await startStranger()
    server.close()
    await once(server, 'close')
    expect(await runDemo(['--url', url])).toEqual({
      code: 1,
      stdout: '',
      stderr: `Nothing answers at ${url}: start Stevedore with npm start.\n`,
    })
  })

  it('says so where something else answers', async () => {
    const { server, url } = await startStranger()
    const { code, stderr } = await runDemo(['--url', url])
    server.close()
    expect({ code, stderr }).toEqual({ code: 1, stderr: `What answers at ${url} isn't Stevedore.\n` })
  })

  it('makes no database where Stevedore runs on another one', async () => {
    const { code, stderr } = await runDemo(['--url', app.url], { STEVEDORE_DATA_DIR: directory })
    expect(code).toBe(1)
    expect(stderr).toContain(`no Stevedore runs on ${directory}`)
    expect(await readdir(directory)).toEqual([])
  })

  it("tells in the service's words that a file is not a ZIP", async () => {
    const path = await write('notes.txt', Buffer.from('hello'))
    const { code, stderr } = await runDemo([path, '--url', app.url, '--key', app.secret])
    expect({ code, stderr }).toEqual({ code: 1, stderr: 'This file is not a ZIP archive.\n' })
  })

  it("tells in the service's words that a key is wrong", async () => {
    const { code, stderr } = await runDemo(['--url', app.url, '--key', 'stv_wrong'])
    expect({ code, stderr }).toEqual({ code: 1, stderr: 'The API key is not valid.\n' })
  })

  it('tells which file is missing', async () => {
    const path = join(directory, 'missing.zip')
    const { code, stderr } = await runDemo([path, '--url', app.url, '--key', app.secret])
    expect(code).toBe(1)
    expect(stderr).toMatch(/^\S+missing\.zip can't be read: ENOENT[^\n]*\n$/)
  })

  it('explains its options where it gets one that it does not know', async () => {
    const { code, stderr } = await runDemo(['--nonsense'])
    expect(code).toBe(1)
    expect(stderr).toMatch(/^Unknown option '--nonsense'\.\n\nUsage: npm run demo/)
  })
})
