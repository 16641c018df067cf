import {
  collectionStarters,
  collectionStates,
  type GarbageCollection,
} from '../garbage/garbage-collection.entity.ts'
import { listCollections } from '../garbage/list-collections.ts'
import { type PassReport, passNames, passOutcomes } from '../garbage/pass.ts'
import { builder } from './builder.ts'
import { defineConnection, pageArgs, pageCost, readConnection } from './connection.ts'
import { GarbageCollectionRef, NodeRef } from './refs.ts'

const GarbagePass = builder.objectRef<PassReport>('GarbagePass').implement({
  fields: (t) => ({
    bytes: t.expose('bytes', { type: 'BigInt' }),
    items: t.expose('items', { type: 'BigInt' }),
    message: t.exposeString('message', { nullable: true }),
    name: t.field({
      type: builder.enumType('GarbagePassName', { values: passNames }),
      resolve: ({ pass }) => pass,
    }),
    outcome: t.expose('outcome', { type: builder.enumType('GarbagePassOutcome', { values: passOutcomes }) }),
    seconds: t.exposeFloat('seconds'),
  }),
})

GarbageCollectionRef.implement({
  interfaces: [NodeRef],
  fields: (t) => ({
    dryRun: t.exposeBoolean('dryRun'),
    finishedAt: t.expose('finishedAt', { type: 'DateTime', nullable: true }),
    force: t.exposeBoolean('force'),
    id: t.exposeID('id'),
    passes: t.expose('passes', { type: [GarbagePass] }),
    startedAt: t.expose('startedAt', { type: 'DateTime' }),
    startedBy: t.expose('startedBy', {
      type: builder.enumType('GarbageCollectionStarter', { values: collectionStarters }),
    }),
    state: t.expose('state', {
      type: builder.enumType('GarbageCollectionState', { values: collectionStates }),
    }),
  }),
})

builder.queryField('garbageCollections', (t) =>
  t.field({
    type: defineConnection('GarbageCollection', GarbageCollectionRef),
    args: pageArgs,
    complexity: pageCost,
    skipTypeScopes: true,
    authScopes: { scope: 'ADMIN' },
    resolve: (_, args, ctx) =>
      readConnection(args, {
        name: 'garbage-collections',
        key: ({ id }: GarbageCollection) => id,
        read: (page) => listCollections(ctx, { page }),
      }),
  }),
)
