import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getArchive } from '../../src/archives/get-archive.ts'
import { indexArchive } from '../../src/archives/index-archive.ts'
import { listEntries } from '../../src/archives/list-entries.ts'
import type { CallerContext } from '../../src/context.ts'
import { File } from '../../src/files/file.entity.ts'
import { StorageError } from '../../src/storage/object-store.ts'
import { uploadBytes } from '../support/files.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { waitFor } from '../support/wait-for.ts'
import { hang, watchStore } from './watched-store.ts'
import { writeZip } from './zip-writer.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ settings: { STEVEDORE_ROLES: 'api' } })
})
afterAll(() => app[Symbol.asyncDispose]())

async function uploadEntries(count: number): Promise<File> {
  const bytes = writeZip(Array.from({ length: count }, (_, at) => ({ name: `${at}` })))
  const id = await uploadBytes(app, 'test.zip', bytes)
  return await app.caller.em.fork().findOneOrFail(File, { id })
}

/** The context on a store that tells of its reads. */
function watching(onRead: Parameters<typeof watchStore>[1]): CallerContext {
  return { ...app.caller, store: watchStore(app.caller.store, onRead) }
}

describe('an archive that many ask for at once', () => {
  test('has its directory read once', async () => {
    let reads = 0
    const ctx = watching(() => {
      reads++
    })
    await getArchive(ctx, { fileId: (await uploadEntries(10)).id })
    const forOne = reads
    const { id } = await uploadEntries(10)
    const archives = await Promise.all(Array.from({ length: 20 }, () => getArchive(ctx, { fileId: id })))
    expect(archives.map((archive) => archive?.entryCount)).toEqual(Array(20).fill(10))
    expect(reads).toBe(forOne * 2)
  })

  test('tells all of them of trouble with the store, and is read by the next who asks', async () => {
    const trouble = new StorageError('STORE_UNAVAILABLE', 'away')
    let isAway = true
    const ctx = watching(() => {
      if (isAway) throw trouble
    })
    const { id } = await uploadEntries(3)
    const asked = await Promise.allSettled([1, 2, 3].map(() => getArchive(ctx, { fileId: id })))
    expect(asked.map((answer) => answer.status === 'rejected' && answer.reason)).toEqual(
      Array(3).fill(trouble),
    )
    isAway = false
    expect(await getArchive(ctx, { fileId: id })).toMatchObject({ entryCount: 3 })
    expect(app.caller.indexing.size).toBe(0)
  })

  test('is read on for the others when one of them leaves', async () => {
    const { promise: opened, resolve: open } = Promise.withResolvers<void>()
    const ctx = watching(() => opened)
    const file = await uploadEntries(4)
    const leaving = new AbortController()
    const left = indexArchive(ctx, file, { signal: leaving.signal })
    const staying = indexArchive(ctx, file)
    await waitFor(() => app.caller.indexing.size === 1)
    leaving.abort(new Error('I leave'))
    await expect(left).rejects.toThrow('I leave')
    open()
    expect(await staying).toMatchObject({ entryCount: 4 })
  })

  test('is read no further when the last of them leaves', async () => {
    const signals: (AbortSignal | undefined)[] = []
    const hanging = watching(async ({ signal }) => {
      signals.push(signal)
      await hang(signal)
    })
    const file = await uploadEntries(5)
    const leaving = [new AbortController(), new AbortController()]
    const left = leaving.map(({ signal }) => indexArchive(hanging, file, { signal }))
    await waitFor(() => signals.length === 1)
    leaving[0]?.abort(new Error('first'))
    await expect(left[0]).rejects.toThrow('first')
    expect(signals[0]?.aborted).toBe(false)
    leaving[1]?.abort(new Error('last'))
    await expect(left[1]).rejects.toThrow('last')
    expect(signals[0]?.aborted).toBe(true)
  })

  test('is read anew by the next when all left a store that never answers', async () => {
    let isHanging = false
    const ctx = watching(async ({ start }) => {
      // The directory itself, which is large, not the blocks in which its beginning is looked for.
      if (start % 1024 ** 2 === 0) return
      isHanging = true
      await hang(undefined)
    })
    const file = await uploadEntries(25_000)
    const leaving = new AbortController()
    const left = indexArchive(ctx, file, { signal: leaving.signal })
    await waitFor(() => isHanging)
    leaving.abort(new Error('I leave'))
    await expect(left).rejects.toThrow('I leave')
    expect(await getArchive(app.caller, { fileId: file.id })).toMatchObject({ entryCount: 25_000 })
  })
})

describe('indexing', () => {
  test('tells of its progress with every batch', async () => {
    let batches = 0
    await indexArchive(app.caller, await uploadEntries(9_000), { onProgress: () => batches++ })
    expect(batches).toBeGreaterThanOrEqual(4)
  })

  test('ends between two batches when it is aborted, and is done whole the next time', async () => {
    const file = await uploadEntries(30_000)
    const abort = new AbortController()
    let batches = 0
    const onProgress = () => {
      batches++
      abort.abort(new Error('enough'))
    }
    const asked = indexArchive(app.caller, file, { signal: abort.signal, onProgress })
    await expect(asked).rejects.toThrow('enough')
    await waitFor(() => app.caller.indexing.size === 0)
    expect(batches).toBe(1)
    const { rows } = await sql<{ written: number }>`
      select count(*)::int as written from archive_entries where archive_id = ${file.id}`.execute(
      app.caller.em.getKysely(),
    )
    expect(rows[0]?.written).toBeLessThan(10_000)
    const archive = await indexArchive(app.caller, file)
    expect(archive.entryCount).toBe(30_000)
    const page = await listEntries(app.caller, { archive, page: { first: 100, after: '29949' } })
    expect(page.items.map(({ name }) => name)).toEqual(
      Array.from({ length: 50 }, (_, at) => `${29_950 + at}`),
    )
  })

  test('does not begin where the signal is aborted already', async () => {
    const file = await uploadEntries(1)
    const asked = indexArchive(app.caller, file, { signal: AbortSignal.abort(new Error('before')) })
    await expect(asked).rejects.toThrow('before')
  })
})
