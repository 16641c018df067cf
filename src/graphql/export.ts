import { InvalidInputError, NotFoundError } from '../errors.ts'
import { cancelExport } from '../exports/cancel-export.ts'
import { createExport } from '../exports/create-export.ts'
import type { Export } from '../exports/export.entity.ts'
import { type ExportOptions, exportFormats, exportStates, missingReasons } from '../exports/export-words.ts'
import { getExport } from '../exports/get-export.ts'
import { listExports } from '../exports/list-exports.ts'
import { listMissingItems } from '../exports/list-missing-items.ts'
import type { MissingItem } from '../exports/missing-item.entity.ts'
import type { RequestedExport } from '../exports/request-export.ts'
import { retryExport } from '../exports/retry-export.ts'
import { watchExport } from '../exports/watch-export.ts'
import { builder } from './builder.ts'
import { defineConnection, pageArgs, pageCost, readConnection } from './connection.ts'
import { keyedErrors } from './errors.ts'
import { CollectionRef, ExportRef, NodeRef, WorkRef } from './refs.ts'

const ExportFormatEnum = builder.enumType('ExportFormat', { values: exportFormats })
const ExportStateEnum = builder.enumType('ExportState', { values: exportStates })
const MissingReasonEnum = builder.enumType('MissingReason', { values: missingReasons })

const ExportOptionsType = builder.objectRef<ExportOptions>('ExportOptions').implement({
  fields: (t) => ({
    compression: t.exposeInt('compression'),
    fetchMissing: t.exposeBoolean('fetchMissing'),
  }),
})

const MissingItemType = builder.objectRef<MissingItem>('MissingItem').implement({
  fields: (t) => ({
    fileId: t.exposeID('fileId'),
    path: t.exposeString('path'),
    reason: t.expose('reason', { type: MissingReasonEnum }),
    sha256: t.exposeString('sha256'),
    size: t.expose('size', { type: 'BigInt' }),
  }),
})

ExportRef.implement({
  interfaces: [NodeRef, WorkRef],
  fields: (t) => ({
    collection: t.field({
      type: CollectionRef,
      nullable: true,
      resolve: ({ collectionId }, _, ctx) => ctx.loaders.collection.load(collectionId),
    }),
    collectionRevision: t.expose('collectionRevision', { type: 'BigInt', nullable: true }),
    complete: t.exposeBoolean('complete', { nullable: true }),
    downloadUrl: t.string({
      nullable: true,
      args: { expiresIn: t.arg.int({ defaultValue: 3600 }) },
      resolve: (of, { expiresIn }, ctx) => ctx.links.exportUrl(of, expiresIn ?? 3600),
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true }),
    exportState: t.field({ type: ExportStateEnum, resolve: ({ state }) => state }),
    filename: t.exposeString('filename'),
    format: t.expose('format', { type: ExportFormatEnum }),
    missing: t.field({
      type: defineConnection('MissingItem', MissingItemType),
      args: pageArgs,
      complexity: pageCost,
      resolve: ({ work }, args, ctx) =>
        readConnection(args, {
          name: `missing:${work.id}`,
          key: ({ path }: MissingItem) => path,
          read: (page) => listMissingItems(ctx, { exportId: work.id, page }),
        }),
    }),
    options: t.expose('options', { type: ExportOptionsType }),
    revision: t.expose('revision', { type: 'BigInt' }),
    sha256: t.exposeString('sha256', { nullable: true }),
    sizeBytes: t.expose('sizeBytes', { type: 'BigInt', nullable: true }),
  }),
})

builder.objectField(ExportRef, 'retryOf', (t) =>
  t.field({
    type: ExportRef,
    nullable: true,
    resolve: ({ retryOfId }, _, ctx) => (retryOfId ? ctx.loaders.export.load(retryOfId) : null),
  }),
)

builder.queryField('export', (t) =>
  t.field({
    type: ExportRef,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => getExport(ctx, { exportId: id }),
  }),
)

const ExportFilterInput = builder.inputType('ExportFilter', {
  fields: (t) => ({
    collectionId: t.id(),
    formats: t.field({ type: [ExportFormatEnum] }),
    states: t.field({ type: [ExportStateEnum] }),
  }),
})

builder.queryField('exports', (t) =>
  t.field({
    type: defineConnection('Export', ExportRef),
    args: { ...pageArgs, filter: t.arg({ type: ExportFilterInput }) },
    complexity: pageCost,
    resolve: async (_, { filter, ...args }, ctx) => {
      const list = { name: 'exports', key: ({ work }: Export) => work.id }
      return await readConnection(args, { ...list, read: (page) => listExports(ctx, { page, filter }) })
    },
  }),
)

const ExportOptionsInput = builder.inputType('ExportOptionsInput', {
  fields: (t) => ({
    compression: t.int({ defaultValue: 6 }),
    fetchMissing: t.boolean({ defaultValue: false }),
  }),
})

const CreateExportInput = builder.inputType('CreateExportInput', {
  fields: (t) => ({
    collectionId: t.id({ required: true }),
    format: t.field({ type: ExportFormatEnum, required: true }),
    fresh: t.boolean({ defaultValue: false }),
    idempotencyKey: t.string(),
    options: t.field({ type: ExportOptionsInput }),
  }),
})

function defineRequested(name: 'CreateExportPayload' | 'RetryExportPayload') {
  return builder.objectRef<RequestedExport>(name).implement({
    fields: (t) => ({
      export: t.expose('export', { type: ExportRef }),
      replayed: t.exposeBoolean('replayed'),
      reused: t.exposeBoolean('reused'),
    }),
  })
}

builder.mutationField('createExport', (t) =>
  t.field({
    type: defineRequested('CreateExportPayload'),
    errors: { types: [...keyedErrors, NotFoundError] },
    args: { input: t.arg({ type: CreateExportInput, required: true }) },
    resolve: (_, { input }, ctx) => createExport(ctx, { ...input, origin: ctx.links.origin }),
  }),
)

const RetryExportInput = builder.inputType('RetryExportInput', {
  fields: (t) => ({ exportId: t.id({ required: true }), idempotencyKey: t.string() }),
})

builder.mutationField('retryExport', (t) =>
  t.field({
    type: defineRequested('RetryExportPayload'),
    errors: { types: [...keyedErrors, NotFoundError] },
    args: { input: t.arg({ type: RetryExportInput, required: true }) },
    resolve: (_, { input }, ctx) => retryExport(ctx, { ...input, origin: ctx.links.origin }),
  }),
)

const CancelExportInput = builder.inputType('CancelExportInput', {
  fields: (t) => ({ exportId: t.id({ required: true }) }),
})

const CancelExportPayload = builder.objectRef<{ export: Export }>('CancelExportPayload').implement({
  fields: (t) => ({ export: t.expose('export', { type: ExportRef }) }),
})

builder.mutationField('cancelExport', (t) =>
  t.field({
    type: CancelExportPayload,
    errors: { types: [InvalidInputError, NotFoundError] },
    args: { input: t.arg({ type: CancelExportInput, required: true }) },
    resolve: async (_, { input }, ctx) => ({ export: await cancelExport(ctx, input) }),
  }),
)

builder.subscriptionField('exportUpdated', (t) =>
  t.field({
    type: ExportRef,
    args: { id: t.arg.id({ required: true }) },
    subscribe: (_, { id }, ctx) => watchExport(ctx, { exportId: id }),
    resolve: (of) => of,
  }),
)
