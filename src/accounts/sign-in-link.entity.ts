import { defineEntity, p } from '@mikro-orm/core'
import { Account } from './account.entity.ts'

const SignInLinkSchema = defineEntity({
  name: 'SignInLink',
  tableName: 'sign_in_links',
  properties: {
    id: p.uuid().primary().defaultRaw('uuidv7()'),
    accountId: () => p.manyToOne(Account).mapToPk().fieldName('account_id').deleteRule('cascade'),
    hash: p.text().unique(),
    createdAt: p.datetime(3).defaultRaw('now()'),
    expiresAt: p.datetime(3),
    usedAt: p.datetime(3).nullable(),
  },
})

/** A link that signs a browser in, once. */
export class SignInLink extends SignInLinkSchema.class {}
SignInLinkSchema.setClass(SignInLink)
