import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DeleteFilesInput, DeletionForTestFragment } from '../../src/gql/graphql.ts'
import { makeFile } from '../files/make-file.ts'
import { newAccount } from '../files/new-account.ts'
import { connect } from '../support/database.ts'
import { workUpdated } from '../support/documents.ts'
import { openSocketClient, subscribe } from '../support/socket-client.ts'
import { spawnStevedore } from '../support/spawn-stevedore.ts'
import { createTestSite, startTestApp, type TestApp, type TestSite } from '../support/test-app.ts'
import { waitFor } from '../support/wait-for.ts'
import {
  cancelDeletion,
  deleteFiles,
  deletionQuery,
  deletionUpdated,
  filenames,
} from './deletion-documents.ts'

let site: TestSite
/** Without a worker, so that what was asked for waits until a test starts one. */
let api: TestApp

beforeAll(async () => {
  site = await createTestSite()
  site.environment['STEVEDORE_HEARTBEAT_TTL_SECONDS'] = '2'
  api = await startTestApp({ site, settings: { STEVEDORE_ROLES: 'api' } })
})
afterAll(async () => {
  await api[Symbol.asyncDispose]()
  await site[Symbol.asyncDispose]()
})
beforeEach(async () => {
  await using database = await connect(site.databaseUrl)
  await database.query('truncate files, work cascade; drop trigger if exists dawdle on files')
})

function startWorker(): Promise<TestApp> {
  return startTestApp({ site, settings: { STEVEDORE_ROLES: 'worker' } })
}

async function ask(input: DeleteFilesInput): Promise<DeletionForTestFragment> {
  const { data } = await api.request(deleteFiles, { input })
  if (data.deleteFiles.__typename !== 'DeleteFilesPayload') throw new Error(JSON.stringify(data))
  return data.deleteFiles.deletion
}

/** Follows a deletion to its end. */
async function follow(id: string): Promise<DeletionForTestFragment[]> {
  await using socket = openSocketClient(api)
  const states: DeletionForTestFragment[] = []
  for await (const { deletionUpdated: state } of subscribe(socket, deletionUpdated, { id }))
    states.push(state)
  return states
}

async function deleteToEnd(input: DeleteFilesInput): Promise<DeletionForTestFragment | undefined> {
  const { id } = await ask(input)
  await using _worker = await startWorker()
  return (await follow(id)).at(-1)
}

async function read(id: string) {
  return (await api.request(deletionQuery, { id })).data
}

async function list() {
  const { data } = await api.request(filenames, {})
  return { names: data.files.edges.map(({ node }) => node.filename), trashed: data.trash.totalCount }
}

async function makeFiles(count: number): Promise<void> {
  await sql`
    insert into files (account_id, storage_key, filename, content_type, size, sha256)
    select ${api.caller.caller.accountId}, gen_random_uuid(), 'many', 'text/plain', 10, '' from generate_series(1, ${count})`.execute(
    api.caller.em.getKysely(),
  )
}

/** Makes each batch of a deletion take a while, and notes how many files it's of. */
async function slowDown(seconds = 0.3): Promise<void> {
  await using database = await connect(site.databaseUrl)
  await database.query(`
    create table if not exists batches (at timestamptz default clock_timestamp(), files int);
    truncate batches;
    create or replace function dawdle() returns trigger language plpgsql as $$ begin
      insert into batches (files) select count(*) from changed; perform pg_sleep(${seconds}); return null;
    end $$;
    create trigger dawdle after update on files referencing new table as changed
      for each statement execute function dawdle()`)
}

async function readBatches(): Promise<number[]> {
  await using database = await connect(site.databaseUrl)
  const { rows } = await database.query<{ files: number }>('select files from batches order by at')
  return rows.map(({ files }) => files)
}

describe('a deletion', () => {
  it('of files by their ids deletes them, and passes over those that are not there', async () => {
    const { id: first } = await makeFile(api.caller, { filename: 'first', size: 3 })
    const { id: second } = await makeFile(api.caller, { filename: 'second', size: 4 })
    await makeFile(api.caller, { filename: 'kept' })
    const { id: theirs } = await makeFile(await newAccount(api.caller))
    const ids = [first, second, first.toUpperCase(), theirs, randomUUID()]
    const end = await deleteToEnd({ ids })
    expect(end).toMatchObject({ state: 'SUCCEEDED', summary: { deleted: 2, bytes: 7, notReached: 0 } })
    expect(await list()).toEqual({ names: ['kept'], trashed: 2 })
    const rows = await sql`select from files where id = ${theirs} and deleted_at is null`.execute(
      api.caller.em.getKysely(),
    )
    expect(rows.rows).toHaveLength(1)
  })

  it('by a filter deletes what matches, and nothing that was stored after it was asked for', async () => {
    const createdAt = new Date('2020-06-01T00:00:00Z')
    await makeFile(api.caller, { filename: 'a.png', createdAt })
    await makeFile(api.caller, { filename: 'old.png', createdAt: new Date('2019-06-01T00:00:00Z') })
    await makeFile(api.caller, { filename: 'young.png' })
    await makeFile(api.caller, { filename: 'b.txt', createdAt })
    const range = { from: '2020-01-01T00:00:00Z', to: '2021-01-01T00:00:00Z' }
    const { id } = await ask({ filter: { name: '.PNG', createdAt: range } })
    await makeFile(api.caller, { filename: 'late.png', createdAt })
    await using _worker = await startWorker()
    const states = await follow(id)
    expect(states.at(-1)).toMatchObject({ state: 'SUCCEEDED', summary: { deleted: 1 } })
    expect((await list()).names).toEqual(['late.png', 'b.txt', 'young.png', 'old.png'])
  })

  it('of all files goes through them batch by batch, with progress and a timeline', async () => {
    await makeFiles(2_500)
    await slowDown(1)
    const { id } = await ask({ all: true })
    const following = follow(id)
    await using _worker = await startWorker()
    const states = await following
    expect(await readBatches()).toEqual([1_000, 1_000, 500])
    const done = states.map(({ progress }) => progress.itemsDone)
    expect(done).toEqual(done.toSorted((a, b) => a - b))
    // States that follow each other fast are told as one, so that either may be the one that is seen.
    expect(done.some((count) => count === 1_000 || count === 2_000)).toBe(true)
    const end = states.at(-1)
    expect(end).toMatchObject({
      state: 'SUCCEEDED',
      progress: { itemsDone: 2_500, itemsTotal: 2_500, bytesDone: 25_000, bytesTotal: 25_000 },
      summary: { deleted: 2_500, bytes: 25_000, notReached: 0 },
    })
    expect(end?.timeline.edges.map(({ node }) => node.event)).toEqual(['CREATED', 'CLAIMED', 'SUCCEEDED'])
    expect(await list()).toEqual({ names: [], trashed: 2_500 })
    expect((await read(id)).node).toEqual({ __typename: 'Deletion', id })
  })

  it('that is cancelled keeps what it has deleted, and says what it did not come to', async () => {
    await makeFiles(5_000)
    await slowDown()
    const { id } = await ask({ all: true })
    await using _worker = await startWorker()
    await waitFor(async () => ((await read(id)).deletion?.progress.itemsDone ?? 0) > 0, 30_000)
    await api.request(cancelDeletion, { deletionId: id })
    const end = (await follow(id)).at(-1)
    const { trashed } = await list()
    expect(end).toMatchObject({
      state: 'CANCELLED',
      summary: { deleted: trashed, notReached: 5_000 - trashed },
    })
    expect(trashed).toBeGreaterThan(0)
    expect(trashed).toBeLessThan(5_000)
  })

  it('that is cancelled before a worker has it deletes nothing', async () => {
    await makeFiles(3)
    const { id } = await ask({ all: true })
    const { data } = await api.request(cancelDeletion, { deletionId: id })
    expect(data.cancelDeletion).toMatchObject({
      deletion: { state: 'CANCELLED', summary: { deleted: 0, bytes: 0, notReached: 3 } },
    })
  })

  it('is finished by another worker when its own is killed in the middle, and counts each file once', async () => {
    await makeFiles(5_000)
    await slowDown()
    const { id } = await ask({ all: true })
    await using first = spawnStevedore({ ...site.environment, STEVEDORE_ROLES: 'worker' })
    await waitFor(async () => ((await read(id)).deletion?.progress.itemsDone ?? 0) > 0, 30_000)
    first.process.kill('SIGKILL')
    await first.exited
    await using _second = await startWorker()
    const end = (await follow(id)).at(-1)
    expect(end).toMatchObject({
      state: 'SUCCEEDED',
      attempt: 2,
      summary: { deleted: 5_000, bytes: 50_000, notReached: 0 },
    })
    expect((await list()).trashed).toBe(5_000)
  })

  it('is among the work of the account that is followed live', async () => {
    await using socket = openSocketClient(api)
    const events = subscribe(socket, workUpdated, {})
    const next = events.next()
    const { id } = await ask({ ids: [] })
    expect((await next).value?.workUpdated).toMatchObject({ __typename: 'Deletion', id, state: 'PENDING' })
    await events.return?.(undefined)
  })

  it("of someone else's is not to be found", async () => {
    const { id } = await ask({ ids: [] })
    await sql`update work set account_id = ${(await newAccount(api.caller)).caller.accountId}`.execute(
      api.caller.em.getKysely(),
    )
    expect(await read(id)).toEqual({ deletion: null, node: null })
    const { data } = await api.request(cancelDeletion, { deletionId: id })
    expect(data.cancelDeletion).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('of no ids deletes nothing', async () => {
    await makeFiles(1)
    expect(await deleteToEnd({ ids: [] })).toMatchObject({ state: 'SUCCEEDED', summary: { deleted: 0 } })
    expect((await list()).trashed).toBe(0)
  })
})
