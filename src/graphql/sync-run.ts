import { InvalidInputError, NotFoundError } from '../errors.ts'
import { isArchived } from '../sync-runs/archive/archived-run.ts'
import { cancelSyncRun } from '../sync-runs/cancel-sync-run.ts'
import { getSyncRun } from '../sync-runs/get-sync-run.ts'
import { listRunChannels } from '../sync-runs/list-run-channels.ts'
import { startSyncRun } from '../sync-runs/start-sync-run.ts'
import type { SyncRun } from '../sync-runs/sync-run.entity.ts'
import type { SyncRunChannel } from '../sync-runs/sync-run-channel.entity.ts'
import { SyncRunExistsError } from '../sync-runs/sync-run-exists-error.ts'
import { syncKinds, syncOperations, syncRunStates } from '../sync-runs/sync-words.ts'
import { watchSyncRun } from '../sync-runs/watch-sync-run.ts'
import { isTerminal } from '../work/work-states.ts'
import { builder } from './builder.ts'
import { keyedErrors } from './errors.ts'
import { FileFilterInput } from './file.ts'
import { NodeRef, SyncRunRef, WorkRef } from './refs.ts'

const SyncKindEnum = builder.enumType('SyncKind', { values: syncKinds })
const SyncOperationEnum = builder.enumType('SyncOperation', { values: syncOperations })
const SyncRunStateEnum = builder.enumType('SyncRunState', { values: syncRunStates })

const SyncRunChannelType = builder.objectRef<SyncRunChannel>('SyncRunChannel').implement({
  fields: (t) => ({
    channel: t.exposeString('channel'),
    done: t.exposeInt('done'),
    failed: t.exposeInt('failed'),
    listed: t.exposeInt('listed'),
    listedBytes: t.expose('listedBytes', { type: 'BigInt' }),
    movedBytes: t.expose('movedBytes', { type: 'BigInt' }),
    pendingFailures: t.exposeInt('pendingFailures'),
    retrying: t.exposeInt('retrying'),
    settledBytes: t.expose('settledBytes', { type: 'BigInt' }),
    skipped: t.exposeInt('skipped'),
  }),
})

SyncRunRef.implement({
  interfaces: [NodeRef, WorkRef],
  fields: (t) => ({
    channels: t.field({
      type: [SyncRunChannelType],
      resolve: (run, _, ctx) =>
        isArchived(run) ? run.counters : listRunChannels(ctx, { runId: run.work.id }),
    }),
    cycle: t.exposeInt('cycle', { nullable: true }),
    dryRun: t.exposeBoolean('dryRun'),
    kind: t.expose('kind', { type: SyncKindEnum }),
    listedAll: t.boolean({ resolve: ({ producerDone }) => producerDone }),
    month: t.exposeString('month'),
    operation: t.expose('operation', { type: SyncOperationEnum }),
    runState: t.field({ type: SyncRunStateEnum, resolve: runStateOf }),
  }),
})

function runStateOf({ work, outcome }: SyncRun) {
  return outcome ?? (isTerminal(work.state) ? 'FAILED' : work.state)
}

builder.queryField('syncRun', (t) =>
  t.field({
    type: SyncRunRef,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => getSyncRun(ctx, { runId: id }),
  }),
)

const SyncOptionsInput = builder.inputType('SyncOptionsInput', {
  fields: (t) => ({
    bytesPerDay: t.field({ type: 'BigInt' }),
    olderThanDays: t.int(),
    removeExtraneous: t.boolean({ defaultValue: false }),
    samplePercent: t.float(),
    secondsPerDay: t.int(),
  }),
})

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

builder.subscriptionField('syncRunUpdated', (t) =>
  t.field({
    type: SyncRunRef,
    args: { id: t.arg.id({ required: true }) },
    subscribe: (_, { id }, ctx) => watchSyncRun(ctx, { runId: id }),
    resolve: (run) => run,
  }),
)
