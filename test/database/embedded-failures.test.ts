import { appendFile, chmod, lstat, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  DataDirectoryUnusableError,
  DiskFullError,
  PostgresStartError,
  PostgresVersionError,
  toEmbeddedPostgresError,
} from '../../src/database/embedded/errors.ts'
import { makeFolder, makeTemplate, ordinaryUser, query, start, startOwner } from './embedded-testing.ts'

let template: Awaited<ReturnType<typeof makeTemplate>>

beforeAll(async () => {
  template = await makeTemplate()
})
afterAll(() => template[Symbol.asyncDispose]())

describe('an embedded Postgres that cannot start says why in one sentence when', () => {
  it('its directory may not be written', async () => {
    const user = ordinaryUser()
    await using folder = await makeFolder(user)
    await chmod(folder.path, 0o500)
    for (const directory of [folder.path, join(folder.path, 'postgres')]) {
      await using owner = await startOwner(directory, user)
      expect(owner.error?.name).toBe('DataDirectoryUnusableError')
      expect(owner.error?.message).toMatch(
        new RegExp(`^The database directory ${directory} can't be used: EACCES: permission denied, .*\\.$`),
      )
    }
  })

  it('a file is in the way', async () => {
    await using folder = await makeFolder()
    const file = join(folder.path, 'file')
    await writeFile(file, '')
    await expect(start(join(file, 'postgres'))).rejects.toThrow(DataDirectoryUnusableError)
    await expect(start(join(file, 'postgres'))).rejects.toThrow(/can't be used: ENOTDIR: not a directory/)
    await expect(start(file)).rejects.toThrow(DataDirectoryUnusableError)
  })

  it('another major version made its cluster', async () => {
    await using folder = await makeFolder()
    await mkdir(join(folder.path, 'cluster'))
    await writeFile(join(folder.path, 'cluster', 'PG_VERSION'), '9\n')
    await expect(start(folder.path)).rejects.toThrow(PostgresVersionError)
    await expect(start(folder.path)).rejects.toThrow(
      /was made by PostgreSQL 9, which PostgreSQL \d+ can't read/,
    )
  })

  it('a folder that is no cluster lies in its place', async () => {
    await using folder = await makeFolder()
    await mkdir(join(folder.path, 'cluster', 'photos'), { recursive: true })
    await expect(start(folder.path)).rejects.toThrow(/cluster is no data directory of Postgres/)
    expect(await readdir(join(folder.path, 'cluster'))).toEqual(['photos'])
  })

  it('Postgres gives up, and quotes its last words', async () => {
    await using folder = await template.copy()
    await appendFile(join(folder.path, 'cluster', 'postgresql.conf'), 'no_such_setting = on\n')
    await expect(start(folder.path)).rejects.toThrow(PostgresStartError)
    await expect(start(folder.path)).rejects.toThrow(
      `Postgres could not start in ${folder.path}; its last words: FATAL:  configuration file ` +
        `"${join(folder.path, 'cluster', 'postgresql.conf')}" contains errors`,
    )
  })

  it.runIf(process.platform === 'linux')('the disk is full', async () => {
    await using folder = await template.copy()
    const written = join(folder.path, 'cluster', 'postmaster.opts')
    await rm(written)
    await symlink('/dev/full', written)
    await expect(start(folder.path)).rejects.toThrow(
      `There is no space left on the disk for the database in ${folder.path}: free some and start again.`,
    )
  })

  it('the disk is full already for the first file', () => {
    const error = Object.assign(new Error('ENOSPC: no space left on device, mkdir'), { code: 'ENOSPC' })
    expect(toEmbeddedPostgresError('/data', error)).toBeInstanceOf(DiskFullError)
  })
})

describe('an embedded Postgres', () => {
  it('starts in spite of what a crash in the middle of its making left', async () => {
    await using folder = await makeFolder()
    await mkdir(join(folder.path, 'draft-crash', 'cluster'), { recursive: true })
    await using postgres = await start(folder.path)
    expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await expect(lstat(join(folder.path, 'draft-crash'))).rejects.toThrow('ENOENT')
  })

  it('starts on a copy of its directory that lost its permissions', async () => {
    await using folder = await template.copy()
    await chmod(join(folder.path, 'cluster'), 0o755)
    await using postgres = await start(folder.path)
    expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})
