import { ConflictError, InvalidInputError, NotFoundError } from '../errors.ts'
import { cancelSyncRun } from '../sync-runs/cancel-sync-run.ts'
import { pauseSyncRun } from '../sync-runs/pause-sync-run.ts'
import { resumeSyncRun } from '../sync-runs/resume-sync-run.ts'
import { retrySyncReport } from '../sync-runs/retry-sync-report.ts'
import { startSyncRun } from '../sync-runs/start-sync-run.ts'
import type { SyncRun } from '../sync-runs/sync-run.entity.ts'
import { SyncRunExistsError } from '../sync-runs/sync-run-exists-error.ts'
import { builder } from './builder.ts'
import { keyedErrors } from './errors.ts'
import { FileFilterInput } from './file.ts'
import { SyncRunRef } from './refs.ts'
import { SyncOptionsInput } from './sync-options.ts'
import { SyncKindEnum } from './sync-words.ts'

const StartSyncRunInput = builder.inputType('StartSyncRunInput', {
  fields: (t) => ({
    channels: t.stringList(),
    cycle: t.int(),
    dryRun: t.boolean({ defaultValue: false }),
    filter: t.field({ type: FileFilterInput }),
    idempotencyKey: t.string(),
    kind: t.field({ type: SyncKindEnum, required: true }),
    month: t.string(),
    options: t.field({ type: SyncOptionsInput }),
  }),
})

const StartSyncRunPayload = builder
  .objectRef<{ run: SyncRun; replayed: boolean }>('StartSyncRunPayload')
  .implement({
    fields: (t) => ({
      replayed: t.exposeBoolean('replayed'),
      run: t.expose('run', { type: SyncRunRef }),
    }),
  })

builder.mutationField('startSyncRun', (t) =>
  t.field({
    type: StartSyncRunPayload,
    errors: { types: [...keyedErrors, SyncRunExistsError] },
    args: { input: t.arg({ type: StartSyncRunInput, required: true }) },
    resolve: (_, { input }, ctx) => startSyncRun(ctx, input),
  }),
)

const CancelSyncRunInput = builder.inputType('CancelSyncRunInput', {
  fields: (t) => ({ runId: t.id({ required: true }) }),
})

const CancelSyncRunPayload = builder.objectRef<{ run: SyncRun }>('CancelSyncRunPayload').implement({
  fields: (t) => ({ run: t.expose('run', { type: SyncRunRef }) }),
})

builder.mutationField('cancelSyncRun', (t) =>
  t.field({
    type: CancelSyncRunPayload,
    errors: { types: [InvalidInputError, NotFoundError] },
    args: { input: t.arg({ type: CancelSyncRunInput, required: true }) },
    resolve: async (_, { input }, ctx) => ({ run: await cancelSyncRun(ctx, input) }),
  }),
)

const PauseSyncRunInput = builder.inputType('PauseSyncRunInput', {
  fields: (t) => ({ runId: t.id({ required: true }) }),
})

const PauseSyncRunPayload = builder.objectRef<{ run: SyncRun }>('PauseSyncRunPayload').implement({
  fields: (t) => ({ run: t.expose('run', { type: SyncRunRef }) }),
})

builder.mutationField('pauseSyncRun', (t) =>
  t.field({
    type: PauseSyncRunPayload,
    errors: { types: [ConflictError, InvalidInputError, NotFoundError] },
    args: { input: t.arg({ type: PauseSyncRunInput, required: true }) },
    resolve: async (_, { input }, ctx) => ({ run: await pauseSyncRun(ctx, input) }),
  }),
)

const ResumeSyncRunInput = builder.inputType('ResumeSyncRunInput', {
  fields: (t) => ({ runId: t.id({ required: true }) }),
})

const ResumeSyncRunPayload = builder.objectRef<{ run: SyncRun }>('ResumeSyncRunPayload').implement({
  fields: (t) => ({ run: t.expose('run', { type: SyncRunRef }) }),
})

builder.mutationField('resumeSyncRun', (t) =>
  t.field({
    type: ResumeSyncRunPayload,
    errors: { types: [ConflictError, InvalidInputError, NotFoundError] },
    args: { input: t.arg({ type: ResumeSyncRunInput, required: true }) },
    resolve: async (_, { input }, ctx) => ({ run: await resumeSyncRun(ctx, input) }),
  }),
)

const RetrySyncReportInput = builder.inputType('RetrySyncReportInput', {
  fields: (t) => ({ runId: t.id({ required: true }) }),
})

const RetrySyncReportPayload = builder.objectRef<{ run: SyncRun }>('RetrySyncReportPayload').implement({
  fields: (t) => ({ run: t.expose('run', { type: SyncRunRef }) }),
})

builder.mutationField('retrySyncReport', (t) =>
  t.field({
    type: RetrySyncReportPayload,
    errors: { types: [ConflictError, InvalidInputError, NotFoundError] },
    args: { input: t.arg({ type: RetrySyncReportInput, required: true }) },
    resolve: async (_, { input }, ctx) => ({ run: await retrySyncReport(ctx, input) }),
  }),
)
