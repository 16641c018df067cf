import { hash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { JobForTestFragment } from '../../src/gql/graphql.ts'
import { storedKeys } from '../files/test-upload.ts'
import { connect } from '../support/database.ts'
import { cancelJob, jobQuery } from '../support/documents.ts'
import { readChildren, uploadBytes } from '../support/files.ts'
import { spawnStevedore } from '../support/spawn-stevedore.ts'
import { createTestSite, startTestApp, type TestApp, type TestSite } from '../support/test-app.ts'
import { makeZip } from '../support/zip.ts'
import { askForJob, followJob } from './ask.ts'
import { entriesOfBatches as entries, type HaltedWork, haltWork } from './halted-work.ts'

const zip = await makeZip(entries, { compress: false })
const count = Object.keys(entries).length
const hashes = new Map(Object.entries(entries).map(([path, bytes]) => [path, hash('sha256', bytes)]))

let site: TestSite
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

/** A worker for what needs no process of its own. */
async function startWorker(settings: Record<string, string> = {}): Promise<TestApp> {
  return await startTestApp({ site, settings: { ...settings, STEVEDORE_ROLES: 'worker' } })
}

/** The settings of a worker that is caught in the middle. */
function halting({ url }: HaltedWork): Record<string, string> {
  return { DATABASE_URL: url, STEVEDORE_HEARTBEAT_TTL_SECONDS: '60' }
}

function spawnWorker(halted: HaltedWork) {
  const settings = { STEVEDORE_ROLES: 'worker', STEVEDORE_LOG_LEVEL: 'info' }
  return spawnStevedore({ ...site.environment, ...halting(halted), ...settings })
}

async function startJob(): Promise<{ archiveId: string; jobId: string }> {
  const archiveId = await uploadBytes(api, 'archive.zip', zip)
  const { id } = await askForJob(api, { archiveId })
  return { archiveId, jobId: id }
}

/** Follows a job until `is` holds, and gives that state. */
async function follow(id: string, is: (job: JobForTestFragment) => boolean): Promise<JobForTestFragment> {
  const { last } = await followJob(api, id, is)
  if (!is(last)) throw new Error('the job ended before')
  return last
}

const hasEnded = ({ state }: JobForTestFragment) => state !== 'PENDING' && state !== 'RUNNING'

const countObjects = async () => (await storedKeys(api.app.services)).length

async function expectEachEntryOnce(archiveId: string): Promise<void> {
  const children = await readChildren(api, archiveId)
  expect(new Map([...children].map(([path, file]) => [path, file.sha256]))).toEqual(hashes)
}

describe('a job', () => {
  it('is finished by another worker when its own is killed in the middle, each entry exactly once', async () => {
    const { archiveId, jobId } = await startJob()
    await using halted = await haltWork(site.databaseUrl)
    await using first = spawnWorker(halted)
    await halted.caught()
    first.process.kill('SIGKILL')
    await first.exited
    await using _second = await startWorker()
    const end = await follow(jobId, hasEnded)
    expect(end).toMatchObject({
      state: 'SUCCEEDED',
      attempt: 2,
      summary: { extracted: count, skipped: [] },
    })
    expect(end.timeline.edges.map(({ node }) => node.event)).toEqual([
      'CREATED',
      'CLAIMED',
      'REAPED',
      'CLAIMED',
      'SUCCEEDED',
    ])
    await expectEachEntryOnce(archiveId)
  })

  it('is taken from a worker that is stopped, which changes nothing and leaves nothing when it wakes', async () => {
    const objectsBefore = await countObjects()
    const { archiveId, jobId } = await startJob()
    await using halted = await haltWork(site.databaseUrl)
    await using zombie = spawnWorker(halted)
    await halted.caught()
    zombie.process.kill('SIGSTOP')
    await using _second = await startWorker()
    const end = await follow(jobId, hasEnded)
    expect(end).toMatchObject({ state: 'SUCCEEDED', attempt: 2, summary: { extracted: count, skipped: [] } })
    zombie.process.kill('SIGCONT')
    zombie.process.kill('SIGTERM')
    await halted[Symbol.asyncDispose]()
    expect(await zombie.exited).toBe(0)
    const { data } = await api.request(jobQuery, { id: jobId })
    expect(data.job).toEqual(end)
    await expectEachEntryOnce(archiveId)
    expect(await countObjects()).toBe(objectsBefore + count + 1)
  })

  it('is given up when its workers fall silent too often, and sums up what they did', async () => {
    const { archiveId, jobId } = await startJob()
    await using halted = await haltWork(site.databaseUrl)
    await using first = spawnWorker(halted)
    await halted.caught()
    first.process.kill('SIGKILL')
    await using _second = await startWorker({ STEVEDORE_MAX_ATTEMPTS: '1' })
    const end = await follow(jobId, hasEnded)
    expect(end).toMatchObject({ state: 'FAILED', failure: { code: 'WORKER_LOST' } })
    const extracted = (await readChildren(api, archiveId)).size
    expect(extracted).toBeGreaterThan(0)
    expect(end.summary).toMatchObject({ extracted, notReached: count - extracted, entries: count })
  })

  it('that waits again after an interruption sums up when it is cancelled', async () => {
    const { archiveId, jobId } = await startJob()
    const halted = await haltWork(site.databaseUrl)
    const first = await startWorker(halting(halted))
    await halted.caught()
    await Promise.all([first[Symbol.asyncDispose](), halted[Symbol.asyncDispose]()])
    await api.request(cancelJob, { jobId })
    const { data } = await api.request(jobQuery, { id: jobId })
    const extracted = (await readChildren(api, archiveId)).size
    expect(data.job).toMatchObject({
      state: 'CANCELLED',
      summary: { extracted, notReached: count - extracted, entries: count },
    })
  })

  it('is parked by a worker that is told to stop, at once and with its progress, and finished by the next', async () => {
    const { archiveId, jobId } = await startJob()
    await using halted = await haltWork(site.databaseUrl)
    await using first = spawnWorker(halted)
    await halted.caught()
    first.process.kill('SIGTERM')
    await first.printed(/stopping/)
    await halted[Symbol.asyncDispose]()
    expect(await first.exited).toBe(0)
    const { data } = await api.request(jobQuery, { id: jobId })
    expect(data.job).toMatchObject({ state: 'PENDING', progress: { itemsTotal: count } })
    const done = data.job?.progress.itemsDone ?? 0
    expect(done).toBeGreaterThan(0)
    await using _second = await startWorker()
    const end = await follow(jobId, hasEnded)
    expect(end).toMatchObject({
      state: 'SUCCEEDED',
      progress: { itemsTotal: count - done },
      summary: { extracted: count },
    })
    expect(end.timeline.edges.map(({ node }) => node.event)).toEqual([
      'CREATED',
      'CLAIMED',
      'PARKED',
      'CLAIMED',
      'SUCCEEDED',
    ])
    await expectEachEntryOnce(archiveId)
  })

  it('stops within a second of being cancelled, keeps what it has extracted, and leaves no object without a row', async () => {
    const objectsBefore = await countObjects()
    const { archiveId, jobId } = await startJob()
    await using halted = await haltWork(site.databaseUrl)
    await using _worker = await startWorker(halting(halted))
    await halted.caught()
    const askedAt = performance.now()
    await api.request(cancelJob, { jobId })
    await halted[Symbol.asyncDispose]()
    const end = await follow(jobId, hasEnded)
    expect(performance.now() - askedAt).toBeLessThan(1_000)
    expect(end).toMatchObject({ state: 'CANCELLED', cancelRequested: true })
    const children = await readChildren(api, archiveId)
    expect(children.size).toBe(end.summary?.extracted)
    expect(children.size).toBeLessThan(count)
    expect(await countObjects()).toBe(objectsBefore + children.size + 1)
  })

  it('is tried again after a fault of the database, and leaves no object without a file', async () => {
    const objectsBefore = await countObjects()
    const { archiveId, jobId } = await startJob()
    await using database = await connect(site.databaseUrl)
    await database.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no luck'; end $$;
      create trigger refuse before insert on files for each row when (new.archive_index = 7) execute function refuse()`)
    await using _worker = await startWorker()
    const tried = await follow(jobId, ({ timeline }) =>
      timeline.edges.some(({ node }) => node.event === 'RETRIED'),
    )
    expect(tried).toMatchObject({ state: 'PENDING', progress: { itemsTotal: count } })
    // A batch that was on its way beside the one that failed may be there.
    expect(await countObjects()).toBe(objectsBefore + 1 + (await readChildren(api, archiveId)).size)
    await database.query('drop trigger refuse on files')
    expect(await follow(jobId, hasEnded)).toMatchObject({
      state: 'SUCCEEDED',
      summary: { extracted: count },
    })
    await expectEachEntryOnce(archiveId)
  })
})
