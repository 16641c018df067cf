import { ConflictError, InvalidInputError, NotFoundError } from '../errors.ts'
import type { File } from '../files/file.entity.ts'
import { countTrash, listTrash, trashKey } from '../files/list-trash.ts'
import { restoreFile } from '../files/restore-file.ts'
import { builder } from './builder.ts'
import { pageArgs, pageCost, readConnection } from './connection.ts'
import { FileConnection, FileFilterInput } from './file.ts'
import { FileRef } from './refs.ts'

builder.queryField('trash', (t) =>
  t.field({
    type: FileConnection,
    args: { ...pageArgs, filter: t.arg({ type: FileFilterInput }) },
    complexity: pageCost,
    resolve: async (_, { filter, ...args }, ctx) => {
      const list = { name: 'trash', key: trashKey }
      const page = await readConnection(args, { ...list, read: (page) => listTrash(ctx, { page, filter }) })
      return { ...page, count: () => countTrash(ctx, { filter }) }
    },
  }),
)

const RestoreFileInput = builder.inputType('RestoreFileInput', {
  fields: (t) => ({ fileId: t.id({ required: true }) }),
})

const RestoreFilePayload = builder.objectRef<{ file: File }>('RestoreFilePayload').implement({
  fields: (t) => ({ file: t.expose('file', { type: FileRef }) }),
})

builder.mutationField('restoreFile', (t) =>
  t.field({
    type: RestoreFilePayload,
    errors: { types: [ConflictError, InvalidInputError, NotFoundError] },
    args: { input: t.arg({ type: RestoreFileInput, required: true }) },
    resolve: async (_, { input }, ctx) => ({ file: await restoreFile(ctx, input) }),
  }),
)
