import { randomBytes } from 'node:crypto'
import { chown, mkdtemp, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PostgresBinaries } from './binaries.ts'
import { DiskFullError, EmbeddedPostgresError } from './errors.ts'
import { DRAFT_PREFIX, passwordPath, STEVEDORE } from './layout.ts'
import { runProgram } from './program.ts'
import type { PostgresUser } from './user.ts'

/**
 * Case and order are those of the built-in C.UTF-8, the same on every machine. pg_trgm asks the system's LC_CTYPE
 * instead, and under plain C takes no letter but ASCII's for one: the first that the machine knows.
 */
const CHARACTER_TYPES = ['C.UTF-8', 'en_US.UTF-8', 'C']

type Options = {
  directory: string
  path: string
  binaries: PostgresBinaries
  user: PostgresUser | null
  isDurable: boolean
  signal: AbortSignal | undefined
}

/** Makes the cluster and its password under another name and renames it, so that a crash leaves all or nothing. */
export async function createPostgresCluster(options: Options): Promise<void> {
  const { directory, path, user } = options
  await removeDrafts(directory)
  const draft = await mkdtemp(join(directory, DRAFT_PREFIX))
  try {
    const passwordFile = join(draft, 'password')
    await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true })
    if (user !== null) for (const name of [passwordFile, draft]) await chown(name, user.uid, user.gid)

    await initialise(options, draft)
    const made = join(draft, 'cluster')
    await rename(passwordFile, passwordPath(made))
    await syncFolder(made)
    await rename(made, path)
    await syncFolder(directory)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** What a crash left: we hold the lock, so no one is at work on them. */
async function removeDrafts(directory: string): Promise<void> {
  const names = await readdir(directory)
  for (const name of names.filter((name) => name.startsWith(DRAFT_PREFIX))) {
    // An initdb that outlived us may still be adding files.
    await rm(join(directory, name), { recursive: true, force: true, maxRetries: 10 })
  }
}

async function initialise(options: Options, draft: string): Promise<void> {
  const { directory, binaries, user, isDurable, signal } = options
  let lines: string[] = []
  for (const characterType of CHARACTER_TYPES) {
    const args = (folder: string): string[] => [
      `--pgdata=${folder}/cluster`,
      `--username=${STEVEDORE}`,
      `--pwfile=${folder}/password`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      `--lc-ctype=${characterType}`,
      '--no-instructions',
      ...(isDurable ? [] : ['--no-sync']),
    ]
    const run = await runProgram({ path: binaries.initdb, args, folder: draft, user, signal })
    if (run.ok) return
    lines = run.lines
    if (!lines.some((line) => line.includes('invalid locale name'))) break
  }
  if (lines.some((line) => line.includes('No space left on device'))) throw new DiskFullError(directory)
  const reason = lines.findLast((line) => /error:|FATAL:/.test(line)) ?? lines.at(-1)
  throw new EmbeddedPostgresError(`The database in ${directory} could not be created: ${reason}`)
}

async function syncFolder(path: string): Promise<void> {
  await using folder = await open(path)
  await folder.sync()
}
