import { InvalidInputError, NotFoundError } from '../errors.ts'
import { countFiles } from '../files/count-files.ts'
import { deleteFile } from '../files/delete-file.ts'
import type { File } from '../files/file.entity.ts'
import { entryScopes } from '../files/file-filter.ts'
import { getFile } from '../files/get-file.ts'
import { getFileByChecksum } from '../files/get-file-by-checksum.ts'
import { listFiles } from '../files/list-files.ts'
import { purgeTime } from '../files/trash.ts'
import { tagsModes, updateFileTags } from '../files/update-file-tags.ts'
import { readId } from '../lib/uuid.ts'
import { builder } from './builder.ts'
import { defineCountedConnection, pageArgs, pageCost, readConnection } from './connection.ts'
import { ArchiveRef, FileRef, NodeRef } from './refs.ts'

FileRef.implement({
  interfaces: [NodeRef],
  fields: (t) => ({
    archive: t.field({
      type: ArchiveRef,
      nullable: true,
      resolve: ({ id }, _, ctx) => ctx.loaders.archive.load(id),
    }),
    contentType: t.exposeString('contentType'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    deletedAt: t.expose('deletedAt', { type: 'DateTime', nullable: true }),
    downloadUrl: t.string({
      args: { expiresIn: t.arg.int({ defaultValue: 3600 }) },
      resolve: (file, { expiresIn }, ctx) => ctx.links.downloadUrl(file, expiresIn ?? 3600),
    }),
    filename: t.exposeString('filename'),
    id: t.exposeID('id'),
    modifiedAt: t.expose('modifiedAt', { type: 'DateTime', nullable: true }),
    purgeAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: (file, _, ctx) => purgeTime(file, ctx.config),
    }),
    sha256: t.exposeString('sha256'),
    size: t.expose('size', { type: 'BigInt' }),
    tags: t.expose('tags', { type: 'JSONObject' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', nullable: true }),
  }),
})

builder.queryField('file', (t) =>
  t.field({
    type: FileRef,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => getFile(ctx, { fileId: id }),
  }),
)

builder.queryField('fileByChecksum', (t) =>
  t.field({
    type: FileRef,
    nullable: true,
    args: { sha256: t.arg.string({ required: true }) },
    resolve: (_, args, ctx) => getFileByChecksum(ctx, args),
  }),
)

const BigIntRange = builder.inputType('BigIntRange', {
  fields: (t) => ({
    max: t.field({ type: 'BigInt' }),
    min: t.field({ type: 'BigInt' }),
  }),
})

const DateTimeRange = builder.inputType('DateTimeRange', {
  fields: (t) => ({
    from: t.field({ type: 'DateTime' }),
    to: t.field({ type: 'DateTime' }),
  }),
})

const EntryScopeEnum = builder.enumType('EntryScope', { values: entryScopes })

export const FileFilterInput = builder.inputType('FileFilter', {
  fields: (t) => ({
    contentType: t.string(),
    createdAt: t.field({ type: DateTimeRange }),
    entryScope: t.field({ type: EntryScopeEnum, defaultValue: 'INCLUDE' }),
    name: t.string(),
    size: t.field({ type: BigIntRange }),
    tags: t.field({ type: 'JSONObject' }),
  }),
})

export const FileConnection = defineCountedConnection('File', FileRef)

builder.queryField('files', (t) =>
  t.field({
    type: FileConnection,
    args: { ...pageArgs, filter: t.arg({ type: FileFilterInput }) },
    complexity: pageCost,
    resolve: async (_, { filter, ...args }, ctx) => {
      const list = { name: 'files', key: ({ id }: File) => id }
      const page = await readConnection(args, { ...list, read: (page) => listFiles(ctx, { page, filter }) })
      return { ...page, count: () => countFiles(ctx, { filter }) }
    },
  }),
)

const UpdateFileTagsInput = builder.inputType('UpdateFileTagsInput', {
  fields: (t) => ({
    fileId: t.id({ required: true }),
    mode: t.field({ type: builder.enumType('TagsMode', { values: tagsModes }), defaultValue: 'MERGE' }),
    tags: t.field({ type: 'JSONObject', required: true }),
  }),
})

const UpdateFileTagsPayload = builder.objectRef<{ file: File }>('UpdateFileTagsPayload').implement({
  fields: (t) => ({ file: t.expose('file', { type: FileRef }) }),
})

builder.mutationField('updateFileTags', (t) =>
  t.field({
    type: UpdateFileTagsPayload,
    errors: { types: [InvalidInputError, NotFoundError] },
    args: { input: t.arg({ type: UpdateFileTagsInput, required: true }) },
    resolve: async (_, { input }, ctx) => ({
      file: await updateFileTags(ctx, { ...input, mode: input.mode ?? 'MERGE' }),
    }),
  }),
)

const DeleteFileInput = builder.inputType('DeleteFileInput', {
  fields: (t) => ({ fileId: t.id({ required: true }) }),
})

const DeleteFilePayload = builder.objectRef<{ deletedFileId: string }>('DeleteFilePayload').implement({
  fields: (t) => ({ deletedFileId: t.exposeID('deletedFileId') }),
})

builder.mutationField('deleteFile', (t) =>
  t.field({
    type: DeleteFilePayload,
    errors: { types: [InvalidInputError, NotFoundError] },
    args: { input: t.arg({ type: DeleteFileInput, required: true }) },
    resolve: async (_, { input }, ctx) => {
      await deleteFile(ctx, input)
      return { deletedFileId: readId(input.fileId, 'fileId') }
    },
  }),
)
