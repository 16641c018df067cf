import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DataDirectoryInUseError } from '../../src/database/embedded/errors.ts'
import {
  isRoot,
  makeFolder,
  makeTemplate,
  postmasterPid,
  query,
  recordLog,
  start,
  startOwner,
} from './embedded-testing.ts'

let template: Awaited<ReturnType<typeof makeTemplate>>

beforeAll(async () => {
  template = await makeTemplate()
})
afterAll(() => template[Symbol.asyncDispose]())

describe('the directory of an embedded Postgres', () => {
  it('is refused to a second process, with a sentence that names it and its owner', async () => {
    await using folder = await template.copy()
    await using owner = await startOwner(folder.path)
    await expect(start(folder.path)).rejects.toThrow(
      `The database in ${folder.path} is in use by another Stevedore process (pid ${owner.process.pid}): ` +
        'stop that one first or choose another directory.',
    )
    expect(await query(owner.url ?? '', 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('is refused to a second start in the same process', async () => {
    await using folder = await template.copy()
    await using first = await start(folder.path)
    await expect(start(folder.path)).rejects.toBeInstanceOf(DataDirectoryInUseError)
    await expect(start(folder.path)).rejects.toBeInstanceOf(DataDirectoryInUseError)
    expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it.each(['missing', 'used'])(
    'goes to one of several processes that start at once on a %s one',
    async (state) => {
      await using folder = await makeFolder()
      const directory = join(folder.path, 'data', 'postgres')
      if (state === 'used') await (await start(directory))[Symbol.asyncDispose]()
      await using stack = new AsyncDisposableStack()
      const owners = await Promise.all([1, 2, 3].map(() => startOwner(directory)))
      for (const owner of owners) stack.use(owner)
      const errors = owners.flatMap(({ error }) => (error === null ? [] : [error.name]))
      expect(errors).toEqual(['DataDirectoryInUseError', 'DataDirectoryInUseError'])
      const winner = owners.find(({ url }) => url !== null)
      expect(await query(winner?.url ?? '', 'select 1 as one')).toEqual([{ one: 1 }])
    },
  )

  it('is taken over from a process that was killed, with its data and without its server', async () => {
    await using folder = await template.copy()
    await using owner = await startOwner(folder.path)
    await query(owner.url ?? '', 'create table kept as select 42 as answer')
    await owner.kill()
    expect(await query(owner.url ?? '', 'select answer from kept')).toEqual([{ answer: 42 }])

    const log = recordLog()
    await using postgres = await start(folder.path, log)
    expect(log.entries).toContain('warn stopping a Postgres whose Stevedore died')
    expect(await query(postgres.url, 'select answer from kept')).toEqual([{ answer: 42 }])
    await expect(query(owner.url ?? '', 'select')).rejects.toThrow('ECONNREFUSED')
  })

  it('is taken over although the pid in its pid file has passed on to a stranger', async () => {
    await using folder = await template.copy()
    await using stranger = await startStranger(folder.path)
    await writeStalePid(folder.path, stranger.pid)
    await using postgres = await start(folder.path)
    expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }])
    process.kill(stranger.pid, 0)
  })

  it('is taken over although that stranger is the Postgres of another directory, which is left alone', async () => {
    await using folder = await template.copy()
    await using other = await template.copy()
    await using theirs = await start(other.path)
    const pid = await postmasterPid(other.path)
    await writeStalePid(folder.path, pid)
    await using ours = await start(folder.path)
    expect(await query(ours.url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(await query(theirs.url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(await postmasterPid(other.path)).toBe(pid)
  })
})

/** A process that is no Postgres, of the same user as one: Postgres itself looks at no other. */
async function startStranger(directory: string): Promise<AsyncDisposable & { pid: number }> {
  const { uid, gid } = await stat(join(directory, 'cluster'))
  const child = spawn('sleep', ['60'], { cwd: '/', stdio: 'ignore', ...(isRoot && { uid, gid }) })
  await once(child, 'spawn')
  return {
    pid: child.pid ?? 0,
    async [Symbol.asyncDispose]() {
      const exited = once(child, 'exit')
      child.kill()
      await exited
    },
  }
}

/** What a Postgres that was killed leaves. */
function writeStalePid(directory: string, pid: number): Promise<void> {
  const cluster = join(directory, 'cluster')
  return writeFile(
    join(cluster, 'postmaster.pid'),
    `${pid}\n${cluster}\n1700000000\n23456\n\n127.0.0.1\n\nready   \n`,
  )
}
