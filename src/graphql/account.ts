import { accountLists } from '../accounts/account-lists.ts'
import { getAccount } from '../accounts/get-account.ts'
import { type ChangedLists, watchLists } from '../accounts/watch-lists.ts'
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

const AccountListEnum = builder.enumType('AccountList', { values: accountLists })

const ListsUpdatedType = builder.objectRef<ChangedLists>('ListsUpdated').implement({
  fields: (t) => ({ lists: t.expose('lists', { type: [AccountListEnum] }) }),
})

builder.subscriptionField('listsUpdated', (t) =>
  t.field({
    type: ListsUpdatedType,
    subscribe: (_, _args, ctx) => watchLists(ctx),
    resolve: (changed) => changed,
  }),
)
