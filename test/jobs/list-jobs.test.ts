import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type CallerContext, transaction } from '../../src/context.ts'
import { InvalidInputError } from '../../src/errors.ts'
import { graphql } from '../../src/gql/gql.ts'
import { countJobs } from '../../src/jobs/count-jobs.ts'
import { type JobFilter, listJobs } from '../../src/jobs/list-jobs.ts'
import { encodeCursor } from '../../src/lib/page.ts'
import { cancelWork } from '../../src/work/cancel-work.ts'
import { newAccount } from '../files/new-account.ts'
import { makeJob } from '../graphql/make-job.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

const countedJobs = graphql(`
  query CountedJobsForTest($filter: JobFilter, $first: Int, $after: String) {
    jobs(filter: $filter, first: $first, after: $after) {
      edges { node { id } }
      pageInfo { hasNextPage endCursor }
      totalCount
    }
  }
`)

let app: TestApp
let ctx: CallerContext

beforeAll(async () => {
  // Without a worker, so that jobs stay pending.
  app = await startTestApp({ settings: { STEVEDORE_ROLES: 'api' } })
})
afterAll(() => app[Symbol.asyncDispose]())
beforeEach(async () => {
  ctx = await newAccount(app.caller)
})

/** The ids of the jobs that match, newest first; counting must agree. */
async function ids(filter: JobFilter): Promise<string[]> {
  const { items } = await listJobs(ctx, { page: { first: 100, after: null }, filter })
  expect(await countJobs(ctx, { filter })).toBe(items.length)
  return items.map(({ work }) => work.id)
}

async function makeCancelledJob(archiveId: string): Promise<string> {
  const id = await makeJob(ctx, archiveId)
  await transaction(ctx, (tx) => cancelWork(tx, { id, accountId: ctx.caller.accountId, kind: 'JOB' }))
  return id
}

describe('the list of jobs', () => {
  it('has the jobs of the account alone, newest first', async () => {
    await makeJob(await newAccount(ctx))
    const mine = [await makeJob(ctx), await makeJob(ctx)]
    expect(await ids({})).toEqual(mine.reverse())
  })

  it('is filtered by archive and by state, and null means any', async () => {
    const archiveId = randomUUID()
    const cancelled = await makeCancelledJob(archiveId)
    const pending = await makeJob(ctx, archiveId)
    const other = await makeJob(ctx)
    expect(await ids({ archiveId })).toEqual([pending, cancelled])
    expect(await ids({ states: ['PENDING'] })).toEqual([other, pending])
    expect(await ids({ archiveId, states: ['PENDING', 'PENDING', 'FAILED'] })).toEqual([pending])
    expect(await ids({ archiveId: null, states: null })).toEqual([other, pending, cancelled])
    expect(await ids({ states: [] })).toEqual([])
  })

  it('refuses an archive by something that is no id, whether it lists or counts', async () => {
    const filter = { archiveId: 'x' }
    await expect(ids(filter)).rejects.toThrow(InvalidInputError)
    await expect(countJobs(ctx, { filter })).rejects.toThrow(InvalidInputError)
  })
})

describe('jobs', () => {
  it('counts what matches over all pages', async () => {
    const archiveId = randomUUID()
    for (let n = 0; n < 2; n++) {
      const id = await makeJob(app.caller, archiveId)
      await transaction(app.caller, (tx) =>
        cancelWork(tx, { id, accountId: app.caller.caller.accountId, kind: 'JOB' }),
      )
    }
    await makeJob(app.caller, archiveId)
    const filter = { archiveId, states: ['CANCELLED' as const] }
    const first = await app.request(countedJobs, { filter, first: 1 })
    expect(first.data.jobs).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: true } })
    const after = first.data.jobs.pageInfo.endCursor
    const second = await app.request(countedJobs, { filter, first: 1, after })
    expect(second.data.jobs).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: false } })
    expect(second.data.jobs.edges).toHaveLength(1)
  })

  it('refuses a cursor that somebody has made up', async () => {
    const { errors } = await app
      .request(countedJobs, { after: encodeCursor('jobs', 'nonsense') })
      .catch((error: Error) => JSON.parse(error.message))
    expect(errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT', field: 'after' } }])
  })
})
