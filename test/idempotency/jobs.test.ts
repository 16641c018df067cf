import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { graphql } from '../../src/gql/gql.ts'
import type { ExtractArchiveInput } from '../../src/gql/graphql.ts'
import { connect } from '../support/database.ts'
import { cancelJob, deleteFile, jobsQuery } from '../support/documents.ts'
import { uploadBytes } from '../support/files.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { makeZip, randomEntries } from '../support/zip.ts'

const extractOnce = graphql(`
  mutation ExtractOnce($input: ExtractArchiveInput!) {
    extractArchive(input: $input) {
      __typename
      ... on ExtractArchivePayload { replayed job { id state } }
      ... on Error { code message }
    }
  }
`)

const retryOnce = graphql(`
  mutation RetryOnce($input: RetryJobInput!) {
    retryJob(input: $input) {
      __typename
      ... on RetryJobPayload { replayed job { id state } }
      ... on Error { code message }
    }
  }
`)

let api: TestApp

beforeAll(async () => {
  api = await startTestApp({ settings: { STEVEDORE_ROLES: 'api' } })
})
afterAll(() => api[Symbol.asyncDispose]())

async function extract(input: ExtractArchiveInput) {
  return (await api.request(extractOnce, { input })).data.extractArchive
}

const uploadZip = async () => await uploadBytes(api, 'archive.zip', await makeZip(randomEntries(3, 10)))

describe('extractArchive with an idempotency key', () => {
  it('gives the one job to all who ask at once', async () => {
    const archiveId = await uploadZip()
    const wish = { archiveId, idempotencyKey: 'at once' }
    const answers = await Promise.all(Array.from({ length: 8 }, () => extract(wish)))
    const jobs = answers.map((answer) =>
      answer.__typename === 'ExtractArchivePayload' ? answer : { replayed: null, job: null },
    )
    expect(new Set(jobs.map(({ job }) => job?.id)).size).toBe(1)
    expect(jobs.filter(({ replayed }) => replayed === false)).toHaveLength(1)
    const { data } = await api.request(jobsQuery, { filter: { archiveId } })
    expect(data.jobs.edges).toHaveLength(1)
  })

  it('gives the same job after its end, though its archive is deleted', async () => {
    const archiveId = await uploadZip()
    const wish = { archiveId, selection: [1], idempotencyKey: 'after the end' }
    const first = await extract(wish)
    if (first.__typename !== 'ExtractArchivePayload') throw new Error(JSON.stringify(first))
    const { id } = first.job
    await api.request(cancelJob, { jobId: id })
    await api.request(deleteFile, { fileId: archiveId })
    expect(await extract(wish)).toMatchObject({ replayed: true, job: { id, state: 'CANCELLED' } })
    await using database = await connect(api.site.databaseUrl)
    await database.query('delete from work where id = $1', [id])
    expect(await extract(wish)).toMatchObject({ code: 'GONE' })
  })

  it('is refused for another selection or another mutation; null and an empty list are not the same', async () => {
    const archiveId = await uploadZip()
    const first = await extract({ archiveId, idempotencyKey: 'other' })
    if (first.__typename !== 'ExtractArchivePayload') throw new Error(JSON.stringify(first))
    const mismatch = { code: 'IDEMPOTENCY_MISMATCH' }
    expect(await extract({ archiveId, selection: [], idempotencyKey: 'other' })).toMatchObject(mismatch)
    expect(
      await extract({ archiveId, selection: null, force: false, idempotencyKey: 'other' }),
    ).toMatchObject({ replayed: true })
    await api.request(cancelJob, { jobId: first.job.id })
    const retry = { jobId: first.job.id, idempotencyKey: 'other' }
    expect((await api.request(retryOnce, { input: retry })).data.retryJob).toMatchObject(mismatch)
  })

  it('stands for nothing where the job was refused', async () => {
    const [archiveId, other] = [await uploadZip(), await uploadZip()]
    await extract({ archiveId })
    expect(await extract({ archiveId, idempotencyKey: 'refused' })).toMatchObject({ code: 'ARCHIVE_BUSY' })
    expect(await extract({ archiveId: other, idempotencyKey: 'refused' })).toMatchObject({ replayed: false })
  })
})

it('retryJob with an idempotency key retries once', async () => {
  const job = await extract({ archiveId: await uploadZip() })
  if (job.__typename !== 'ExtractArchivePayload') throw new Error(JSON.stringify(job))
  await api.request(cancelJob, { jobId: job.job.id })
  const input = { jobId: job.job.id, idempotencyKey: 'retry' }
  const first = (await api.request(retryOnce, { input })).data.retryJob
  if (first.__typename !== 'RetryJobPayload') throw new Error(JSON.stringify(first))
  expect((await api.request(retryOnce, { input })).data.retryJob).toMatchObject({
    replayed: true,
    job: { id: first.job.id },
  })
})
