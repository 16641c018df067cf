import { UnreadableArchiveError } from '../archives/unreadable-archive-error.ts'
import { InvalidInputError, NotFoundError } from '../errors.ts'
import { ArchiveBusyError } from '../jobs/archive-busy-error.ts'
import { cancelJob } from '../jobs/cancel-job.ts'
import { countJobs } from '../jobs/count-jobs.ts'
import { extractArchive } from '../jobs/extract-archive.ts'
import { getJob } from '../jobs/get-job.ts'
import type { Job } from '../jobs/job.entity.ts'
import type { JobSummary } from '../jobs/job-summary.ts'
import { listJobs } from '../jobs/list-jobs.ts'
import { readSelection } from '../jobs/read-selection.ts'
import { retryJob } from '../jobs/retry-job.ts'
import { watchJob } from '../jobs/watch-job.ts'
import { SkipReasonEnum } from './archive.ts'
import { builder } from './builder.ts'
import { defineCountedConnection, pageArgs, pageCost, readConnection } from './connection.ts'
import { keyedErrors } from './errors.ts'
import { countsOf, SkippedCountType } from './extraction-plan.ts'
import { ArchiveRef, JobRef, NodeRef, WorkRef } from './refs.ts'
import { WorkStateEnum } from './work.ts'

/** It may have a hundred thousand indexes: ten of them are what one operation may ask for. */
const selectionCost = 1_000

const SkippedEntryType = builder.objectRef<JobSummary['skippedEntries'][number]>('SkippedEntry').implement({
  fields: (t) => ({
    index: t.exposeInt('index'),
    name: t.exposeString('name'),
    reason: t.expose('reason', { type: SkipReasonEnum }),
  }),
})

const JobSummaryType = builder.objectRef<JobSummary>('JobSummary').implement({
  fields: (t) => ({
    bytes: t.expose('bytes', { type: 'BigInt' }),
    entries: t.exposeInt('entries'),
    extracted: t.exposeInt('extracted'),
    notReached: t.exposeInt('notReached'),
    skipped: t.field({ type: [SkippedCountType], resolve: ({ skipped }) => countsOf(skipped) }),
    skippedEntries: t.expose('skippedEntries', { type: [SkippedEntryType] }),
  }),
})

JobRef.implement({
  interfaces: [NodeRef, WorkRef],
  fields: (t) => ({
    archive: t.field({
      type: ArchiveRef,
      nullable: true,
      resolve: ({ archiveId }, _, ctx) => ctx.loaders.archive.load(archiveId),
    }),
    force: t.boolean({ resolve: ({ forcedAt }) => forcedAt != null }),
    glob: t.exposeString('glob', { nullable: true }),
    pathPrefix: t.exposeString('pathPrefix', { nullable: true }),
    selection: t.intList({
      nullable: true,
      complexity: selectionCost,
      resolve: ({ work }, _, ctx) => readSelection(ctx.em.fork(), work.id),
    }),
    summary: t.expose('summary', { type: JobSummaryType, nullable: true }),
    tags: t.expose('tags', { type: 'JSONObject' }),
  }),
})

builder.objectField(JobRef, 'retryOf', (t) =>
  t.field({
    type: JobRef,
    nullable: true,
    resolve: ({ retryOfId }, _, ctx) => (retryOfId ? ctx.loaders.job.load(retryOfId) : null),
  }),
)

builder.queryField('job', (t) =>
  t.field({
    type: JobRef,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => getJob(ctx, { jobId: id }),
  }),
)

const JobFilterInput = builder.inputType('JobFilter', {
  fields: (t) => ({
    archiveId: t.id(),
    states: t.field({ type: [WorkStateEnum] }),
  }),
})

builder.queryField('jobs', (t) =>
  t.field({
    type: defineCountedConnection('Job', JobRef),
    args: { ...pageArgs, filter: t.arg({ type: JobFilterInput }) },
    complexity: pageCost,
    resolve: async (_, { filter, ...args }, ctx) => {
      const list = { name: 'jobs', key: ({ work }: Job) => work.id }
      const page = await readConnection(args, { ...list, read: (page) => listJobs(ctx, { page, filter }) })
      return { ...page, count: () => countJobs(ctx, { filter }) }
    },
  }),
)

const ExtractArchiveInput = builder.inputType('ExtractArchiveInput', {
  fields: (t) => ({
    archiveId: t.id({ required: true }),
    force: t.boolean({ defaultValue: false }),
    glob: t.string(),
    idempotencyKey: t.string(),
    pathPrefix: t.string(),
    selection: t.intList(),
    tags: t.field({ type: 'JSONObject' }),
  }),
})

const ExtractArchivePayload = builder
  .objectRef<{ job: Job; replayed: boolean }>('ExtractArchivePayload')
  .implement({
    fields: (t) => ({ job: t.expose('job', { type: JobRef }), replayed: t.exposeBoolean('replayed') }),
  })

const requestErrors = [...keyedErrors, ArchiveBusyError, NotFoundError, UnreadableArchiveError]

builder.mutationField('extractArchive', (t) =>
  t.field({
    type: ExtractArchivePayload,
    errors: { types: requestErrors },
    args: { input: t.arg({ type: ExtractArchiveInput, required: true }) },
    resolve: (_, { input }, ctx) => extractArchive(ctx, input),
  }),
)

const RetryJobInput = builder.inputType('RetryJobInput', {
  fields: (t) => ({ idempotencyKey: t.string(), jobId: t.id({ required: true }) }),
})

const RetryJobPayload = builder.objectRef<{ job: Job; replayed: boolean }>('RetryJobPayload').implement({
  fields: (t) => ({ job: t.expose('job', { type: JobRef }), replayed: t.exposeBoolean('replayed') }),
})

builder.mutationField('retryJob', (t) =>
  t.field({
    type: RetryJobPayload,
    errors: { types: requestErrors },
    args: { input: t.arg({ type: RetryJobInput, required: true }) },
    resolve: (_, { input }, ctx) => retryJob(ctx, input),
  }),
)

const CancelJobInput = builder.inputType('CancelJobInput', {
  fields: (t) => ({ jobId: t.id({ required: true }) }),
})

const CancelJobPayload = builder.objectRef<{ job: Job }>('CancelJobPayload').implement({
  fields: (t) => ({ job: t.expose('job', { type: JobRef }) }),
})

builder.mutationField('cancelJob', (t) =>
  t.field({
    type: CancelJobPayload,
    errors: { types: [InvalidInputError, NotFoundError] },
    args: { input: t.arg({ type: CancelJobInput, required: true }) },
    resolve: async (_, { input }, ctx) => ({ job: await cancelJob(ctx, input) }),
  }),
)

builder.subscriptionField('jobUpdated', (t) =>
  t.field({
    type: JobRef,
    args: { id: t.arg.id({ required: true }) },
    subscribe: (_, { id }, ctx) => watchJob(ctx, { jobId: id }),
    resolve: (job) => job,
  }),
)
