import { setTimeout as delay } from 'node:timers/promises'
import type { PostgresCluster } from './cluster.ts'
import { DiskFullError, PostgresStartError } from './errors.ts'
import type { PostgresLog } from './log.ts'
import { findFreePort } from './port.ts'
import { evictPostmaster } from './postmaster.ts'
import { waitUntilReady } from './ready.ts'
import { type PostgresServer, spawnServer } from './server.ts'

/** Backends of a killed postmaster end at their next wait; a query that computes may take a while to get there. */
const LINGER_MS = 30_000
const LINGERING = 'pre-existing shared memory block'
const RETRY_MS = 100
const PORT_ATTEMPTS = 10
const END_MS = 1_000

export type StartOptions = {
  settings: Record<string, string>
  log: PostgresLog
  signal: AbortSignal
  /** Without one, any that is free. */
  port?: number
}

/**
 * Starts the server and waits until it can be used.
 * @throws PostgresStartError, DiskFullError, and the signal's reason; no server is left running then
 */
export async function startServer(cluster: PostgresCluster, options: StartOptions): Promise<PostgresServer> {
  const { log, signal } = options
  const lingerEnd = performance.now() + LINGER_MS
  let portsTaken = 0
  for (;;) {
    signal.throwIfAborted()
    await evictPostmaster(cluster.path, log)
    const port = options.port ?? (await findFreePort())
    const server = await spawnServer(cluster, { ...options, port })
    if (await becomesReady(server, cluster, signal)) return server

    const said = (words: string): boolean => server.lines.some((line) => line.includes(words))
    if (options.port === undefined && said('Address already in use') && ++portsTaken < PORT_ATTEMPTS) continue
    if (said(LINGERING) && performance.now() < lingerEnd) {
      log.debug({}, 'waiting for backends of the former Postgres to end')
      await delay(RETRY_MS, undefined, { signal })
      continue
    }
    if (server.lines.some(isDiskFull)) throw new DiskFullError(cluster.directory)
    throw new PostgresStartError(cluster.directory, server.lastWords())
  }
}

/** False if it ended instead. */
async function becomesReady(
  server: PostgresServer,
  cluster: PostgresCluster,
  signal: AbortSignal,
): Promise<boolean> {
  const { port } = server
  const ended = new AbortController()
  const exited = server.exited.then(() => ended.abort())
  try {
    const either = AbortSignal.any([signal, ended.signal])
    await waitUntilReady({ port, password: cluster.password, signal: either })
    return true
  } catch (error) {
    // Someone who took the port before us may have answered: ours is about to end, then.
    if (!signal.aborted) await Promise.race([exited, delay(END_MS, undefined, { ref: false })])
    if (ended.signal.aborted && !signal.aborted) return false
    await server.stop()
    signal.throwIfAborted()
    throw error
  }
}

/** Shared memory has limits of its own, for which the system has the same words. */
function isDiskFull(line: string): boolean {
  return line.includes('No space left on device') && !line.includes('shared memory')
}
