import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeZip } from '../archives/zip-writer.ts'
import { archiveQuery, retryJob } from '../support/documents.ts'
import { readChildren, uploadBytes } from '../support/files.ts'
import { createTestSite, startTestApp, type TestSite } from '../support/test-app.ts'
import { makeZip } from '../support/zip.ts'
import { askForJob, extractToEnd, followJob } from './ask.ts'
import { entriesOfBatches, haltWork } from './halted-work.ts'

let site: TestSite

beforeEach(async () => {
  site = await createTestSite()
})
afterEach(async () => {
  await site[Symbol.asyncDispose]()
})

describe('limits that are changed', () => {
  it('do not make anyone forget what was found corrupt', async () => {
    const zip = writeZip([{ name: 'bad.jpg', data: Buffer.from('bad'), crc32: 1 }])
    let archiveId = ''
    {
      await using before = await startTestApp({ site })
      archiveId = await uploadBytes(before, 'corrupt.zip', zip)
      await extractToEnd(before, { archiveId })
    }
    await using after = await startTestApp({ site, settings: { STEVEDORE_MAX_ENTRY_RATIO: '100' } })
    const { data } = await after.request(archiveQuery, { fileId: archiveId })
    expect(data.file?.archive?.entries.edges.map(({ node }) => node.skipReason)).toEqual(['CORRUPT'])
  })

  it('let a job that they end sum up what it did, and finish when they are lifted', async () => {
    await using api = await startTestApp({ site, settings: { STEVEDORE_ROLES: 'api' } })
    const startWorker = async (settings: Record<string, string> = {}) =>
      await startTestApp({ site, settings: { ...settings, STEVEDORE_ROLES: 'worker' } })
    const zip = await makeZip(entriesOfBatches, { compress: false })
    const archiveId = await uploadBytes(api, 'archive.zip', zip)
    const { id } = await askForJob(api, { archiveId })
    {
      const halted = await haltWork(site.databaseUrl)
      const first = await startWorker({ DATABASE_URL: halted.url, STEVEDORE_HEARTBEAT_TTL_SECONDS: '60' })
      await halted.caught()
      await Promise.all([first[Symbol.asyncDispose](), halted[Symbol.asyncDispose]()])
    }
    {
      await using _strict = await startWorker({ STEVEDORE_MAX_ARCHIVE_ENTRIES: '10' })
      const { last } = await followJob(api, id)
      const extracted = (await readChildren(api, archiveId)).size
      expect(extracted).toBeGreaterThan(0)
      expect(last).toMatchObject({ state: 'FAILED', failure: { code: 'TOO_MANY_ENTRIES' } })
      expect(last.summary).toMatchObject({ extracted })
    }
    await using _worker = await startWorker()
    const { data } = await api.request(retryJob, { jobId: id })
    if (data.retryJob.__typename !== 'RetryJobPayload') throw new Error(JSON.stringify(data))
    expect((await followJob(api, data.retryJob.job.id)).last.state).toBe('SUCCEEDED')
    expect((await readChildren(api, archiveId)).size).toBe(Object.keys(entriesOfBatches).length)
  })
})
