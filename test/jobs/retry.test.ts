import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cancelJob, deleteFile, jobQuery, retryJob } from '../support/documents.ts'
import { readChildren, uploadBytes } from '../support/files.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { makeZip, randomEntries } from '../support/zip.ts'
import { askForJob, extractToEnd, followJob } from './ask.ts'

let api: TestApp

beforeAll(async () => {
  api = await startTestApp({ settings: { STEVEDORE_ROLES: 'api' } })
})
afterAll(async () => {
  await api[Symbol.asyncDispose]()
})

async function uploadZip(): Promise<string> {
  return await uploadBytes(api, 'archive.zip', await makeZip(randomEntries(3, 10)))
}

async function retry(jobId: string) {
  return (await api.request(retryJob, { jobId })).data.retryJob
}

describe('retryJob', () => {
  it('makes a new job with the same wishes, and leaves the old one as it ended', async () => {
    const archiveId = await uploadZip()
    const wishes = {
      selection: [0, 2],
      pathPrefix: 'folder/',
      glob: '**',
      force: true,
      tags: { project: 'north' },
    }
    const { id } = await askForJob(api, { archiveId, ...wishes })
    await api.request(cancelJob, { jobId: id })
    const before = (await api.request(jobQuery, { id })).data.job
    const answer = await retry(id)
    expect(answer).toMatchObject({ job: { ...wishes, state: 'PENDING', attempt: 0, retryOf: { id } } })
    expect((await api.request(jobQuery, { id })).data.job).toEqual(before)
  })

  it('refuses a job that has not ended, or has succeeded', async () => {
    const archiveId = await uploadZip()
    const { id } = await askForJob(api, { archiveId })
    expect(await retry(id)).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('not ended') })
    await using _worker = await startTestApp({ site: api.site, settings: { STEVEDORE_ROLES: 'worker' } })
    await followJob(api, id)
    expect(await retry(id)).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('succeeded') })
  })

  it('lets one of two retries at once through, and names it to the other', async () => {
    const { id } = await askForJob(api, { archiveId: await uploadZip() })
    await api.request(cancelJob, { jobId: id })
    const answers = await Promise.all([retry(id), retry(id)])
    const made = answers.find((answer) => answer.__typename === 'RetryJobPayload')
    const refused = answers.find((answer) => answer.__typename === 'ArchiveBusyError')
    expect(refused?.activeJob?.id).toBe(made?.job.id)
    expect(made?.job.id).toBeTypeOf('string')
  })

  it('does not find an unknown job, nor an archive that was deleted', async () => {
    expect(await retry(randomUUID())).toMatchObject({ code: 'NOT_FOUND' })
    expect(await retry('x')).toMatchObject({ code: 'INVALID_INPUT', field: 'jobId' })
    const archiveId = await uploadZip()
    const { id } = await askForJob(api, { archiveId })
    await api.request(cancelJob, { jobId: id })
    await api.request(deleteFile, { fileId: archiveId })
    expect(await retry(id)).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('does what remained, and does not bring back what was deleted since the first job was forced', async () => {
    const archiveId = await uploadZip()
    await using _worker = await startTestApp({ site: api.site, settings: { STEVEDORE_ROLES: 'worker' } })
    await extractToEnd(api, { archiveId, selection: [0, 1] })
    await _worker[Symbol.asyncDispose]()
    const { id } = await askForJob(api, { archiveId, force: true })
    await api.request(cancelJob, { jobId: id })
    const children = await readChildren(api, archiveId)
    await api.request(deleteFile, { fileId: children.get('folder/0000.bin')?.id ?? '' })
    const answer = await retry(id)
    if (answer.__typename !== 'RetryJobPayload') throw new Error(JSON.stringify(answer))
    await using _other = await startTestApp({ site: api.site, settings: { STEVEDORE_ROLES: 'worker' } })
    const { last } = await followJob(api, answer.job.id)
    expect(last.summary).toMatchObject({ extracted: 1, notReached: 0 })
    expect([...(await readChildren(api, archiveId)).keys()].sort()).toEqual([
      'folder/0001.bin',
      'folder/0002.bin',
    ])
  })
})
