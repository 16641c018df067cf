import { getAccount } from '../accounts/get-account.ts'
import { builder } from './builder.ts'
import { AccountRef, NodeRef } from './refs.ts'

AccountRef.implement({
  interfaces: [NodeRef],
  fields: (t) => ({
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    id: t.exposeID('id'),
    name: t.exposeString('name'),
  }),
})

builder.queryField('viewer', (t) =>
  t.field({ type: AccountRef, resolve: (_, _args, ctx) => getAccount(ctx) }),
)
