import type { SkipReason } from '../archives/skip-reasons.ts'
import { UnreadableArchiveError } from '../archives/unreadable-archive-error.ts'
import { InvalidInputError, NotFoundError } from '../errors.ts'
import { ArchiveBusyError } from '../jobs/archive-busy-error.ts'
import { cancelJob } from '../jobs/cancel-job.ts'
import { extractArchive } from '../jobs/extract-archive.ts'
import { getJob } from '../jobs/get-job.ts'
import type { Job } from '../jobs/job.entity.ts'
import type { JobSummary } from '../jobs/job-summary.ts'
import { listJobs } from '../jobs/list-jobs.ts'
import { watchJob } from '../jobs/watch-job.ts'
import { SkipReasonEnum } from './archive.ts'
import { builder } from './builder.ts'
import { defineConnection, pageArgs, pageCost, readConnection } from './connection.ts'
import { ArchiveRef, JobRef, NodeRef, WorkRef } from './refs.ts'
import { WorkStateEnum } from './work.ts'

const SkippedCountType = builder.objectRef<{ reason: SkipReason; count: number }>('SkippedCount').implement({
  fields: (t) => ({
    count: t.exposeInt('count'),
    reason: t.expose('reason', { type: SkipReasonEnum }),
  }),
})

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
    selection: t.exposeIntList('selection', { nullable: true }),
    summary: t.expose('summary', { type: JobSummaryType, nullable: true }),
  }),
})

builder.queryField('job', (t) =>
  t.field({
    type: JobRef,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => getJob(ctx, { jobId: id }),
  }),
)

const JobFilter = builder.inputType('JobFilter', {
  fields: (t) => ({
    archiveId: t.id(),
    states: t.field({ type: [WorkStateEnum] }),
  }),
})

builder.queryField('jobs', (t) =>
  t.field({
    type: defineConnection('Job', JobRef),
    args: { ...pageArgs, filter: t.arg({ type: JobFilter }) },
    complexity: pageCost,
    resolve: (_, { filter, ...args }, ctx) =>
      readConnection(args, {
        name: 'jobs',
        key: ({ work }: Job) => work.id,
        read: (page) => listJobs(ctx, { page, ...filter }),
      }),
  }),
)

const ExtractArchiveInput = builder.inputType('ExtractArchiveInput', {
  fields: (t) => ({
    archiveId: t.id({ required: true }),
    selection: t.intList(),
  }),
})

const ExtractArchivePayload = builder.objectRef<{ job: Job }>('ExtractArchivePayload').implement({
  fields: (t) => ({ job: t.expose('job', { type: JobRef }) }),
})

builder.mutationField('extractArchive', (t) =>
  t.field({
    type: ExtractArchivePayload,
    errors: { types: [ArchiveBusyError, InvalidInputError, NotFoundError, UnreadableArchiveError] },
    args: { input: t.arg({ type: ExtractArchiveInput, required: true }) },
    resolve: async (_, { input }, ctx) => ({
      job: await extractArchive(ctx, { archiveId: input.archiveId, selection: input.selection ?? null }),
    }),
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

function countsOf(skipped: JobSummary['skipped']) {
  // Its keys are reasons: the column is written from this very type.
  return Object.entries(skipped).map(([reason, count]) => ({ reason: reason as SkipReason, count }))
}
