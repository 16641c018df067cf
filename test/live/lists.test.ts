import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountLists } from '../../src/accounts/account-lists.ts'
import { createApiKey } from '../../src/accounts/create-api-key.ts'
import { createCollection } from '../../src/collections/create-collection.ts'
import type { CallerContext } from '../../src/context.ts'
import { deleteFiles } from '../../src/deletions/delete-files.ts'
import { countFiles } from '../../src/files/count-files.ts'
import { deleteFile } from '../../src/files/delete-file.ts'
import { countTrash } from '../../src/files/list-trash.ts'
import type { AccountList } from '../../src/gql/graphql.ts'
import { extractArchive } from '../../src/jobs/extract-archive.ts'
import { publish } from '../../src/live/notice.ts'
import { makeFile } from '../files/make-file.ts'
import { newAccount } from '../files/new-account.ts'
import { newUpload, putBytes } from '../files/test-upload.ts'
import { collect } from '../garbage/garbage-site.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { makeZip, randomEntries } from '../support/zip.ts'
import { cutListeningConnection } from './cut-connection.ts'
import { listChanges } from './list-changes.ts'
import { type ToldLists, watchLists } from './watch-lists.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const all = [...accountLists]

/** Reads again each time that a list is told, until what is read `is` there. */
async function readUntil(told: ToldLists, list: AccountList, is: () => Promise<boolean>): Promise<void> {
  for (let lists = await told.next(); ; lists = await told.next())
    if (lists.includes(list) && (await is())) return
}

describe('who follows the lists of an account', () => {
  it.concurrent.each(listChanges)('is told of $lists when $change', async ({ lists, prepare }) => {
    const ctx = await newAccount(app.caller)
    const change = await prepare(ctx, app.url)
    await using told = await watchLists(ctx, app)
    expect(told.first).toEqual(all)
    await change()
    expect(await told.next()).toEqual(lists)
  })

  it.concurrent('finds all files of an extraction by reading when told', async () => {
    const ctx = await newAccount(app.caller)
    const { url } = await newUpload(ctx, app.url, { filename: 'archive.zip' })
    const { body } = await putBytes(url, new Uint8Array(await makeZip(randomEntries(20, 10))))
    await using told = await watchLists(ctx, app)
    await extractArchive(ctx, { archiveId: body.file.id })
    await readUntil(told, 'FILES', async () => (await countFiles(ctx, {})) === 21)
  })

  it.concurrent('finds in the trash what a deletion deletes by reading when told', async () => {
    const ctx = await newAccount(app.caller)
    for (let made = 0; made < 3; made++) await makeFile(ctx)
    await using told = await watchLists(ctx, app)
    await deleteFiles(ctx, { all: true })
    await readUntil(told, 'TRASH', async () => (await countTrash(ctx, {})) === 3)
  })

  it('is told what garbage collection takes away, each of its own account', async () => {
    const [trash, expired, forgotten] = [
      await newAccount(app.caller),
      await newAccount(app.caller),
      await newAccount(app.caller),
    ]
    const { id } = await makeFile(trash)
    await deleteFile(trash, { fileId: id })
    await sql`update files set deleted_at = now() - interval '2 days' where id = ${id}`.execute(
      trash.em.getKysely(),
    )
    const dead = await newUpload(expired, app.url)
    const old = await newUpload(forgotten, app.url)
    await sql`
      update uploads set expires_at = now() - interval '400 days',
        state = case when id = ${old.upload.id} then 'CANCELLED' else state end,
        finished_at = case when id = ${old.upload.id} then now() - interval '400 days' end
      where id in (${dead.upload.id}, ${old.upload.id})`.execute(app.caller.em.getKysely())
    await using toldTrash = await watchLists(trash, app)
    await using toldExpired = await watchLists(expired, app)
    await using toldForgotten = await watchLists(forgotten, app)
    await collect(app)
    expect(await toldTrash.next()).toEqual(['FILES', 'TRASH'])
    expect(await toldExpired.next()).toEqual(['UPLOADS'])
    expect(await toldForgotten.next()).toEqual(['UPLOADS'])
  })

  it('hears nothing of other accounts', async () => {
    const ctx = await newAccount(app.caller)
    await using told = await watchLists(ctx, app)
    const { id } = await makeFile(app.caller)
    await deleteFile(app.caller, { fileId: id })
    await createCollection(ctx, { name: 'own' })
    expect(await told.next()).toEqual(['COLLECTIONS'])
  })

  it('hears nothing of API keys without the scope to list them', async () => {
    const ctx = await newAccount(app.caller)
    await using told = await watchLists(ctx, { url: app.url, may: ['READ'] })
    expect(told.first).toEqual(all.filter((list) => list !== 'API_KEYS'))
    await createApiKey(ctx, { name: 'new', scopes: ['READ'], expiresAt: null })
    await createCollection(ctx, { name: 'own' })
    expect(await told.next()).toEqual(['COLLECTIONS'])
  })

  it('is told once a second at most, however much changes', async () => {
    const ctx = await newAccount(app.caller)
    const begun = performance.now()
    await using told = await watchLists(ctx, app)
    const changing = changeOften(ctx, 1_000)
    let events = 1
    for (let lists = told.first, isLast = false; !isLast; events++) {
      lists = await told.next()
      isLast = lists.includes('API_KEYS')
    }
    await changing
    expect(events).toBeLessThanOrEqual((performance.now() - begun) / 1_000 + 1)
  })

  it('is told of all lists when notices may have been lost', async () => {
    const ctx = await newAccount(app.caller)
    await using told = await watchLists(ctx, app)
    await cutListeningConnection(ctx)
    expect(await told.next()).toEqual(all)
  })
})

/** Tells of so many files that have changed, and then of a key. */
async function changeOften(ctx: CallerContext, times: number): Promise<void> {
  const tell = (kind: string) =>
    publish(ctx.em.fork(), { kind, id: randomUUID(), accountId: ctx.caller.accountId, version: 1 })
  await Promise.all(Array.from({ length: times }, () => tell('FILE')))
  await tell('API_KEY')
}
