import { type Added, type AdditionCounts, addToCollection } from '../collections/add-to-collection.ts'
import type { Collection } from '../collections/collection.entity.ts'
import { CollectionFullError } from '../collections/collection-full-error.ts'
import { createCollection } from '../collections/create-collection.ts'
import { deleteCollection } from '../collections/delete-collection.ts'
import { moveInCollection } from '../collections/move-in-collection.ts'
import { removeFromCollection } from '../collections/remove-from-collection.ts'
import { conflictPolicies } from '../collections/resolve-conflicts.ts'
import { updateCollection } from '../collections/update-collection.ts'
import { ConflictError, InvalidInputError, NotFoundError } from '../errors.ts'
import { readId } from '../lib/uuid.ts'
import { builder } from './builder.ts'
import { keyedErrors } from './errors.ts'
import { FileFilterInput } from './file.ts'
import { CollectionRef } from './refs.ts'

const changeErrors = [ConflictError, InvalidInputError, NotFoundError]

const CreateCollectionInput = builder.inputType('CreateCollectionInput', {
  fields: (t) => ({
    description: t.string(),
    idempotencyKey: t.string(),
    name: t.string({ required: true }),
  }),
})

const CreateCollectionPayload = builder
  .objectRef<{ collection: Collection; replayed: boolean }>('CreateCollectionPayload')
  .implement({
    fields: (t) => ({
      collection: t.expose('collection', { type: CollectionRef }),
      replayed: t.exposeBoolean('replayed'),
    }),
  })

builder.mutationField('createCollection', (t) =>
  t.field({
    type: CreateCollectionPayload,
    errors: { types: keyedErrors },
    args: { input: t.arg({ type: CreateCollectionInput, required: true }) },
    resolve: (_, { input }, ctx) => createCollection(ctx, input),
  }),
)

const UpdateCollectionInput = builder.inputType('UpdateCollectionInput', {
  fields: (t) => ({
    collectionId: t.id({ required: true }),
    description: t.string(),
    expectedRevision: t.field({ type: 'BigInt' }),
    name: t.string(),
  }),
})

const UpdateCollectionPayload = builder
  .objectRef<{ collection: Collection }>('UpdateCollectionPayload')
  .implement({ fields: (t) => ({ collection: t.expose('collection', { type: CollectionRef }) }) })

builder.mutationField('updateCollection', (t) =>
  t.field({
    type: UpdateCollectionPayload,
    errors: { types: changeErrors },
    args: { input: t.arg({ type: UpdateCollectionInput, required: true }) },
    resolve: async (_, { input }, ctx) => ({ collection: await updateCollection(ctx, input) }),
  }),
)

const DeleteCollectionInput = builder.inputType('DeleteCollectionInput', {
  fields: (t) => ({
    collectionId: t.id({ required: true }),
    expectedRevision: t.field({ type: 'BigInt' }),
  }),
})

const DeleteCollectionPayload = builder
  .objectRef<{ deletedCollectionId: string }>('DeleteCollectionPayload')
  .implement({ fields: (t) => ({ deletedCollectionId: t.exposeID('deletedCollectionId') }) })

builder.mutationField('deleteCollection', (t) =>
  t.field({
    type: DeleteCollectionPayload,
    errors: { types: changeErrors },
    args: { input: t.arg({ type: DeleteCollectionInput, required: true }) },
    resolve: async (_, { input }, ctx) => {
      await deleteCollection(ctx, input)
      return { deletedCollectionId: readId(input.collectionId, 'collectionId') }
    },
  }),
)

const CollectionItemInput = builder.inputType('CollectionItemInput', {
  fields: (t) => ({ fileId: t.id({ required: true }), path: t.string() }),
})

const AddToCollectionInput = builder.inputType('AddToCollectionInput', {
  fields: (t) => ({
    archiveId: t.id(),
    collectionId: t.id({ required: true }),
    expectedRevision: t.field({ type: 'BigInt' }),
    filter: t.field({ type: FileFilterInput }),
    folder: t.string(),
    idempotencyKey: t.string(),
    items: t.field({ type: [CollectionItemInput] }),
    onConflict: t.field({
      type: builder.enumType('PathConflictPolicy', { values: conflictPolicies }),
      defaultValue: 'FAIL',
    }),
    pathPrefix: t.string(),
  }),
})

const AddToCollectionPayload = builder.objectRef<Added>('AddToCollectionPayload').implement({
  fields: (t) => {
    const count = (name: keyof AdditionCounts) =>
      t.int({ nullable: true, resolve: ({ counts }) => counts?.[name] ?? null })
    return {
      added: count('added'),
      collection: t.expose('collection', { type: CollectionRef }),
      renamed: count('renamed'),
      replaced: count('replaced'),
      replayed: t.exposeBoolean('replayed'),
      skipped: count('skipped'),
    }
  },
})

builder.mutationField('addToCollection', (t) =>
  t.field({
    type: AddToCollectionPayload,
    errors: { types: [...keyedErrors, CollectionFullError, NotFoundError] },
    args: { input: t.arg({ type: AddToCollectionInput, required: true }) },
    resolve: (_, { input }, ctx) => addToCollection(ctx, input),
  }),
)

const RemoveFromCollectionInput = builder.inputType('RemoveFromCollectionInput', {
  fields: (t) => ({
    all: t.boolean({ defaultValue: false }),
    collectionId: t.id({ required: true }),
    expectedRevision: t.field({ type: 'BigInt' }),
    folder: t.string(),
    paths: t.stringList(),
  }),
})

const RemoveFromCollectionPayload = builder
  .objectRef<{ collection: Collection; removed: number }>('RemoveFromCollectionPayload')
  .implement({
    fields: (t) => ({
      collection: t.expose('collection', { type: CollectionRef }),
      removed: t.exposeInt('removed'),
    }),
  })

builder.mutationField('removeFromCollection', (t) =>
  t.field({
    type: RemoveFromCollectionPayload,
    errors: { types: changeErrors },
    args: { input: t.arg({ type: RemoveFromCollectionInput, required: true }) },
    resolve: (_, { input }, ctx) => removeFromCollection(ctx, input),
  }),
)

const MoveInCollectionInput = builder.inputType('MoveInCollectionInput', {
  fields: (t) => ({
    collectionId: t.id({ required: true }),
    expectedRevision: t.field({ type: 'BigInt' }),
    from: t.string({ required: true }),
    to: t.string({ required: true }),
  }),
})

const MoveInCollectionPayload = builder
  .objectRef<{ collection: Collection; moved: number }>('MoveInCollectionPayload')
  .implement({
    fields: (t) => ({
      collection: t.expose('collection', { type: CollectionRef }),
      moved: t.exposeInt('moved'),
    }),
  })

builder.mutationField('moveInCollection', (t) =>
  t.field({
    type: MoveInCollectionPayload,
    errors: { types: changeErrors },
    args: { input: t.arg({ type: MoveInCollectionInput, required: true }) },
    resolve: (_, { input }, ctx) => moveInCollection(ctx, input),
  }),
)
