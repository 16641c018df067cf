import { defineEntity, p } from '@mikro-orm/core'
import { Account } from './account.entity.ts'
import { ApiKey } from './api-key.entity.ts'

const SessionSchema = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    id: p.uuid().primary().defaultRaw('uuidv7()'),
    accountId: () => p.manyToOne(Account).mapToPk().fieldName('account_id').deleteRule('cascade'),
    hash: p.text().unique(),
    /** The key with which it was opened, without which it ends; null: it was a link. */
    apiKeyId: () => p.manyToOne(ApiKey).mapToPk().nullable().fieldName('api_key_id').deleteRule('cascade'),
    createdAt: p.datetime(3).defaultRaw('now()'),
    expiresAt: p.datetime(3),
  },
})

/** A browser that signed in; it may do everything that the account may, or what its key may. */
export class Session extends SessionSchema.class {}
SessionSchema.setClass(Session)
