import type { CollectionItem } from '../collections/collection-item.entity.ts'
import type { CollectionChild } from '../collections/list-children.ts'
import { builder } from './builder.ts'
import { defineConnection, defineCountedConnection } from './connection.ts'
import { FileRef } from './refs.ts'

export const CollectionItemType = builder.objectRef<CollectionItem>('CollectionItem').implement({
  fields: (t) => ({
    file: t.field({
      type: FileRef,
      nullable: true,
      resolve: ({ fileId }, _, ctx) => ctx.loaders.file.load(fileId),
    }),
    fileId: t.exposeID('fileId'),
    missing: t.boolean({
      resolve: async ({ fileId }, _, ctx) => (await ctx.loaders.file.load(fileId)) === null,
    }),
    path: t.exposeString('path'),
    sha256: t.exposeString('sha256'),
    size: t.expose('size', { type: 'BigInt' }),
  }),
})

export const CollectionItemConnection = defineCountedConnection('CollectionItem', CollectionItemType)

export const CollectionItemFilter = builder.inputType('CollectionItemFilter', {
  fields: (t) => ({
    glob: t.string(),
    missing: t.boolean(),
    pathPrefix: t.string(),
  }),
})

const CollectionChildType = builder.objectRef<CollectionChild>('CollectionChild').implement({
  fields: (t) => ({
    isFolder: t.boolean({ resolve: ({ item }) => item === null }),
    item: t.expose('item', { type: CollectionItemType, nullable: true }),
    name: t.exposeString('name'),
    path: t.exposeString('path'),
  }),
})

export const CollectionChildConnection = defineConnection('CollectionChild', CollectionChildType)
