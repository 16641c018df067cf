import { isArchived } from '../sync-runs/archive/archived-run.ts'
import { FailureDetailsUnavailableError } from '../sync-runs/failure-details-unavailable-error.ts'
import { fileOfTask } from '../sync-runs/file-of-task.ts'
import { type FailureGroup, listFailureGroups, mostFrequent } from '../sync-runs/list-failure-groups.ts'
import { listFailures } from '../sync-runs/list-failures.ts'
import type { SyncFailure } from '../sync-runs/sync-failure.entity.ts'
import { builder } from './builder.ts'
import { defineConnection, pageArgs, pageCost, readConnection } from './connection.ts'
import { FileRef, NodeRef, SyncFailureRef, SyncRunRef } from './refs.ts'
import { FailureStageEnum, FailureStateEnum, SyncActionEnum } from './sync-words.ts'

/** What a walk over all failures costs, as if it were so many fields. */
const walkCost = 100

SyncFailureRef.implement({
  interfaces: [NodeRef],
  fields: (t) => ({
    action: t.expose('action', { type: SyncActionEnum }),
    attempts: t.exposeInt('attempts'),
    channel: t.exposeString('channel'),
    code: t.exposeString('code'),
    file: t.field({
      type: FileRef,
      nullable: true,
      resolve: (failure, _, ctx) => {
        const fileId = fileOfTask(failure)
        return fileId === null ? null : ctx.loaders.file.load(fileId)
      },
    }),
    fileId: t.id({ nullable: true, resolve: fileOfTask }),
    filename: t.exposeString('filename', { nullable: true }),
    firstSeenAt: t.expose('firstSeenAt', { type: 'DateTime' }),
    id: t.exposeID('id'),
    lastSeenAt: t.expose('lastSeenAt', { type: 'DateTime' }),
    message: t.exposeString('message'),
    sha256: t.exposeString('sha256', { nullable: true }),
    size: t.expose('size', { type: 'BigInt', nullable: true }),
    stage: t.expose('stage', { type: FailureStageEnum }),
    state: t.expose('state', { type: FailureStateEnum }),
    version: t.exposeInt('version'),
  }),
})

export const SyncFailureFilterInput = builder.inputType('SyncFailureFilter', {
  fields: (t) => ({
    channels: t.stringList(),
    codes: t.stringList(),
    stages: t.field({ type: [FailureStageEnum] }),
    states: t.field({ type: [FailureStateEnum] }),
    text: t.string(),
  }),
})

builder.objectField(SyncRunRef, 'failures', (t) =>
  t.field({
    type: defineConnection('SyncFailure', SyncFailureRef),
    errors: { types: [FailureDetailsUnavailableError], union: { name: 'SyncFailuresResult' } },
    args: { ...pageArgs, filter: t.arg({ type: SyncFailureFilterInput }) },
    complexity: pageCost,
    resolve: ({ work }, { filter, ...args }, ctx) =>
      readConnection(args, {
        name: `failures:${work.id}`,
        key: ({ id }: SyncFailure) => id,
        read: (page) => listFailures(ctx, { runId: work.id, page, filter }),
      }),
  }),
)

const SyncFailureGroupType = builder.objectRef<FailureGroup>('SyncFailureGroup').implement({
  fields: (t) => ({
    channel: t.exposeString('channel'),
    code: t.exposeString('code'),
    count: t.exposeInt('count'),
    message: t.exposeString('message'),
    stage: t.expose('stage', { type: FailureStageEnum }),
    state: t.expose('state', { type: FailureStateEnum }),
  }),
})

builder.objectField(SyncRunRef, 'failureGroups', (t) =>
  t.field({
    type: [SyncFailureGroupType],
    complexity: walkCost,
    resolve: (run, _, ctx) =>
      isArchived(run) ? mostFrequent(run.failureGroups) : listFailureGroups(ctx, run.work.id),
  }),
)
