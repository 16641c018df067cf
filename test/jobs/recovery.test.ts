import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { JobForTestFragment } from '../../src/gql/graphql.ts'
import { connect } from '../support/database.ts'
import { cancelJob, jobQuery } from '../support/documents.ts'
import { readChildren, uploadBytes } from '../support/files.ts'
import { spawnStevedore } from '../support/spawn-stevedore.ts'
import { createTestSite, startTestApp, type TestApp, type TestSite } from '../support/test-app.ts'
import { makeZip, randomEntries, sha256 } from '../support/zip.ts'
import { askForJob, followJob } from './ask.ts'

/** Enough that a worker is caught in the middle of it. */
const entries = randomEntries(600, 200_000)
const zip = await makeZip(entries, { compress: false })

let site: TestSite
let api: TestApp

beforeEach(async () => {
  site = await createTestSite()
  site.environment['STEVEDORE_HEARTBEAT_TTL_SECONDS'] = '2'
  api = await startTestApp({ site, settings: { STEVEDORE_ROLES: 'api' } })
})
afterEach(async () => {
  await api[Symbol.asyncDispose]()
  await site[Symbol.asyncDispose]()
})

function spawnWorker(settings: Record<string, string> = {}) {
  return spawnStevedore({ ...site.environment, ...settings, STEVEDORE_ROLES: 'worker' })
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

const isHalfDone = ({ state, progress }: JobForTestFragment) => state === 'RUNNING' && progress.itemsDone > 0
const hasEnded = ({ state }: JobForTestFragment) => state !== 'PENDING' && state !== 'RUNNING'

async function countObjects(): Promise<number> {
  let objects = 0
  for await (const _ of api.app.services.store.list()) objects++
  return objects
}

async function expectEachEntryOnce(archiveId: string): Promise<void> {
  const children = await readChildren(api, archiveId)
  expect(new Map([...children].map(([path, file]) => [path, file.sha256]))).toEqual(
    new Map(Object.entries(entries).map(([path, bytes]) => [path, sha256(bytes)])),
  )
}

describe('a job', () => {
  it('is finished by another worker when its own is killed in the middle, each entry exactly once', async () => {
    const { archiveId, jobId } = await startJob()
    await using first = spawnWorker()
    const half = await follow(jobId, isHalfDone)
    first.process.kill('SIGKILL')
    await first.exited
    await using _second = spawnWorker()
    const end = await follow(jobId, hasEnded)
    expect(end).toMatchObject({
      state: 'SUCCEEDED',
      attempt: half.attempt + 1,
      summary: { extracted: 600, skipped: [] },
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
    const { archiveId, jobId } = await startJob()
    await using zombie = spawnWorker()
    await follow(jobId, isHalfDone)
    zombie.process.kill('SIGSTOP')
    await using _second = spawnWorker()
    const end = await follow(jobId, hasEnded)
    expect(end).toMatchObject({ state: 'SUCCEEDED', attempt: 2, summary: { extracted: 600, skipped: [] } })
    zombie.process.kill('SIGCONT')
    zombie.process.kill('SIGTERM')
    expect(await zombie.exited).toBe(0)
    const { data } = await api.request(jobQuery, { id: jobId })
    expect(data.job).toEqual(end)
    await expectEachEntryOnce(archiveId)
    expect(await countObjects()).toBe(601)
  })

  it('is given up when its workers fall silent too often, and sums up what they did', async () => {
    const { archiveId, jobId } = await startJob()
    await using first = spawnWorker()
    await follow(jobId, isHalfDone)
    first.process.kill('SIGKILL')
    await using _second = spawnWorker({ STEVEDORE_MAX_ATTEMPTS: '1' })
    const end = await follow(jobId, hasEnded)
    expect(end).toMatchObject({ state: 'FAILED', failure: { code: 'WORKER_LOST' } })
    const extracted = (await readChildren(api, archiveId)).size
    expect(extracted).toBeGreaterThan(0)
    expect(end.summary).toMatchObject({ extracted, notReached: 600 - extracted, entries: 600 })
  })

  it('that waits again after an interruption sums up when it is cancelled', async () => {
    const { archiveId, jobId } = await startJob()
    await using first = spawnWorker()
    await follow(jobId, isHalfDone)
    first.process.kill('SIGTERM')
    await first.exited
    await api.request(cancelJob, { jobId })
    const { data } = await api.request(jobQuery, { id: jobId })
    const extracted = (await readChildren(api, archiveId)).size
    expect(data.job).toMatchObject({
      state: 'CANCELLED',
      summary: { extracted, notReached: 600 - extracted, entries: 600 },
    })
  })

  it('is parked by a worker that is told to stop, at once and with its progress, and finished by the next', async () => {
    const { archiveId, jobId } = await startJob()
    await using first = spawnWorker()
    await follow(jobId, isHalfDone)
    first.process.kill('SIGTERM')
    expect(await first.exited).toBe(0)
    const { data } = await api.request(jobQuery, { id: jobId })
    expect(data.job).toMatchObject({ state: 'PENDING', progress: { itemsTotal: 600 } })
    const done = data.job?.progress.itemsDone ?? 0
    expect(done).toBeGreaterThan(0)
    await using _second = spawnWorker()
    const end = await follow(jobId, hasEnded)
    expect(end).toMatchObject({
      state: 'SUCCEEDED',
      progress: { itemsTotal: 600 - done },
      summary: { extracted: 600 },
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
    const { archiveId, jobId } = await startJob()
    await using _worker = spawnWorker()
    await follow(jobId, isHalfDone)
    const askedAt = performance.now()
    await api.request(cancelJob, { jobId })
    const end = await follow(jobId, hasEnded)
    expect(performance.now() - askedAt).toBeLessThan(1_000)
    expect(end).toMatchObject({ state: 'CANCELLED', cancelRequested: true })
    const children = await readChildren(api, archiveId)
    expect(children.size).toBe(end.summary?.extracted)
    expect(children.size).toBeLessThan(600)
    expect(await countObjects()).toBe(children.size + 1)
  })

  it('is tried again after a fault of the database, and leaves no object without a file', async () => {
    const { archiveId, jobId } = await startJob()
    await using database = await connect(site.databaseUrl)
    await database.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no luck'; end $$;
      create trigger refuse before insert on files for each row when (new.archive_index = 7) execute function refuse()`)
    await using _worker = spawnWorker()
    const tried = await follow(jobId, ({ timeline }) =>
      timeline.edges.some(({ node }) => node.event === 'RETRIED'),
    )
    expect(tried).toMatchObject({ state: 'PENDING', progress: { itemsTotal: 600 } })
    // The archive is one; a batch that was on its way beside the one that failed may be there.
    const { rows } = await database.query('select count(*)::int as files from files')
    expect(await countObjects()).toBe(rows[0].files)
    await database.query('drop trigger refuse on files')
    expect(await follow(jobId, hasEnded)).toMatchObject({ state: 'SUCCEEDED', summary: { extracted: 600 } })
    await expectEachEntryOnce(archiveId)
  })
})
