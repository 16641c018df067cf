import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { extractToEnd } from '../jobs/ask.ts'
import { createUpload, deleteFile } from '../support/documents.ts'
import { readChildren, uploadBytes } from '../support/files.ts'
import { query } from '../support/query.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { makeZip } from '../support/zip.ts'
import { makeFile } from './make-file.ts'
import { newAccount } from './new-account.ts'
import { everyRead, restoreFile, trashQuery } from './trash-documents.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ settings: { STEVEDORE_TRASH_HOURS: '2' } })
})
afterAll(() => app[Symbol.asyncDispose]())
beforeEach(() => query(app, 'delete from files'))

async function remove(fileId: string): Promise<void> {
  const { data } = await app.request(deleteFile, { fileId })
  expect(data.deleteFile.__typename).toBe('DeleteFilePayload')
}

async function restore(fileId: string) {
  return (await app.request(restoreFile, { fileId })).data.restoreFile
}

async function readTrash(
  variables: { first?: number; after?: string | null; filter?: { name: string } } = {},
) {
  return (await app.request(trashQuery, variables)).data.trash
}

describe('a deleted file', () => {
  it('is in the trash, with the time until which it can be restored', async () => {
    const { id } = await makeFile(app.caller, { filename: 'a' })
    await remove(id)
    const { edges, totalCount } = await readTrash()
    expect([totalCount, edges[0]?.node.id]).toEqual([1, id])
    const { deletedAt, purgeAt } = edges[0]?.node ?? {}
    expect(Date.parse(purgeAt ?? '') - Date.parse(deletedAt ?? '')).toBe(2 * 3_600_000)
  })

  it('is gone for every other read', async () => {
    const { data } = await app.request(createUpload, { input: { filename: 'a.txt' } })
    if (data.createUpload.__typename !== 'CreateUploadPayload') throw new Error('no upload')
    const { id: uploadId, url } = data.createUpload.upload
    const sent = await fetch(url ?? '', { method: 'PUT', body: 'bytes' })
    const { file } = await sent.json()
    const linkQuery = { query: `{ file(id: "${file.id}") { downloadUrl } }` }
    const linked = await ask(linkQuery)
    const { downloadUrl } = linked.data.file
    expect((await fetch(downloadUrl)).status).toBe(200)
    await remove(file.id)
    const read = await app.request(everyRead, { id: file.id, uploadId })
    expect(read.data).toEqual({ file: null, node: null, files: { edges: [] }, upload: { file: null } })
    expect((await fetch(downloadUrl)).status).toBe(404)
    await restore(file.id)
    expect((await fetch(downloadUrl)).status).toBe(200)
  })

  it('comes back by restoreFile as it was', async () => {
    const { id } = await makeFile(app.caller)
    await remove(id)
    expect(await restore(id)).toEqual({
      __typename: 'RestoreFilePayload',
      file: { id, deletedAt: null, purgeAt: null },
    })
    expect((await readTrash()).edges).toEqual([])
  })

  it('can neither be seen nor restored once its time in the trash is over', async () => {
    const { id } = await makeFile(app.caller)
    await remove(id)
    await query(app, `update files set deleted_at = deleted_at - interval '2 hours'`)
    expect(await restore(id)).toMatchObject({ code: 'NOT_FOUND' })
    expect((await readTrash()).edges).toEqual([])
  })

  it("of someone else's is not to be restored or seen", async () => {
    const theirs = await newAccount(app.caller)
    const { id } = await makeFile(theirs)
    await query(app, `update files set deleted_at = now()`)
    expect(await restore(id)).toMatchObject({ code: 'NOT_FOUND' })
    const kept = await sql`select from files where deleted_at is not null`.execute(app.caller.em.getKysely())
    expect([kept.rows.length, (await readTrash()).totalCount]).toEqual([1, 0])
  })

  it('that is live is not in the trash', async () => {
    const { id } = await makeFile(app.caller)
    expect(await restore(id)).toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('the trash', () => {
  it('is paged by the time of deletion, the last first, also where many were deleted in one go', async () => {
    const ids: string[] = []
    for (let n = 0; n < 7; n++) ids.push((await makeFile(app.caller, { filename: `${n}` })).id)
    await query(app, `update files set deleted_at = date_trunc('second', now()) - interval '1 minute'`)
    const [first = ''] = ids
    await query(app, `update files set deleted_at = now() where id = '${first}'`)
    const seen: string[] = []
    let after: string | null = null
    for (const size of [3, 3, 1]) {
      const page: Awaited<ReturnType<typeof readTrash>> = await readTrash({ first: 3, after })
      expect(page.edges).toHaveLength(size)
      expect(page.pageInfo.hasNextPage).toBe(size === 3)
      seen.push(...page.edges.map(({ node }) => node.id))
      after = page.pageInfo.endCursor ?? null
    }
    expect(seen).toEqual([first, ...ids.slice(1).reverse()])
  })

  it('is filtered as files are', async () => {
    for (const filename of ['a.txt', 'b.png']) await remove((await makeFile(app.caller, { filename })).id)
    const { edges, totalCount } = await readTrash({ filter: { name: '.png' } })
    expect([totalCount, edges.map(({ node }) => node.filename)]).toEqual([1, ['b.png']])
  })
})

describe('a file that came out of an archive', () => {
  async function extract(force = false): Promise<{ archiveId: string; child: string }> {
    const archiveId =
      extracted || (await uploadBytes(app, 'a.zip', await makeZip({ 'a.txt': Buffer.from('a') })))
    extracted = archiveId
    await extractToEnd(app, { archiveId, force })
    return { archiveId, child: (await readChildren(app, archiveId)).get('a.txt')?.id ?? '' }
  }
  let extracted = ''
  beforeEach(() => {
    extracted = ''
  })

  it('stays when the archive is deleted', async () => {
    const { archiveId, child } = await extract()
    await remove(archiveId)
    expect((await readChildren(app, archiveId)).get('a.txt')?.id).toBe(child)
  })

  it('is extracted again by nobody once it was deleted, and is extracted already once it was restored', async () => {
    const { archiveId, child } = await extract()
    await remove(child)
    const deleted = await extractToEnd(app, { archiveId })
    expect(deleted.summary?.skipped).toEqual([{ reason: 'PREVIOUSLY_DELETED', count: 1 }])
    await restore(child)
    const restored = await extractToEnd(app, { archiveId })
    expect(restored.summary?.skipped).toEqual([{ reason: 'ALREADY_EXTRACTED', count: 1 }])
    await query(app, `delete from files where id = '${child}'`)
    expect((await extractToEnd(app, { archiveId })).summary).toMatchObject({ extracted: 1, skipped: [] })
  })

  it('is not restored where its entry has another file by now', async () => {
    const { child } = await extract()
    await remove(child)
    const { child: second } = await extract(true)
    expect(second).not.toBe(child)
    expect(await restore(child)).toMatchObject({ __typename: 'ConflictError', code: 'CONFLICT' })
    await remove(second)
    expect(await restore(child)).toMatchObject({ __typename: 'RestoreFilePayload' })
  })
})

async function ask(body: { query: string }) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${app.secret}` }
  const response = await fetch(`${app.url}/graphql`, { method: 'POST', headers, body: JSON.stringify(body) })
  return await response.json()
}
