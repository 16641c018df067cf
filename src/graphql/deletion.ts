import { cancelDeletion } from '../deletions/cancel-deletion.ts'
import { deleteFiles } from '../deletions/delete-files.ts'
import type { Deletion } from '../deletions/deletion.entity.ts'
import { getDeletion } from '../deletions/get-deletion.ts'
import { watchDeletion } from '../deletions/watch-deletion.ts'
import { InvalidInputError, NotFoundError } from '../errors.ts'
import { builder } from './builder.ts'
import { keyedErrors } from './errors.ts'
import { FileFilterInput } from './file.ts'
import { DeletionRef, NodeRef, WorkRef } from './refs.ts'

type DeletionSummary = { deleted: number; bytes: number; notReached: number }

const DeletionSummaryType = builder.objectRef<DeletionSummary>('DeletionSummary').implement({
  fields: (t) => ({
    bytes: t.expose('bytes', { type: 'BigInt' }),
    deleted: t.exposeInt('deleted'),
    notReached: t.exposeInt('notReached'),
  }),
})

DeletionRef.implement({
  interfaces: [NodeRef, WorkRef],
  fields: (t) => ({ summary: t.field({ type: DeletionSummaryType, nullable: true, resolve: summaryOf }) }),
})

function summaryOf({ deleted, deletedBytes, notReached }: Deletion): DeletionSummary | null {
  return notReached == null ? null : { deleted, bytes: deletedBytes, notReached }
}

builder.queryField('deletion', (t) =>
  t.field({
    type: DeletionRef,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => getDeletion(ctx, { deletionId: id }),
  }),
)

const DeleteFilesInput = builder.inputType('DeleteFilesInput', {
  fields: (t) => ({
    all: t.boolean({ defaultValue: false }),
    filter: t.field({ type: FileFilterInput }),
    idempotencyKey: t.string(),
    ids: t.idList(),
  }),
})

const DeleteFilesPayload = builder
  .objectRef<{ deletion: Deletion; replayed: boolean }>('DeleteFilesPayload')
  .implement({
    fields: (t) => ({
      deletion: t.expose('deletion', { type: DeletionRef }),
      replayed: t.exposeBoolean('replayed'),
    }),
  })

builder.mutationField('deleteFiles', (t) =>
  t.field({
    type: DeleteFilesPayload,
    errors: { types: keyedErrors },
    args: { input: t.arg({ type: DeleteFilesInput, required: true }) },
    resolve: (_, { input }, ctx) => deleteFiles(ctx, input),
  }),
)

const CancelDeletionInput = builder.inputType('CancelDeletionInput', {
  fields: (t) => ({ deletionId: t.id({ required: true }) }),
})

const CancelDeletionPayload = builder.objectRef<{ deletion: Deletion }>('CancelDeletionPayload').implement({
  fields: (t) => ({ deletion: t.expose('deletion', { type: DeletionRef }) }),
})

builder.mutationField('cancelDeletion', (t) =>
  t.field({
    type: CancelDeletionPayload,
    errors: { types: [InvalidInputError, NotFoundError] },
    args: { input: t.arg({ type: CancelDeletionInput, required: true }) },
    resolve: async (_, { input }, ctx) => ({ deletion: await cancelDeletion(ctx, input) }),
  }),
)

builder.subscriptionField('deletionUpdated', (t) =>
  t.field({
    type: DeletionRef,
    args: { id: t.arg.id({ required: true }) },
    subscribe: (_, { id }, ctx) => watchDeletion(ctx, { deletionId: id }),
    resolve: (deletion) => deletion,
  }),
)
