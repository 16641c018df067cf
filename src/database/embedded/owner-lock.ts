import { chown, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { DataDirectoryInUseError, DataDirectoryUnusableError } from './errors.ts'
import { lockPath, ownerPath } from './layout.ts'
import { isAlive } from './postmaster.ts'

const SQLITE_BUSY = 5

/**
 * Makes this process the only one that may touch what lies in the directory, until disposed.
 *
 * It has to be a lock that the kernel drops with its owner, however that dies: then a free lock proves that a Postgres
 * still running here is an orphan, and of two starts at once exactly one goes on. Node has no flock, but SQLite takes
 * a POSIX record lock for an open write transaction. Nothing is ever written, and children don't inherit it.
 *
 * The lock file must not be opened in any other way: closing any descriptor of it would drop the lock (fcntl(2)).
 * @throws DataDirectoryInUseError
 */
export async function takeOwnerLock(directory: string): Promise<AsyncDisposable> {
  const lockFile = lockPath(directory)
  const ownerFile = ownerPath(directory)
  const lock = await openLock(directory)
  try {
    await writeFile(ownerFile, `${process.pid}\n`)
    // What root leaves in a user's directory must not lock out that user at the next start.
    const { uid, gid } = await stat(directory)
    if (process.geteuid?.() === 0) for (const file of [lockFile, ownerFile]) await chown(file, uid, gid)
  } catch (error) {
    lock.close()
    throw error
  }
  return {
    async [Symbol.asyncDispose]() {
      if (!lock.isOpen) return
      await rm(ownerFile, { force: true }).finally(() => lock.close())
    },
  }
}

async function openLock(directory: string): Promise<DatabaseSync> {
  let lock: DatabaseSync | null = null
  try {
    lock = new DatabaseSync(lockPath(directory))
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN IMMEDIATE')
    return lock
  } catch (error) {
    lock?.close()
    if (isBusy(error)) throw new DataDirectoryInUseError(directory, await readLivePid(ownerPath(directory)))
    const reason = error instanceof Error ? error.message : String(error)
    throw new DataDirectoryUnusableError(directory, `its lock can't be taken (${reason})`, { cause: error })
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}

/** A winner that has just taken the lock may not have written its pid yet: then an older one, or none, is there. */
async function readLivePid(ownerFile: string): Promise<number | null> {
  const pid = Number(await readFile(ownerFile, 'utf8').catch(() => ''))
  return pid > 0 && isAlive(pid) ? pid : null
}
