import type { Archive } from '../archives/archive.entity.ts'
import type { ArchiveEntry } from '../archives/archive-entry.entity.ts'
import { childKey } from '../archives/child-place.ts'
import { countEntries } from '../archives/count-entries.ts'
import { type ArchiveChild, listChildren } from '../archives/list-children.ts'
import { listEntries } from '../archives/list-entries.ts'
import { skipReasons } from '../archives/skip-reasons.ts'
import { methodName } from '../archives/zip/compression-method.ts'
import { NotFoundError } from '../errors.ts'
import type { File } from '../files/file.entity.ts'
import { builder } from './builder.ts'
import {
  defineConnection,
  defineCountedConnection,
  pageArgs,
  pageCost,
  readConnection,
} from './connection.ts'
import { ArchiveProblemRef, ArchiveRef, FileRef, NodeRef } from './refs.ts'

export const SkipReasonEnum = builder.enumType('SkipReason', { values: skipReasons })

ArchiveProblemRef.implement({
  fields: (t) => ({
    code: t.exposeString('code'),
    message: t.exposeString('message'),
  }),
})

const ArchiveEntryType = builder.objectRef<ArchiveEntry>('ArchiveEntry').implement({
  fields: (t) => ({
    compressedSize: t.expose('compressedSize', { type: 'BigInt' }),
    crc32: t.string({ resolve: ({ crc32 }) => crc32.toString(16).padStart(8, '0') }),
    file: t.field({
      type: FileRef,
      nullable: true,
      resolve: ({ archiveId, index }, _, ctx) => ctx.loaders.entryFile.load({ archiveId, index }),
    }),
    index: t.exposeInt('index'),
    method: t.string({ resolve: ({ method }) => methodName(method) }),
    modifiedAt: t.expose('modifiedAt', { type: 'DateTime', nullable: true }),
    name: t.exposeString('name'),
    path: t.exposeString('path', { nullable: true }),
    selectable: t.boolean({ resolve: ({ skipReason }) => skipReason === null }),
    size: t.expose('size', { type: 'BigInt' }),
    skipReason: t.expose('skipReason', { type: SkipReasonEnum, nullable: true }),
  }),
})

const ArchiveEntryFilter = builder.inputType('ArchiveEntryFilter', {
  fields: (t) => ({
    glob: t.string(),
    pathPrefix: t.string(),
    selectable: t.boolean(),
    skipReasons: t.field({ type: [SkipReasonEnum] }),
  }),
})

const ArchiveChildType = builder.objectRef<ArchiveChild>('ArchiveChild').implement({
  fields: (t) => ({
    entry: t.expose('entry', { type: ArchiveEntryType, nullable: true }),
    isFolder: t.boolean({ resolve: ({ entry }) => entry === null }),
    name: t.exposeString('name'),
    path: t.exposeString('path'),
  }),
})

ArchiveRef.implement({
  interfaces: [NodeRef],
  fields: (t) => ({
    children: t.field({
      type: defineConnection('ArchiveChild', ArchiveChildType),
      args: { ...pageArgs, path: t.arg.string({ defaultValue: '' }) },
      complexity: pageCost,
      resolve: (archive, { path, ...args }, ctx) =>
        readConnection(args, {
          name: `children:${archive.fileId}`,
          key: childKey,
          read: (page) => listChildren(ctx, { archive, path: path ?? '', page }),
        }),
    }),
    entries: t.field({
      type: defineCountedConnection('ArchiveEntry', ArchiveEntryType),
      args: { ...pageArgs, filter: t.arg({ type: ArchiveEntryFilter }) },
      complexity: pageCost,
      resolve: async (archive, { filter, ...args }, ctx) => {
        const list = { name: `entries:${archive.fileId}`, key: ({ index }: ArchiveEntry) => String(index) }
        const page = await readConnection(args, {
          ...list,
          read: (page) => listEntries(ctx, { archive, filter, page }),
        })
        return { ...page, count: () => countEntries(ctx, { archive, filter }) }
      },
    }),
    entryCount: t.exposeInt('entryCount', { nullable: true }),
    file: t.field({
      type: FileRef,
      resolve: ({ fileId }, _, ctx) => ctx.loaders.file.load(fileId).then(demandFile),
    }),
    id: t.id({ resolve: ({ fileId }) => fileId }),
    problem: t.field({ type: ArchiveProblemRef, nullable: true, resolve: problemOf }),
  }),
})

function problemOf({ problemCode, problemMessage }: Archive) {
  return problemCode && problemMessage ? { code: problemCode, message: problemMessage } : null
}

/** The file may have been deleted since its archive was read. */
function demandFile(file: File | null): File {
  if (file === null) throw NotFoundError.of('file')
  return file
}
