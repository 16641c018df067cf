import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  archiveQuery,
  cancelJob,
  deleteFile,
  extractArchive,
  jobQuery,
  jobsQuery,
  jobUpdated,
} from '../support/documents.ts'
import { uploadBytes } from '../support/files.ts'
import { openSocketClient, subscribe } from '../support/socket-client.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { makeZip, randomEntries } from '../support/zip.ts'

let app: TestApp

beforeAll(async () => {
  // Without a worker, so that jobs stay pending.
  app = await startTestApp({
    settings: { STEVEDORE_ROLES: 'api', STEVEDORE_MAX_JOB_ENTRIES: '3', STEVEDORE_MAX_JOB_BYTES: '10000' },
  })
})
afterAll(async () => {
  await app[Symbol.asyncDispose]()
})

async function ask(archiveId: string, selection: number[] | null = null) {
  const { data } = await app.request(extractArchive, { archiveId, selection })
  return data.extractArchive
}

async function uploadZip(entries = randomEntries(2, 10)): Promise<string> {
  return await uploadBytes(app, 'archive.zip', await makeZip(entries))
}

describe('extractArchive', () => {
  it('refuses bytes that are not a ZIP', async () => {
    const archiveId = await uploadBytes(app, 'notes.zip', Buffer.from('not a zip at all'))
    expect(await ask(archiveId)).toMatchObject({ code: 'UNREADABLE_ARCHIVE', problem: { code: 'NOT_A_ZIP' } })
  })

  it('refuses an empty file', async () => {
    const archiveId = await uploadBytes(app, 'empty.zip', Buffer.alloc(0))
    expect(await ask(archiveId)).toMatchObject({ code: 'UNREADABLE_ARCHIVE', problem: { code: 'NOT_A_ZIP' } })
  })

  it('refuses a truncated ZIP and says that it is cut short', async () => {
    const bytes = await makeZip(randomEntries(2, 5000))
    const archiveId = await uploadBytes(app, 'cut.zip', bytes.subarray(0, bytes.length / 2))
    expect(await ask(archiveId)).toMatchObject({ code: 'UNREADABLE_ARCHIVE', problem: { code: 'TRUNCATED' } })
  })

  it('refuses a selection outside of the archive, and names the field', async () => {
    const archiveId = await uploadZip()
    for (const selection of [[2], [-1], [0, 99]]) {
      expect(await ask(archiveId, selection)).toMatchObject({ code: 'INVALID_INPUT', field: 'selection' })
    }
  })

  it('refuses more entries or bytes than one job may extract, and takes a smaller selection', async () => {
    const many = await uploadZip(randomEntries(4, 10))
    expect(await ask(many)).toMatchObject({ code: 'INVALID_INPUT', field: 'selection' })
    expect(await ask(many, [0, 1, 2])).toMatchObject({ __typename: 'ExtractArchivePayload' })
    const large = await uploadZip(randomEntries(2, 9000))
    expect(await ask(large)).toMatchObject({ code: 'INVALID_INPUT', field: 'selection' })
  })

  it('does not find an unknown archive, a deleted one, or a malformed id', async () => {
    expect(await ask(randomUUID())).toMatchObject({ code: 'NOT_FOUND' })
    const archiveId = await uploadZip()
    await app.request(deleteFile, { fileId: archiveId })
    expect(await ask(archiveId)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await ask('../../etc/passwd')).toMatchObject({ code: 'INVALID_INPUT', field: 'archiveId' })
  })

  it('refuses a second job while one is active, and names the active one', async () => {
    const archiveId = await uploadZip()
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(archiveId)))
    const made = answers.filter(({ __typename }) => __typename === 'ExtractArchivePayload')
    expect(made).toHaveLength(1)
    const [first] = made
    if (first?.__typename !== 'ExtractArchivePayload') throw new Error('no job was made')
    const refused = answers.filter((answer) => answer.__typename === 'ArchiveBusyError')
    expect(refused).toHaveLength(4)
    for (const answer of refused) expect(answer.activeJob?.id).toBe(first.job.id)
    await app.request(cancelJob, { jobId: first.job.id })
    expect(await ask(archiveId)).toMatchObject({ __typename: 'ExtractArchivePayload' })
  })
})

describe('File.archive', () => {
  it('is null for a file that is not a ZIP', async () => {
    const fileId = await uploadBytes(app, 'notes.txt', Buffer.from('hello'))
    expect((await app.request(archiveQuery, { fileId })).data.file?.archive).toBeNull()
  })

  it('says what is wrong with a damaged ZIP, and lists no entries of it', async () => {
    const bytes = await makeZip(randomEntries(2, 10))
    bytes.fill(0, bytes.indexOf('PK\x01\x02'), bytes.indexOf('PK\x01\x02') + 4)
    const fileId = await uploadBytes(app, 'damaged.zip', bytes)
    const { archive } = (await app.request(archiveQuery, { fileId })).data.file ?? {}
    expect(archive).toMatchObject({ entryCount: null, entries: { edges: [] } })
    expect(archive?.problem?.code).toBe('DIRECTORY_DAMAGED')
  })
})

describe('cancelJob', () => {
  it('ends a pending job at once, and a second time changes nothing', async () => {
    const asked = await ask(await uploadZip())
    if (asked.__typename !== 'ExtractArchivePayload') throw new Error(JSON.stringify(asked))
    const jobId = asked.job.id
    const first = (await app.request(cancelJob, { jobId })).data.cancelJob
    expect(first).toMatchObject({ job: { state: 'CANCELLED', summary: null } })
    expect((await app.request(cancelJob, { jobId })).data.cancelJob).toEqual(first)
  })

  it('does not find an unknown job', async () => {
    expect((await app.request(cancelJob, { jobId: randomUUID() })).data.cancelJob).toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})

describe('jobUpdated', () => {
  it('gives the terminal state of a job that has ended, and ends', async () => {
    const asked = await ask(await uploadZip())
    if (asked.__typename !== 'ExtractArchivePayload') throw new Error(JSON.stringify(asked))
    const { id } = asked.job
    await app.request(cancelJob, { jobId: id })
    await using client = openSocketClient(app)
    const states = []
    for await (const event of subscribe(client, jobUpdated, { id })) states.push(event.jobUpdated.state)
    expect(states).toEqual(['CANCELLED'])
  })

  it('is refused for an unknown job with NOT_FOUND', async () => {
    await using client = openSocketClient(app)
    const events = subscribe(client, jobUpdated, { id: randomUUID() })
    await expect(events.next()).rejects.toThrow('NOT_FOUND')
  })
})

describe('jobs', () => {
  it('refuses a filter by something that is no id', async () => {
    for (const archiveId of ['', 'x']) {
      const { errors } = await app
        .request(jobsQuery, { filter: { archiveId } })
        .catch((error: Error) => JSON.parse(error.message))
      expect(errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT', field: 'archiveId' } }])
    }
  })
})

describe('job', () => {
  it('is null with a NOT_FOUND error where there is none', async () => {
    const { data, errors } = await app.request(jobQuery, { id: randomUUID() })
    expect(data.job).toBeNull()
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }])
  })
})
