import { chmod, lchown, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { findPostgresBinaries, type PostgresBinaries } from './binaries.ts'
import { createPostgresCluster } from './cluster-create.ts'
import { DataDirectoryUnusableError, errorCode, PostgresVersionError } from './errors.ts'
import { clusterPath, readPassword } from './layout.ts'
import type { PostgresLog } from './log.ts'
import { choosePostgresUser, type PostgresUser } from './user.ts'

/** Files that are ready to be served, and what it takes to serve them. */
export type PostgresCluster = {
  directory: string
  /** Postgres' own data directory. */
  path: string
  binaries: PostgresBinaries
  user: PostgresUser | null
  password: string
}

/** Finds the cluster of a directory whose lock we hold, or makes it. */
export async function openPostgresCluster(options: {
  directory: string
  log: PostgresLog
  /** False for tests: files needn't survive a power cut. */
  isDurable: boolean
  signal: AbortSignal | undefined
}): Promise<PostgresCluster> {
  const { directory, log } = options
  const path = clusterPath(directory)
  const user = await choosePostgresUser(path)
  const binaries = await findPostgresBinaries({ directory, user })
  if (await isMissing(path)) {
    log.info({ directory }, 'creating the database')
    await createPostgresCluster({ ...options, path, binaries, user })
  }
  const major = await readMajor(path)
  if (major === null)
    throw new DataDirectoryUnusableError(directory, `${path} is no data directory of Postgres`)
  if (major !== binaries.major) throw new PostgresVersionError(directory, major, binaries.major)

  await takeOver(directory, path, user)
  return { directory, path, binaries, user, password: await readPassword(directory) }
}

/** An empty folder counts as none. */
async function isMissing(cluster: string): Promise<boolean> {
  try {
    return (await readdir(cluster)).length === 0
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return true
    throw error
  }
}

async function readMajor(cluster: string): Promise<string | null> {
  try {
    return (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim()
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

/** Postgres wants its folder owned by its user and closed to all others; copies and volumes often lose that. */
async function takeOver(directory: string, cluster: string, user: PostgresUser | null): Promise<void> {
  const { uid: owner } = await stat(cluster)
  if (user === null && owner !== process.geteuid?.()) {
    throw new DataDirectoryUnusableError(
      directory,
      `it belongs to the user ${owner}, so start as that user or as root`,
    )
  }
  if (user !== null && owner !== user.uid) {
    for (const name of await readdir(cluster, { recursive: true })) {
      await lchown(join(cluster, name), user.uid, user.gid)
    }
    await lchown(cluster, user.uid, user.gid)
  }
  await chmod(cluster, 0o700)
}
