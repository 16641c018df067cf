import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeZip } from '../archives/zip-writer.ts'
import { archiveQuery, retryJob } from '../support/documents.ts'
import { readChildren, uploadBytes } from '../support/files.ts'
import { spawnStevedore } from '../support/spawn-stevedore.ts'
import { createTestSite, startTestApp, type TestSite } from '../support/test-app.ts'
import { makeZip, randomEntries } from '../support/zip.ts'
import { askForJob, extractToEnd, followJob } from './ask.ts'

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
    const environment = { ...site.environment, STEVEDORE_ROLES: 'worker' }
    await using api = await startTestApp({ site, settings: { STEVEDORE_ROLES: 'api' } })
    const zip = await makeZip(randomEntries(600, 200_000), { compress: false })
    const archiveId = await uploadBytes(api, 'archive.zip', zip)
    const { id } = await askForJob(api, { archiveId })
    {
      await using first = spawnStevedore(environment)
      await followJob(api, id, ({ progress }) => progress.itemsDone > 0)
      first.process.kill('SIGTERM')
      await first.exited
    }
    {
      await using _strict = spawnStevedore({ ...environment, STEVEDORE_MAX_ARCHIVE_ENTRIES: '10' })
      const { last } = await followJob(api, id)
      const extracted = (await readChildren(api, archiveId)).size
      expect(extracted).toBeGreaterThan(0)
      expect(last).toMatchObject({ state: 'FAILED', failure: { code: 'TOO_MANY_ENTRIES' } })
      expect(last.summary).toMatchObject({ extracted })
    }
    await using _worker = spawnStevedore(environment)
    const { data } = await api.request(retryJob, { jobId: id })
    if (data.retryJob.__typename !== 'RetryJobPayload') throw new Error(JSON.stringify(data))
    expect((await followJob(api, data.retryJob.job.id)).last.state).toBe('SUCCEEDED')
    expect((await readChildren(api, archiveId)).size).toBe(600)
  })
})
