import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { storedKeys } from '../files/test-upload.ts'
import { restoreFile, trashQuery } from '../files/trash-documents.ts'
import { extractToEnd } from '../jobs/ask.ts'
import { deleteFile } from '../support/documents.ts'
import { readChildren, uploadBytes } from '../support/files.ts'
import { query } from '../support/query.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { makeZip } from '../support/zip.ts'
import { ageTrash, clearSite, collect, makeDeletedFiles, reportOf } from './garbage-site.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())
beforeEach(() => clearSite(app))

async function remove(fileId: string): Promise<void> {
  await app.request(deleteFile, { fileId })
}

describe('garbage collection', () => {
  it('removes a file whose time in the trash is over, with its bytes, and no other', async () => {
    const old = await uploadBytes(app, 'old', Buffer.from('12345'))
    await remove(old)
    await ageTrash(app)
    const live = await uploadBytes(app, 'live', Buffer.from('live'))
    const trashed = await uploadBytes(app, 'trashed', Buffer.from('trashed'))
    await remove(trashed)
    const collection = await collect(app)
    expect(collection).toMatchObject({ state: 'SUCCEEDED', dryRun: false })
    expect(reportOf(collection, 'PURGE_FILES')).toMatchObject({ outcome: 'SUCCEEDED', items: 1, bytes: 5 })
    const files = await query<{ id: string; storage_key: string }>(app, 'select * from files order by id')
    expect(files.map(({ id }) => id)).toEqual([live, trashed])
    expect((await storedKeys(app.app.services)).sort()).toEqual(files.map((file) => file.storage_key).sort())
    expect(await query(app, 'select * from condemned_objects')).toEqual([])
    expect((await app.request(restoreFile, { fileId: trashed })).data.restoreFile.__typename).toBe(
      'RestoreFilePayload',
    )
  })

  it('removes any number of files, page by page', async () => {
    await makeDeletedFiles(app, 1_100)
    const collection = await collect(app)
    expect(reportOf(collection, 'PURGE_FILES')).toMatchObject({ items: 1_100, bytes: 11_000 })
    expect(await query(app, 'select id from files')).toEqual([])
    expect(await storedKeys(app.app.services)).toEqual([])
  })

  it('removes an archive with its entries, and leaves the files that came out of it', async () => {
    const archiveId = await uploadBytes(app, 'a.zip', await makeZip({ 'a.txt': Buffer.from('a') }))
    await extractToEnd(app, { archiveId })
    await query(
      app,
      `insert into archive_entries (archive_id, index, name, method, compressed_size, size, crc32, header_offset)
       select '${archiveId}', n, 'n', 0, 0, 0, 0, 0 from generate_series(1, 25000) n`,
    )
    await remove(archiveId)
    await ageTrash(app)
    expect(reportOf(await collect(app), 'PURGE_FILES')).toMatchObject({ outcome: 'SUCCEEDED', items: 1 })
    expect(await query(app, 'select * from archives')).toEqual([])
    expect(await query(app, 'select * from archive_entries')).toEqual([])
    const child = (await readChildren(app, archiveId)).get('a.txt')
    expect(await (await fetch(child?.downloadUrl ?? '')).text()).toBe('a')
  })

  it('leaves the memory of a deleted child with its entry: it stays deleted', async () => {
    const archiveId = await uploadBytes(app, 'a.zip', await makeZip({ 'a.txt': Buffer.from('a') }))
    await extractToEnd(app, { archiveId })
    await remove((await readChildren(app, archiveId)).get('a.txt')?.id ?? '')
    await ageTrash(app)
    expect(reportOf(await collect(app), 'PURGE_FILES')).toMatchObject({ items: 1 })
    const job = await extractToEnd(app, { archiveId })
    expect(job.summary?.skipped).toEqual([{ reason: 'PREVIOUSLY_DELETED', count: 1 }])
  })

  it('that has begun to remove a file keeps it from being restored', async () => {
    const id = await uploadBytes(app, 'a', Buffer.from('a'))
    await remove(id)
    await query(app, 'update files set purging = true')
    expect((await app.request(restoreFile, { fileId: id })).data.restoreFile).toMatchObject({
      code: 'NOT_FOUND',
    })
    expect((await app.request(trashQuery, {})).data.trash.edges).toEqual([])
  })
})
