import { rename, truncate } from 'node:fs/promises'
import { dirname } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { JobForTestFragment } from '../../src/gql/graphql.ts'
import { archiveQuery, cancelJob } from '../support/documents.ts'
import { readChildren, uploadBytes } from '../support/files.ts'
import { createTestSite, startTestApp, type TestApp, type TestSite } from '../support/test-app.ts'
import { makeZip, randomEntries } from '../support/zip.ts'
import { askForJob, followJob } from './ask.ts'
import { hang, placeOfFile } from './stored-archive.ts'

let site: TestSite
let app: TestApp
const entries = randomEntries(5, 2_000_000)
const zip = await makeZip(entries, { compress: false })

beforeAll(async () => {
  site = await createTestSite()
  app = await startTestApp({ site, settings: { STEVEDORE_STALL_SECONDS: '1' } })
})
afterAll(async () => {
  await app[Symbol.asyncDispose]()
  await site[Symbol.asyncDispose]()
})

/** Uploads an archive whose entries are known already. */
async function uploadListed(on = app): Promise<string> {
  const archiveId = await uploadBytes(on, 'archive.zip', zip)
  await on.request(archiveQuery, { fileId: archiveId })
  return archiveId
}

const wasRetried = ({ timeline }: JobForTestFragment) =>
  timeline.edges.some(({ node }) => node.event === 'RETRIED')

const whyRetried = ({ timeline }: JobForTestFragment) =>
  timeline.edges.find(({ node }) => node.event === 'RETRIED')?.node.message

describe('a job whose store does not answer', () => {
  it('ends its attempt when nothing moves for the limit, says why, and succeeds once the store is back', async () => {
    const archiveId = await uploadListed()
    let id = ''
    {
      await using _hanging = await hang(await placeOfFile(app, archiveId))
      id = (await askForJob(app, { archiveId })).id
      const { last } = await followJob(app, id, wasRetried)
      expect(last.state).toBe('PENDING')
      expect(whyRetried(last)).toContain('Nothing moved for 1 seconds')
    }
    const { last } = await followJob(app, id)
    expect(last).toMatchObject({ state: 'SUCCEEDED', summary: { extracted: 5, skipped: [] } })
    expect((await readChildren(app, archiveId)).size).toBe(5)
  })

  it('is cancelled within a second although its store hangs', async () => {
    const patient = await startTestApp({ site, settings: { STEVEDORE_STALL_SECONDS: '60' } })
    await using _patient = patient
    const archiveId = await uploadListed()
    await using _hanging = await hang(await placeOfFile(app, archiveId))
    const { id } = await askForJob(app, { archiveId })
    await followJob(app, id, ({ step }) => step === 'WORKING')
    const askedAt = performance.now()
    await app.request(cancelJob, { jobId: id })
    const { last } = await followJob(app, id)
    expect(performance.now() - askedAt).toBeLessThan(1_000)
    expect(last).toMatchObject({ state: 'CANCELLED', summary: { extracted: 0, notReached: 5 } })
  })
})

describe('a job whose store fails', () => {
  it('is tried again for as long as is set, however often, and then fails with the store at fault', async () => {
    await using own = await startTestApp({
      settings: { STEVEDORE_OUTAGE_SECONDS: '6', STEVEDORE_MAX_ATTEMPTS: '1' },
    })
    const archiveId = await uploadListed(own)
    const folder = dirname(await placeOfFile(own, archiveId))
    await rename(folder, `${folder}.aside`)
    const { id } = await askForJob(own, { archiveId })
    const { last } = await followJob(own, id)
    expect(last).toMatchObject({
      state: 'FAILED',
      failure: {
        code: 'STORE_UNAVAILABLE',
        message: 'The object store failed: a folder of the store is gone.',
      },
      summary: { entries: 5, extracted: 0, notReached: 5, skipped: [] },
    })
    expect(last.attempt).toBeGreaterThan(1)
  })

  it('never blames the archive for bytes that the store does not give', async () => {
    const archiveId = await uploadListed()
    const place = await placeOfFile(app, archiveId)
    await truncate(place, 3_000_000)
    const { id } = await askForJob(app, { archiveId })
    const { last } = await followJob(app, id, wasRetried)
    expect(whyRetried(last)).toBe('The object store gave fewer bytes of the archive than there are.')
    const { data } = await app.request(archiveQuery, { fileId: archiveId })
    expect(data.file?.archive?.entries.edges.map(({ node }) => node.skipReason)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ])
    await app.request(cancelJob, { jobId: id })
    expect((await followJob(app, id)).last.state).toBe('CANCELLED')
  })

  it('fails at once where the bytes of the archive are gone, and nothing is to be waited for', async () => {
    const archiveId = await uploadListed()
    const place = await placeOfFile(app, archiveId)
    await rename(place, `${place}.aside`)
    const { id } = await askForJob(app, { archiveId })
    const { last } = await followJob(app, id)
    expect(last).toMatchObject({ state: 'FAILED', attempt: 1, failure: { code: 'OBJECT_MISSING' } })
  })
})
