import { defineEntity, p } from '@mikro-orm/core'
import { Account } from '../accounts/account.entity.ts'

const IdempotencyKeySchema = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'idempotency_keys',
  properties: {
    accountId: () => p.manyToOne(Account).mapToPk().fieldName('account_id').primary(),
    key: p.text().primary(),
    /** The mutation and what it was asked for, as a hash. */
    fingerprint: p.text(),
    /** Who holds the key, and alone may complete or release it. Of an upload it's the upload's id. */
    claim: p.uuid().unique(),
    /** What was made; null: it's still being made. */
    resultId: p.uuid().nullable(),
    /** Until when a claim holds that says nothing of itself. */
    leasedUntil: p.datetime(3),
    createdAt: p.datetime(3).index().defaultRaw('now()'),
  },
})

/**
 * A caller's word for one wish, so that it's granted once however often it's sent. Claimed while what was wished for is
 * being made, completed in the transaction that makes it, released where that fails.
 */
export class IdempotencyKey extends IdempotencyKeySchema.class {}
IdempotencyKeySchema.setClass(IdempotencyKey)
