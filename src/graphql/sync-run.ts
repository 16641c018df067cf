import { isArchived } from '../sync-runs/archive/archived-run.ts'
import type { ListedRun } from '../sync-runs/archive/list-archived-runs.ts'
import { ReportLostError } from '../sync-runs/archive/report-lost-error.ts'
import type { StoreOutage } from '../sync-runs/batches/list-outages.ts'
import { getSyncRun } from '../sync-runs/get-sync-run.ts'
import { listSyncRuns } from '../sync-runs/list-sync-runs.ts'
import type { SyncRound } from '../sync-runs/sync-round.entity.ts'
import type { SyncRun } from '../sync-runs/sync-run.entity.ts'
import type { SyncRunChannel } from '../sync-runs/sync-run-channel.entity.ts'
import { watchSyncRun } from '../sync-runs/watch-sync-run.ts'
import { isTerminal } from '../work/work-states.ts'
import { builder } from './builder.ts'
import { defineConnection, pageArgs, pageCost, readConnection } from './connection.ts'
import type { GraphqlContext } from './graphql-context.ts'
import { NodeRef, SyncRunRef, WorkRef } from './refs.ts'
import { SyncOptionsType } from './sync-options.ts'
import { SyncKindEnum, SyncOperationEnum, SyncRunStateEnum } from './sync-words.ts'

const StoreOutageType = builder.objectRef<StoreOutage>('StoreOutage').implement({
  fields: (t) => ({
    channel: t.exposeString('store'),
    givenUpAt: t.field({
      type: 'DateTime',
      resolve: ({ since }, _, { config }) => new Date(since.getTime() + config.outageLimit * 1000),
    }),
    message: t.string({ resolve: ({ store, message }) => `The store of ${store} failed: ${message}.` }),
    since: t.expose('since', { type: 'DateTime' }),
  }),
})

const SyncRunChannelType = builder.objectRef<SyncRunChannel>('SyncRunChannel').implement({
  fields: (t) => ({
    channel: t.exposeString('channel'),
    done: t.exposeInt('done'),
    failed: t.exposeInt('failed'),
    listed: t.exposeInt('listed'),
    listedBytes: t.expose('listedBytes', { type: 'BigInt' }),
    movedBytes: t.expose('movedBytes', { type: 'BigInt' }),
    outages: t.field({
      type: [StoreOutageType],
      resolve: async ({ runId, channel }, _, { loaders }) =>
        (await loaders.runOutages.load(runId)).filter((outage) => outage.channel === channel),
    }),
    pendingFailures: t.exposeInt('pendingFailures'),
    retrying: t.exposeInt('retrying'),
    settledBytes: t.expose('settledBytes', { type: 'BigInt' }),
    skipped: t.exposeInt('skipped'),
  }),
})

const SyncRoundType = builder.objectRef<SyncRound>('SyncRound').implement({
  fields: (t) => ({
    attempted: t.exposeInt('attempted'),
    channel: t.exposeString('channel'),
    endedAt: t.expose('endedAt', { type: 'DateTime' }),
    failed: t.exposeInt('failed'),
    movedBytes: t.expose('movedBytes', { type: 'BigInt' }),
    round: t.exposeInt('round'),
    startedAt: t.expose('startedAt', { type: 'DateTime' }),
    succeeded: t.exposeInt('succeeded'),
  }),
})

SyncRunRef.implement({
  interfaces: [NodeRef, WorkRef],
  fields: (t) => ({
    channelNames: t.stringList({ resolve: ({ channels }) => channels }),
    channels: t.field({
      type: [SyncRunChannelType],
      resolve: (run, _, ctx) => countersOf(ctx, run),
    }),
    cycle: t.exposeInt('cycle', { nullable: true }),
    dryRun: t.exposeBoolean('dryRun'),
    failedCount: t.int({ resolve: (run, _, ctx) => sumOf(ctx, run, ({ failed }) => failed) }),
    filter: t.expose('filter', { type: 'JSONObject', nullable: true }),
    kind: t.expose('kind', { type: SyncKindEnum }),
    listed: t.int({ resolve: (run, _, ctx) => sumOf(ctx, run, ({ listed }) => listed) }),
    listedAll: t.boolean({ resolve: ({ producerDone }) => producerDone }),
    month: t.exposeString('month'),
    operation: t.expose('operation', { type: SyncOperationEnum }),
    options: t.expose('options', { type: SyncOptionsType }),
    pausedAt: t.expose('pausedAt', { type: 'DateTime', nullable: true }),
    pendingFailureCount: t.int({
      resolve: (run, _, ctx) => sumOf(ctx, run, ({ pendingFailures }) => pendingFailures),
    }),
    removalsRefused: t.exposeInt('removalsRefused'),
    retryingCount: t.int({ resolve: (run, _, ctx) => sumOf(ctx, run, ({ retrying }) => retrying) }),
    rounds: t.field({
      type: [SyncRoundType],
      resolve: (run, _, ctx) => (isArchived(run) ? run.rounds : ctx.loaders.runRounds.load(run.work.id)),
    }),
    runState: t.field({ type: SyncRunStateEnum, resolve: runStateOf }),
    touched: t.int({
      resolve: (run, _, ctx) => sumOf(ctx, run, ({ done, skipped, failed }) => done + skipped + failed),
    }),
    waitsForStores: t.boolean({ resolve: (run, _, ctx) => waitsForStores(ctx, run) }),
    waitsUntil: t.expose('waitsUntil', { type: 'DateTime', nullable: true }),
  }),
})

async function countersOf({ loaders }: GraphqlContext, run: SyncRun): Promise<SyncRunChannel[]> {
  return isArchived(run) ? run.counters : await loaders.runChannels.load(run.work.id)
}

async function waitsForStores(ctx: GraphqlContext, run: SyncRun): Promise<boolean> {
  const outages = await ctx.loaders.runOutages.load(run.work.id)
  if (outages.length === 0) return false
  const isAway = new Set(outages.map(({ channel }) => channel))
  const channels = await countersOf(ctx, run)
  return channels.every(
    ({ channel, listed, done, skipped, failed }) => isAway.has(channel) || done + skipped + failed === listed,
  )
}

async function sumOf(
  ctx: GraphqlContext,
  run: SyncRun,
  count: (channel: SyncRunChannel) => number,
): Promise<number> {
  const channels = await countersOf(ctx, run)
  return channels.reduce((sum, channel) => sum + count(channel), 0)
}

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

const SyncRunFilterInput = builder.inputType('SyncRunFilter', {
  fields: (t) => ({
    dryRun: t.boolean(),
    kinds: t.field({ type: [SyncKindEnum] }),
    months: t.stringList(),
    operations: t.field({ type: [SyncOperationEnum] }),
    states: t.field({ type: [SyncRunStateEnum] }),
  }),
})

/** A run of which nothing can be told is an error in its place. */
const SyncRunConnection = defineConnection<ListedRun>('SyncRun', SyncRunRef, { nullable: true })

builder.queryField('syncRuns', (t) =>
  t.field({
    type: SyncRunConnection,
    args: { ...pageArgs, filter: t.arg({ type: SyncRunFilterInput }) },
    complexity: pageCost,
    resolve: (_, { filter, ...args }, ctx) =>
      readConnection(args, {
        name: 'sync-runs',
        key: (run: ListedRun) => (run instanceof ReportLostError ? run.runId : run.work.id),
        read: (page) => listSyncRuns(ctx, { page, filter }),
      }),
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
