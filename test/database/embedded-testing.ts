import { type ChildProcess, execFile, execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { chownSync } from 'node:fs'
import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Client, type QueryResultRow } from 'pg'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../src/database/embedded/embedded-postgres.ts'

export const isRoot = process.geteuid?.() === 0

/** Someone other than root: nobody, or ourselves if we aren't root. */
export function ordinaryUser(): { uid: number; gid: number } {
  const id = (flag: string, user: string[]): number =>
    Number(execFileSync('id', [flag, ...user], { encoding: 'utf8' }))
  const user = isRoot ? ['nobody'] : []
  return { uid: id('-u', user), gid: id('-g', user) }
}

/** A folder that only its owner, by default ourselves, can enter. As root, Postgres' user can't. */
export async function makeFolder(owner?: {
  uid: number
  gid: number
}): Promise<AsyncDisposable & { path: string }> {
  const path = await realpath(await mkdtemp(join(tmpdir(), 'stevedore-embedded-')))
  if (owner !== undefined) chownSync(path, owner.uid, owner.gid)
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) }
}

/** A cluster to copy, for tests that need just any: to make one takes most of what such a test would. */
export async function makeTemplate() {
  await using stack = new AsyncDisposableStack()
  const folder = stack.use(await makeFolder())
  await (await start(folder.path))[Symbol.asyncDispose]()
  const made = stack.move()
  return {
    /** A folder in which an embedded Postgres ran before. */
    async copy() {
      const copied = await makeFolder()
      // Not Node's own, which leaves out whose the files are.
      await promisify(execFile)('cp', ['-a', `${folder.path}/.`, copied.path])
      return copied
    },
    [Symbol.asyncDispose]: () => made.disposeAsync(),
  }
}

export function start(directory: string, log = recordLog()): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({ directory, log, settings: { fsync: 'off' } })
}

/** A log that keeps what it is told, one `level message` per entry. */
export function recordLog() {
  const entries: string[] = []
  const add = (level: string) => (_details: Record<string, unknown>, message: string) => {
    entries.push(`${level} ${message}`)
  }
  return { entries, debug: add('debug'), info: add('info'), warn: add('warn'), error: add('error') }
}

/** One statement on a connection of its own; the rows. */
export async function query<Row extends QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

export async function postmasterPid(directory: string): Promise<number> {
  return Number((await readFile(join(directory, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0])
}

export type Owner = AsyncDisposable & {
  process: ChildProcess
  url: string | null
  error: { name: string; message: string } | null
  /** Without a chance to stop Postgres. */
  kill: () => Promise<void>
}

/** Starts an embedded Postgres in a process of its own. */
export async function startOwner(directory: string, user?: { uid: number; gid: number }): Promise<Owner> {
  const script = fileURLToPath(new URL('embedded-owner.ts', import.meta.url))
  const ids = user !== undefined && isRoot ? [String(user.uid), String(user.gid)] : []
  const child = fork(script, [directory, ...ids], {
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const exited = once(child, 'exit')
  const [answer]: { url?: string; error?: { name: string; message: string } }[] = await once(child, 'message')
  return {
    process: child,
    url: answer?.url ?? null,
    error: answer?.error ?? null,
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
    async [Symbol.asyncDispose]() {
      if (child.connected) child.disconnect()
      await exited
    },
  }
}
