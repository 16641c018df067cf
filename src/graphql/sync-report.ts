import { isArchived } from '../sync-runs/archive/archived-run.ts'
import { archiveStates, type RunArchive } from '../sync-runs/archive/run-archive.entity.ts'
import { FailureDetailsUnavailableError } from '../sync-runs/failure-details-unavailable-error.ts'
import { builder } from './builder.ts'
import { ErrorRef } from './errors.ts'
import { SyncRunRef } from './refs.ts'

const SyncReportType = builder.objectRef<RunArchive>('SyncReport').implement({
  fields: (t) => ({
    downloadUrl: t.string({
      nullable: true,
      args: { expiresIn: t.arg.int({ defaultValue: 3600 }) },
      resolve: (report, { expiresIn }, ctx) =>
        ctx.links.reportUrl(report, { part: 'document', expiresIn: expiresIn ?? 3600 }),
    }),
    failuresUrl: t.string({
      nullable: true,
      args: { expiresIn: t.arg.int({ defaultValue: 3600 }) },
      resolve: (report, { expiresIn }, ctx) =>
        ctx.links.reportUrl(report, { part: 'failures', expiresIn: expiresIn ?? 3600 }),
    }),
    lastError: t.exposeString('lastError', { nullable: true }),
    publishedAt: t.expose('publishedAt', { type: 'DateTime', nullable: true }),
    sha256: t.exposeString('sha256', { nullable: true }),
    sizeBytes: t.expose('sizeBytes', { type: 'BigInt', nullable: true }),
    state: t.expose('state', { type: builder.enumType('SyncReportState', { values: archiveStates }) }),
    version: t.exposeInt('version'),
  }),
})

builder.objectFields(SyncRunRef, (t) => ({
  archived: t.boolean({ resolve: isArchived }),
  report: t.field({
    type: SyncReportType,
    nullable: true,
    resolve: ({ work }, _, ctx) => ctx.loaders.runArchive.load(work.id),
  }),
}))

builder.objectType(FailureDetailsUnavailableError, {
  name: 'FailureDetailsUnavailable',
  interfaces: [ErrorRef],
  fields: (t) => ({
    report: t.field({
      type: SyncReportType,
      nullable: true,
      resolve: ({ runId }, _, ctx) => ctx.loaders.runArchive.load(runId),
    }),
  }),
})
