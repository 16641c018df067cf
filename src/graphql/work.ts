import { readWatchedDeletions } from '../deletions/read-deletions.ts'
import { readWatchedExports } from '../exports/read-exports.ts'
import { readWatchedCompletions } from '../files/direct/read-completions.ts'
import { readWatchedJobs } from '../jobs/read-jobs.ts'
import { readWatchedReplays } from '../replays/read-replays.ts'
import { isArchived, pageOfTimeline } from '../sync-runs/archive/archived-run.ts'
import { readWatchedSyncRuns } from '../sync-runs/read-sync-runs.ts'
import { estimateSecondsLeft } from '../work/estimate-seconds-left.ts'
import { listTimeline } from '../work/list-timeline.ts'
import { listWork } from '../work/list-work.ts'
import type { TimelineEntry } from '../work/timeline-entry.entity.ts'
import { type WithWork, watchAllWork } from '../work/watch-work.ts'
import type { Work } from '../work/work.entity.ts'
import { timelineEvents, workKinds, workStates, workSteps } from '../work/work-states.ts'
import { builder } from './builder.ts'
import { defineConnection, pageArgs, pageCost, readConnection } from './connection.ts'
import { NodeRef, WorkRef } from './refs.ts'

export const WorkStateEnum = builder.enumType('WorkState', { values: workStates })
const WorkKindEnum = builder.enumType('WorkKind', { values: workKinds })
const WorkStepEnum = builder.enumType('WorkStep', { values: workSteps })
const TimelineEventEnum = builder.enumType('TimelineEvent', { values: timelineEvents })

const ProgressType = builder.objectRef<Work>('Progress').implement({
  fields: (t) => ({
    bytesDone: t.expose('bytesDone', { type: 'BigInt' }),
    bytesPerSecond: t.field({
      type: 'BigInt',
      nullable: true,
      resolve: ({ bytesPerSecond }) => bytesPerSecond ?? null,
    }),
    bytesTotal: t.expose('bytesTotal', { type: 'BigInt', nullable: true }),
    itemsDone: t.exposeInt('itemsDone'),
    itemsPerSecond: t.exposeFloat('itemsPerSecond', { nullable: true }),
    itemsTotal: t.exposeInt('itemsTotal', { nullable: true }),
    secondsLeft: t.int({ nullable: true, resolve: estimateSecondsLeft }),
  }),
})

const WorkFailureType = builder.objectRef<{ code: string; message: string }>('WorkFailure').implement({
  fields: (t) => ({
    code: t.exposeString('code'),
    message: t.exposeString('message'),
  }),
})

const TimelineEntryType = builder.objectRef<TimelineEntry>('TimelineEntry').implement({
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime' }),
    attempt: t.exposeInt('attempt'),
    event: t.expose('event', { type: TimelineEventEnum }),
    message: t.exposeString('message', { nullable: true }),
  }),
})

/** Every kind of work has these fields; the kind adds its own. */
WorkRef.implement({
  interfaces: [NodeRef],
  resolveType: ({ work }) => nameOfKind[work.kind],
  fields: (t) => ({
    attempt: t.int({ resolve: ({ work }) => work.attempt }),
    cancelRequested: t.boolean({ resolve: ({ work }) => work.cancelRequested }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ work }) => work.createdAt }),
    failure: t.field({ type: WorkFailureType, nullable: true, resolve: ({ work }) => failureOf(work) }),
    finishedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ work }) => work.finishedAt }),
    id: t.id({ resolve: ({ work }) => work.id }),
    progress: t.field({ type: ProgressType, resolve: ({ work }) => work }),
    startedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ work }) => work.startedAt }),
    state: t.field({ type: WorkStateEnum, resolve: ({ work }) => work.state }),
    step: t.field({ type: WorkStepEnum, nullable: true, resolve: ({ work }) => work.step }),
    timeline: t.field({
      type: defineConnection('Timeline', TimelineEntryType),
      args: pageArgs,
      complexity: pageCost,
      resolve: (of, args, ctx) =>
        readConnection(args, {
          name: `timeline:${of.work.id}`,
          key: (entry: TimelineEntry) => entry.id,
          read: (page) =>
            isArchived(of) ? pageOfTimeline(of, page) : listTimeline(ctx, { workId: of.work.id, page }),
        }),
    }),
    updatedAt: t.field({ type: 'DateTime', resolve: ({ work }) => work.updatedAt }),
    version: t.int({ resolve: ({ work }) => work.version }),
  }),
})

const nameOfKind = {
  COMPLETION: 'Completion',
  DELETION: 'Deletion',
  EXPORT: 'Export',
  JOB: 'Job',
  REPLAY: 'Replay',
  SYNC_RUN: 'SyncRun',
} as const satisfies Record<Work['kind'], string>

function failureOf({ errorCode, errorMessage }: Work) {
  return errorCode && errorMessage ? { code: errorCode, message: errorMessage } : null
}

const readers = {
  COMPLETION: readWatchedCompletions,
  DELETION: readWatchedDeletions,
  EXPORT: readWatchedExports,
  JOB: readWatchedJobs,
  REPLAY: readWatchedReplays,
  SYNC_RUN: readWatchedSyncRuns,
}

const WorkListFilterInput = builder.inputType('WorkListFilter', {
  fields: (t) => ({
    kinds: t.field({ type: [WorkKindEnum] }),
    needsAttention: t.boolean(),
    states: t.field({ type: [WorkStateEnum] }),
  }),
})

builder.queryField('work', (t) =>
  t.field({
    type: defineConnection<WithWork>('Work', WorkRef),
    args: { ...pageArgs, filter: t.arg({ type: WorkListFilterInput }) },
    complexity: pageCost,
    resolve: (_, { filter, ...args }, ctx) =>
      readConnection(args, {
        name: 'work',
        key: ({ work }: WithWork) => work.id,
        read: (page) => listWork(ctx, { page, filter, readers }),
      }),
  }),
)

const WorkFilter = builder.inputType('WorkFilter', {
  fields: (t) => ({ kinds: t.field({ type: [WorkKindEnum] }) }),
})

builder.subscriptionField('workUpdated', (t) =>
  t.field({
    type: WorkRef,
    args: { filter: t.arg({ type: WorkFilter }) },
    subscribe: (_, { filter }, ctx) =>
      watchAllWork(ctx, { accountId: ctx.caller.accountId, kinds: filter?.kinds ?? workKinds, readers }),
    resolve: (state) => state,
  }),
)
