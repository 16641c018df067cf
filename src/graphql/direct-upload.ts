import { ConflictError, InvalidInputError, NotFoundError } from '../errors.ts'
import { completeDirectUpload } from '../files/direct/complete-direct-upload.ts'
import { listParts, type UploadPart } from '../files/direct/list-parts.ts'
import { PartsMissingError } from '../files/direct/parts-missing-error.ts'
import { watchCompletion } from '../files/direct/watch-completion.ts'
import type { Upload } from '../files/upload.entity.ts'
import { readPageRequest } from '../lib/page.ts'
import { builder } from './builder.ts'
import { defineConnection, pageArgs, pageCost } from './connection.ts'
import { CompletionRef, NodeRef, UploadRef, WorkRef } from './refs.ts'

const UploadPartType = builder.objectRef<UploadPart>('UploadPart').implement({
  fields: (t) => ({
    end: t.expose('end', { type: 'BigInt' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    number: t.exposeInt('number'),
    received: t.exposeBoolean('received'),
    start: t.expose('start', { type: 'BigInt' }),
    url: t.exposeString('url'),
  }),
})

builder.objectField(UploadRef, 'parts', (t) =>
  t.field({
    type: defineConnection('UploadPart', UploadPartType),
    nullable: true,
    args: pageArgs,
    complexity: pageCost,
    resolve: async (upload, args, ctx) => {
      const list = `parts:${upload.id}`
      const page = await listParts(ctx, upload, readPageRequest(list, args))
      return page && { ...page, list, key: ({ number }: UploadPart) => String(number) }
    },
  }),
)

CompletionRef.implement({
  interfaces: [NodeRef, WorkRef],
  fields: (t) => ({
    upload: t.field({
      type: UploadRef,
      resolve: async ({ uploadId }, _, ctx) => {
        const upload = await ctx.loaders.upload.load(uploadId)
        if (upload === null) throw NotFoundError.of('upload')
        return upload
      },
    }),
  }),
})

const CompleteUploadInput = builder.inputType('CompleteUploadInput', {
  fields: (t) => ({ sha256: t.string(), uploadId: t.id({ required: true }) }),
})

const CompleteUploadPayload = builder.objectRef<{ upload: Upload }>('CompleteUploadPayload').implement({
  fields: (t) => ({ upload: t.expose('upload', { type: UploadRef }) }),
})

builder.mutationField('completeUpload', (t) =>
  t.field({
    type: CompleteUploadPayload,
    errors: { types: [ConflictError, InvalidInputError, NotFoundError, PartsMissingError] },
    args: { input: t.arg({ type: CompleteUploadInput, required: true }) },
    resolve: async (_, { input: { uploadId, sha256 } }, ctx) => ({
      upload: await completeDirectUpload(ctx, { uploadId, sha256: sha256 ?? null }),
    }),
  }),
)

builder.subscriptionField('completionUpdated', (t) =>
  t.field({
    type: CompletionRef,
    args: { id: t.arg.id({ required: true }) },
    subscribe: (_, { id }, ctx) => watchCompletion(ctx, { completionId: id }),
    resolve: (completion) => completion,
  }),
)
