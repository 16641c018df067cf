import { access, constants, mkdir, realpath } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { openPostgresCluster } from './cluster.ts'
import { errorCode, toEmbeddedPostgresError } from './errors.ts'
import { clusterPath, databaseUrl, readPassword } from './layout.ts'
import type { PostgresLog } from './log.ts'
import { takeOwnerLock } from './owner-lock.ts'
import { findPostmaster } from './postmaster.ts'
import { isReady } from './ready.ts'
import { startServer } from './start.ts'
import { superviseServer } from './supervisor.ts'

/** A server of our own; `url` stays the same until it is disposed, also when Postgres has to be restarted. */
export type EmbeddedPostgres = AsyncDisposable & { url: string }

type Options = {
  /** Is made if missing. */
  directory: string
  log: PostgresLog
  /** Postgres' settings that differ from ours, such as `{ fsync: 'off' }` for tests. */
  settings?: Record<string, string>
  signal?: AbortSignal
}

/**
 * Starts a Postgres on the directory, where the first start makes an empty database, and keeps it running until
 * disposed. A server that an earlier process left behind when it was killed is stopped first.
 * @throws EmbeddedPostgresError, of which DataDirectoryInUseError when a live process runs one there; the signal's reason
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  try {
    return await start(options)
  } catch (error) {
    options.signal?.throwIfAborted()
    throw toEmbeddedPostgresError(resolve(options.directory), error)
  }
}

async function start(options: Options): Promise<EmbeddedPostgres> {
  const { log, settings = {}, signal = new AbortController().signal } = options
  const startedAt = performance.now()
  const directory = await openDirectory(options.directory)

  await using locked = new AsyncDisposableStack()
  locked.use(await takeOwnerLock(directory))
  const { fsync } = settings
  const cluster = await openPostgresCluster({ directory, log, isDurable: fsync !== 'off', signal })
  const server = await startServer(cluster, { settings, log, signal })
  log.info(
    { port: server.port, postgresPid: server.pid, ms: Math.round(performance.now() - startedAt) },
    'Postgres is ready',
  )

  const supervisor = superviseServer({
    server,
    restart: (port, signal) => startServer(cluster, { settings, log, signal, port }),
    lock: locked.move(),
    log,
  })
  return {
    url: databaseUrl({ port: server.port, password: cluster.password }),
    [Symbol.asyncDispose]: () => supervisor[Symbol.asyncDispose](),
  }
}

/** For other processes of the same user: the URL of the server that runs on the directory now, or null. */
export async function findEmbeddedPostgres(directory: string): Promise<string | null> {
  try {
    const home = await realpath(directory)
    const postmaster = await findPostmaster(clusterPath(home))
    if (postmaster === null) return null
    const options = { port: postmaster.port, password: await readPassword(home) }
    return (await isReady(options)) ? databaseUrl(options) : null
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw toEmbeddedPostgresError(resolve(directory), error)
  }
}

async function openDirectory(directory: string): Promise<string> {
  await makeDirectory(resolve(directory))
  // Says so now, and clearly, if it is a file or can't be written to.
  await access(join(directory, '.'), constants.W_OK | constants.X_OK)
  return realpath(directory)
}

/** Node's own recursive mkdir tries for ever where the system creates nothing, and hides that a disk is read-only. */
async function makeDirectory(path: string): Promise<void> {
  // Another start may make the same one now.
  const make = () => mkdir(path, { mode: 0o700 }).catch((error) => rethrowUnless('EEXIST', error))
  try {
    await make()
  } catch (error) {
    rethrowUnless('ENOENT', error)
    await makeDirectory(dirname(path))
    await make()
  }
}

function rethrowUnless(code: string, error: unknown): void {
  if (errorCode(error) !== code) throw error
}
