import { execFile } from 'node:child_process'
import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { errorCode } from './errors.ts'
import type { PostgresLog } from './log.ts'

/** How long Postgres gets for one way of stopping, before the next harsher one. */
const PATIENCE_MS = 5_000
const POLL_MS = 10

/** The server that a cluster's postmaster.pid tells of; it may be gone. */
type Claim = { pid: number; port: number }

/** The server that runs on the cluster now. */
export async function findPostmaster(cluster: string): Promise<Claim | null> {
  const claim = await readClaim(cluster)
  return claim !== null && (await isPostmaster(claim.pid, cluster)) ? claim : null
}

/**
 * Leaves the cluster with no server and free to be served; to be called under the owner's lock, by which any server
 * there is an orphan.
 */
export async function evictPostmaster(cluster: string, log: PostgresLog): Promise<void> {
  const claim = await readClaim(cluster)
  if (claim === null) return
  if (await isPostmaster(claim.pid, cluster)) {
    log.warn({ postgresPid: claim.pid }, 'stopping a Postgres whose Stevedore died')
    await stopPostmaster(claim.pid, waitUntilGone(claim.pid, cluster))
  } else if (isAlive(claim.pid)) {
    // Postgres would take the stranger for a server. It must keep the file of a dead one: that leads to the shared
    // memory which tells it of backends that linger.
    log.info({ postgresPid: claim.pid }, 'removing the pid file of a Postgres that is gone')
    await rm(join(cluster, 'postmaster.pid'), { force: true })
  }
}

/**
 * Fast shutdown, then immediate, then the kill that can't fail.
 * @see https://www.postgresql.org/docs/18/server-shutdown.html
 */
export async function stopPostmaster(pid: number, exited: Promise<void>): Promise<void> {
  const done = exited.then(() => true)
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (!isAlive(pid)) break
    process.kill(pid, signal)
    if (await Promise.race([done, delay(PATIENCE_MS, false, { ref: false })])) return
  }
  await exited
}

/** @see https://www.postgresql.org/docs/18/storage-file-layout.html (postmaster.pid: pid, folder, start, port, …) */
async function readClaim(cluster: string): Promise<Claim | null> {
  try {
    const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')
    const [pid, port] = [Number(lines[0]), Number(lines[3])]
    return pid > 0 ? { pid, port } : null
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

/** A pid may have passed on to anyone, even to the server of another cluster. */
async function isPostmaster(pid: number, cluster: string): Promise<boolean> {
  if (process.platform !== 'linux') {
    const command = await promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).catch(
      () => null,
    )
    return command?.stdout.includes(`postgres -D ${cluster} `) ?? false
  }
  try {
    if ((await readFile(`/proc/${pid}/comm`, 'utf8')).trim() !== 'postgres') return false
    // A postmaster works in its cluster, whatever name it was given for that.
    const [theirs, ours] = await Promise.all([stat(`/proc/${pid}/cwd`), stat(cluster)])
    return theirs.dev === ours.dev && theirs.ino === ours.ino
  } catch {
    // Gone meanwhile, or not of our user.
    return false
  }
}

async function waitUntilGone(pid: number, cluster: string): Promise<void> {
  while (await isPostmaster(pid, cluster)) await delay(POLL_MS)
}

/** Whether some process has this pid; one that we may not signal counts. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}
