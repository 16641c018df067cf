import { InvalidInputError, NotFoundError } from '../errors.ts'
import { createSyncSchedule } from '../sync-runs/schedules/create-sync-schedule.ts'
import { deleteSyncSchedule } from '../sync-runs/schedules/delete-sync-schedule.ts'
import { getSyncSchedule } from '../sync-runs/schedules/get-sync-schedule.ts'
import { listSyncSchedules } from '../sync-runs/schedules/list-sync-schedules.ts'
import type { SyncSchedule } from '../sync-runs/schedules/sync-schedule.entity.ts'
import { updateSyncSchedule } from '../sync-runs/schedules/update-sync-schedule.ts'
import { builder } from './builder.ts'
import { defineConnection, pageArgs, pageCost, readConnection } from './connection.ts'
import { keyedErrors } from './errors.ts'
import { FileFilterInput } from './file.ts'
import { NodeRef, SyncRunRef, SyncScheduleRef } from './refs.ts'
import { SyncOptionsInput, SyncOptionsType } from './sync-options.ts'
import { SyncKindEnum } from './sync-words.ts'

SyncScheduleRef.implement({
  interfaces: [NodeRef],
  fields: (t) => ({
    channels: t.exposeStringList('channels', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    cron: t.exposeString('cron'),
    enabled: t.exposeBoolean('enabled'),
    filter: t.expose('filter', { type: 'JSONObject', nullable: true }),
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: SyncKindEnum }),
    lastError: t.exposeString('lastError', { nullable: true }),
    lastRun: t.field({
      type: SyncRunRef,
      nullable: true,
      resolve: ({ lastRunId }, _, ctx) => (lastRunId ? ctx.loaders.syncRun.load(lastRunId) : null),
    }),
    nextAt: t.expose('nextAt', { type: 'DateTime', nullable: true }),
    options: t.expose('options', { type: SyncOptionsType }),
    timeZone: t.exposeString('timeZone'),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', nullable: true }),
  }),
})

builder.objectField(SyncRunRef, 'schedule', (t) =>
  t.field({
    type: SyncScheduleRef,
    nullable: true,
    resolve: ({ scheduleId }, _, ctx) => (scheduleId ? ctx.loaders.syncSchedule.load(scheduleId) : null),
  }),
)

builder.queryField('syncSchedule', (t) =>
  t.field({
    type: SyncScheduleRef,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => getSyncSchedule(ctx, { scheduleId: id }),
  }),
)

builder.queryField('syncSchedules', (t) =>
  t.field({
    type: defineConnection('SyncSchedule', SyncScheduleRef),
    args: pageArgs,
    complexity: pageCost,
    resolve: (_, args, ctx) =>
      readConnection(args, {
        name: 'sync-schedules',
        key: ({ id }: SyncSchedule) => id,
        read: (page) => listSyncSchedules(ctx, { page }),
      }),
  }),
)

const CreateSyncScheduleInput = builder.inputType('CreateSyncScheduleInput', {
  fields: (t) => ({
    channels: t.stringList(),
    cron: t.string({ required: true }),
    enabled: t.boolean({ defaultValue: true }),
    filter: t.field({ type: FileFilterInput }),
    idempotencyKey: t.string(),
    kind: t.field({ type: SyncKindEnum, required: true }),
    options: t.field({ type: SyncOptionsInput }),
    timeZone: t.string({ defaultValue: 'UTC' }),
  }),
})

const CreateSyncSchedulePayload = builder
  .objectRef<{ schedule: SyncSchedule; replayed: boolean }>('CreateSyncSchedulePayload')
  .implement({
    fields: (t) => ({
      replayed: t.exposeBoolean('replayed'),
      schedule: t.expose('schedule', { type: SyncScheduleRef }),
    }),
  })

builder.mutationField('createSyncSchedule', (t) =>
  t.field({
    type: CreateSyncSchedulePayload,
    errors: { types: keyedErrors },
    args: { input: t.arg({ type: CreateSyncScheduleInput, required: true }) },
    resolve: (_, { input }, ctx) => createSyncSchedule(ctx, input),
  }),
)

const UpdateSyncScheduleInput = builder.inputType('UpdateSyncScheduleInput', {
  fields: (t) => ({
    channels: t.stringList(),
    cron: t.string(),
    enabled: t.boolean(),
    filter: t.field({ type: FileFilterInput }),
    options: t.field({ type: SyncOptionsInput }),
    scheduleId: t.id({ required: true }),
    timeZone: t.string(),
  }),
})

const UpdateSyncSchedulePayload = builder
  .objectRef<{ schedule: SyncSchedule }>('UpdateSyncSchedulePayload')
  .implement({ fields: (t) => ({ schedule: t.expose('schedule', { type: SyncScheduleRef }) }) })

builder.mutationField('updateSyncSchedule', (t) =>
  t.field({
    type: UpdateSyncSchedulePayload,
    errors: { types: [InvalidInputError, NotFoundError] },
    args: { input: t.arg({ type: UpdateSyncScheduleInput, required: true }) },
    resolve: async (_, { input }, ctx) => ({ schedule: await updateSyncSchedule(ctx, input) }),
  }),
)

const DeleteSyncScheduleInput = builder.inputType('DeleteSyncScheduleInput', {
  fields: (t) => ({ scheduleId: t.id({ required: true }) }),
})

const DeleteSyncSchedulePayload = builder
  .objectRef<{ deletedScheduleId: string }>('DeleteSyncSchedulePayload')
  .implement({ fields: (t) => ({ deletedScheduleId: t.exposeID('deletedScheduleId') }) })

builder.mutationField('deleteSyncSchedule', (t) =>
  t.field({
    type: DeleteSyncSchedulePayload,
    errors: { types: [InvalidInputError, NotFoundError] },
    args: { input: t.arg({ type: DeleteSyncScheduleInput, required: true }) },
    resolve: async (_, { input }, ctx) => ({ deletedScheduleId: await deleteSyncSchedule(ctx, input) }),
  }),
)
