import { defineEntity, p } from '@mikro-orm/core'

const AccountSchema = defineEntity({
  name: 'Account',
  tableName: 'accounts',
  properties: {
    id: p.uuid().primary().defaultRaw('uuidv7()'),
    name: p.text(),
    createdAt: p.datetime(3).defaultRaw('now()'),
  },
})

export class Account extends AccountSchema.class {}
AccountSchema.setClass(Account)
