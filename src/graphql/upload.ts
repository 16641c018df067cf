import { ConflictError, InvalidInputError, NotFoundError } from '../errors.ts'
import { cancelUpload } from '../files/cancel-upload.ts'
import { createUpload } from '../files/create-upload.ts'
import type { File } from '../files/file.entity.ts'
import { getUpload } from '../files/get-upload.ts'
import { listUploads } from '../files/list-uploads.ts'
import { storeFile } from '../files/store-file.ts'
import { type Upload, uploadStates } from '../files/upload.entity.ts'
import { watchUpload } from '../files/watch-upload.ts'
import { builder } from './builder.ts'
import { defineConnection, pageArgs, pageCost, readConnection } from './connection.ts'
import { keyedErrors } from './errors.ts'
import { CompletionRef, FileRef, NodeRef, UploadRef } from './refs.ts'

const UploadStateEnum = builder.enumType('UploadState', { values: uploadStates })

UploadRef.implement({
  interfaces: [NodeRef],
  fields: (t) => ({
    completion: t.field({
      type: CompletionRef,
      nullable: true,
      resolve: ({ id, direct }, _, ctx) => (direct ? ctx.loaders.completion.load(id) : null),
    }),
    contentType: t.exposeString('contentType', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    direct: t.exposeBoolean('direct'),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    file: t.field({
      type: FileRef,
      nullable: true,
      resolve: ({ fileId }, _, ctx) => (fileId ? ctx.loaders.file.load(fileId) : null),
    }),
    filename: t.exposeString('filename'),
    id: t.exposeID('id'),
    received: t.expose('received', { type: 'BigInt' }),
    sha256: t.exposeString('sha256', { nullable: true }),
    size: t.expose('size', { type: 'BigInt', nullable: true }),
    state: t.expose('state', { type: UploadStateEnum }),
    tags: t.expose('tags', { type: 'JSONObject' }),
    url: t.string({
      nullable: true,
      resolve: (upload, _, ctx) =>
        upload.state === 'PENDING' && !upload.direct ? ctx.links.uploadUrl(upload) : null,
    }),
    version: t.exposeInt('version'),
  }),
})

builder.queryField('upload', (t) =>
  t.field({
    type: UploadRef,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => getUpload(ctx, { uploadId: id }),
  }),
)

const UploadFilterInput = builder.inputType('UploadFilter', {
  fields: (t) => ({ states: t.field({ type: [UploadStateEnum] }) }),
})

builder.queryField('uploads', (t) =>
  t.field({
    type: defineConnection('Upload', UploadRef),
    args: { ...pageArgs, filter: t.arg({ type: UploadFilterInput }) },
    complexity: pageCost,
    resolve: async (_, { filter, ...args }, ctx) => {
      const list = { name: 'uploads', key: ({ id }: Upload) => id }
      return await readConnection(args, { ...list, read: (page) => listUploads(ctx, { page, filter }) })
    },
  }),
)

builder.subscriptionField('uploadUpdated', (t) =>
  t.field({
    type: UploadRef,
    args: { id: t.arg.id({ required: true }) },
    subscribe: (_, { id }, ctx) => watchUpload(ctx, { uploadId: id }),
    resolve: (upload) => upload,
  }),
)

const CancelUploadInput = builder.inputType('CancelUploadInput', {
  fields: (t) => ({ uploadId: t.id({ required: true }) }),
})

const CancelUploadPayload = builder.objectRef<{ upload: Upload }>('CancelUploadPayload').implement({
  fields: (t) => ({ upload: t.expose('upload', { type: UploadRef }) }),
})

builder.mutationField('cancelUpload', (t) =>
  t.field({
    type: CancelUploadPayload,
    errors: { types: [ConflictError, InvalidInputError, NotFoundError] },
    args: { input: t.arg({ type: CancelUploadInput, required: true }) },
    resolve: async (_, { input }, ctx) => ({ upload: await cancelUpload(ctx, input) }),
  }),
)

const CreateUploadInput = builder.inputType('CreateUploadInput', {
  fields: (t) => ({
    contentType: t.string(),
    direct: t.boolean({ defaultValue: false }),
    filename: t.string({ required: true }),
    idempotencyKey: t.string(),
    sha256: t.string(),
    size: t.field({ type: 'BigInt' }),
    tags: t.field({ type: 'JSONObject' }),
  }),
})

const CreateUploadPayload = builder
  .objectRef<{ upload: Upload; replayed: boolean }>('CreateUploadPayload')
  .implement({
    fields: (t) => ({
      replayed: t.exposeBoolean('replayed'),
      upload: t.expose('upload', { type: UploadRef }),
    }),
  })

builder.mutationField('createUpload', (t) =>
  t.field({
    type: CreateUploadPayload,
    errors: { types: keyedErrors },
    args: { input: t.arg({ type: CreateUploadInput, required: true }) },
    resolve: (_, { input }, ctx) =>
      createUpload(ctx, {
        filename: input.filename,
        contentType: input.contentType ?? null,
        size: input.size ?? null,
        sha256: input.sha256 ?? null,
        tags: input.tags ?? null,
        idempotencyKey: input.idempotencyKey ?? null,
        direct: input.direct ?? false,
      }),
  }),
)

const UploadFileInput = builder.inputType('UploadFileInput', {
  fields: (t) => ({
    contentType: t.string(),
    file: t.field({ type: 'FileUpload', required: true }),
    filename: t.string(),
    idempotencyKey: t.string(),
    sha256: t.string(),
    tags: t.field({ type: 'JSONObject' }),
  }),
})

const UploadFilePayload = builder
  .objectRef<{ file: File; replayed: boolean }>('UploadFilePayload')
  .implement({
    fields: (t) => ({
      file: t.expose('file', { type: FileRef }),
      replayed: t.exposeBoolean('replayed'),
    }),
  })

builder.mutationField('uploadFile', (t) =>
  t.field({
    type: UploadFilePayload,
    errors: { types: keyedErrors },
    args: { input: t.arg({ type: UploadFileInput, required: true }) },
    resolve: (_, { input }, ctx) =>
      storeFile(ctx, {
        filename: input.filename ?? input.file.name,
        // A part without a type of its own has the empty string.
        contentType: input.contentType ?? (input.file.type || null),
        sha256: input.sha256 ?? null,
        tags: input.tags ?? null,
        bytes: () => input.file.stream(),
        idempotencyKey: input.idempotencyKey ?? null,
      }),
  }),
)
