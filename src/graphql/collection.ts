import type { Collection } from '../collections/collection.entity.ts'
import type { CollectionItem } from '../collections/collection-item.entity.ts'
import { countMissing } from '../collections/count-missing.ts'
import { getCollection } from '../collections/get-collection.ts'
import { getItem } from '../collections/get-item.ts'
import { childKey, listChildren } from '../collections/list-children.ts'
import { countCollections, listCollections } from '../collections/list-collections.ts'
import { countItems, listItems } from '../collections/list-items.ts'
import { watchCollection } from '../collections/watch-collection.ts'
import { builder } from './builder.ts'
import {
  CollectionChildConnection,
  CollectionItemConnection,
  CollectionItemFilter,
  CollectionItemType,
} from './collection-item.ts'
import { defineCountedConnection, pageArgs, pageCost, readConnection } from './connection.ts'
import { CollectionRef, NodeRef } from './refs.ts'

/** What a walk over all items costs, as if it were so many fields. */
const walkCost = 100

CollectionRef.implement({
  interfaces: [NodeRef],
  fields: (t) => ({
    children: t.field({
      type: CollectionChildConnection,
      args: { ...pageArgs, path: t.arg.string({ defaultValue: '' }) },
      complexity: pageCost,
      resolve: (collection, { path, ...args }, ctx) =>
        readConnection(args, {
          name: `children:${collection.id}`,
          key: childKey,
          read: (page) => listChildren(ctx, { collection, path: path ?? '', page }),
        }),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    description: t.exposeString('description', { nullable: true }),
    id: t.exposeID('id'),
    item: t.field({
      type: CollectionItemType,
      nullable: true,
      args: { path: t.arg.string({ required: true }) },
      resolve: (collection, { path }, ctx) => getItem(ctx, { collection, path }),
    }),
    itemCount: t.exposeInt('itemCount'),
    items: t.field({
      type: CollectionItemConnection,
      args: { ...pageArgs, filter: t.arg({ type: CollectionItemFilter }) },
      complexity: pageCost,
      resolve: async (collection, { filter, ...args }, ctx) => {
        const list = { name: `items:${collection.id}`, key: ({ path }: CollectionItem) => path }
        const page = await readConnection(args, {
          ...list,
          read: (page) => listItems(ctx, { collection, filter, page }),
        })
        return { ...page, count: () => countItems(ctx, { collection, filter }) }
      },
    }),
    missingCount: t.int({
      complexity: walkCost,
      resolve: (collection, _, ctx) => countMissing(ctx, collection),
    }),
    name: t.exposeString('name'),
    revision: t.expose('revision', { type: 'BigInt' }),
    totalBytes: t.expose('totalBytes', { type: 'BigInt' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', nullable: true }),
  }),
})

builder.queryField('collection', (t) =>
  t.field({
    type: CollectionRef,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => getCollection(ctx, { collectionId: id }),
  }),
)

builder.subscriptionField('collectionUpdated', (t) =>
  t.field({
    type: CollectionRef,
    args: { id: t.arg.id({ required: true }) },
    subscribe: (_, { id }, ctx) => watchCollection(ctx, { collectionId: id }),
    resolve: (collection) => collection,
  }),
)

const CollectionFilterInput = builder.inputType('CollectionFilter', {
  fields: (t) => ({ name: t.string() }),
})

builder.queryField('collections', (t) =>
  t.field({
    type: defineCountedConnection('Collection', CollectionRef),
    args: { ...pageArgs, filter: t.arg({ type: CollectionFilterInput }) },
    complexity: pageCost,
    resolve: async (_, { filter, ...args }, ctx) => {
      const list = { name: 'collections', key: ({ id }: Collection) => id }
      const page = await readConnection(args, {
        ...list,
        read: (page) => listCollections(ctx, { page, filter }),
      })
      return { ...page, count: () => countCollections(ctx, { filter }) }
    },
  }),
)
