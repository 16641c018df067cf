import { defineEntity, p } from '@mikro-orm/core'
import { Account } from './account.entity.ts'
import { scopes } from './scopes.ts'

const ApiKeySchema = defineEntity({
  name: 'ApiKey',
  tableName: 'api_keys',
  properties: {
    id: p.uuid().primary().defaultRaw('uuidv7()'),
    accountId: () => p.manyToOne(Account).mapToPk().fieldName('account_id').deleteRule('cascade'),
    name: p.text(),
    hash: p.text().unique(),
    hint: p.text(),
    scopes: p.enum(scopes).array(),
    createdAt: p.datetime(3).defaultRaw('now()'),
    expiresAt: p.datetime(3).nullable(),
    revokedAt: p.datetime(3).nullable(),
  },
  indexes: [{ properties: ['accountId', 'id'] }],
})

export class ApiKey extends ApiKeySchema.class {}
ApiKeySchema.setClass(ApiKey)
