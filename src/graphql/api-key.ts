import type { ApiKey } from '../accounts/api-key.entity.ts'
import { createApiKey } from '../accounts/create-api-key.ts'
import { listApiKeys } from '../accounts/list-api-keys.ts'
import { revokeApiKey } from '../accounts/revoke-api-key.ts'
import { scopes } from '../accounts/scopes.ts'
import { InvalidInputError, NotFoundError } from '../errors.ts'
import { builder } from './builder.ts'
import { defineConnection, pageArgs, pageCost, readConnection } from './connection.ts'
import { ApiKeyRef, NodeRef } from './refs.ts'

const ScopeEnum = builder.enumType('Scope', { values: scopes })

ApiKeyRef.implement({
  interfaces: [NodeRef],
  fields: (t) => ({
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true }),
    hint: t.exposeString('hint'),
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    revokedAt: t.expose('revokedAt', { type: 'DateTime', nullable: true }),
    scopes: t.expose('scopes', { type: [ScopeEnum] }),
  }),
})

/** Keys are for ADMIN alone, instead of what the other root fields need. */
const forAdmin = { skipTypeScopes: true, authScopes: { scope: 'ADMIN' } } as const

builder.queryField('apiKeys', (t) =>
  t.field({
    type: defineConnection('ApiKey', ApiKeyRef),
    args: pageArgs,
    complexity: pageCost,
    ...forAdmin,
    resolve: (_, args, ctx) =>
      readConnection(args, {
        name: 'api-keys',
        key: ({ id }: ApiKey) => id,
        read: (page) => listApiKeys(ctx, { page }),
      }),
  }),
)

const CreateApiKeyInput = builder.inputType('CreateApiKeyInput', {
  fields: (t) => ({
    expiresAt: t.field({ type: 'DateTime' }),
    name: t.string({ required: true }),
    scopes: t.field({ type: [ScopeEnum], defaultValue: ['READ', 'WRITE'] }),
  }),
})

const CreateApiKeyPayload = builder
  .objectRef<{ apiKey: ApiKey; secret: string }>('CreateApiKeyPayload')
  .implement({
    fields: (t) => ({
      apiKey: t.expose('apiKey', { type: ApiKeyRef }),
      secret: t.exposeString('secret'),
    }),
  })

builder.mutationField('createApiKey', (t) =>
  t.field({
    type: CreateApiKeyPayload,
    errors: { types: [InvalidInputError] },
    args: { input: t.arg({ type: CreateApiKeyInput, required: true }) },
    ...forAdmin,
    resolve: (_, { input }, ctx) =>
      createApiKey(ctx, {
        name: input.name,
        scopes: input.scopes ?? ['READ', 'WRITE'],
        expiresAt: input.expiresAt ?? null,
      }),
  }),
)

const RevokeApiKeyInput = builder.inputType('RevokeApiKeyInput', {
  fields: (t) => ({ apiKeyId: t.id({ required: true }) }),
})

const RevokeApiKeyPayload = builder.objectRef<{ apiKey: ApiKey }>('RevokeApiKeyPayload').implement({
  fields: (t) => ({ apiKey: t.expose('apiKey', { type: ApiKeyRef }) }),
})

builder.mutationField('revokeApiKey', (t) =>
  t.field({
    type: RevokeApiKeyPayload,
    errors: { types: [InvalidInputError, NotFoundError] },
    args: { input: t.arg({ type: RevokeApiKeyInput, required: true }) },
    ...forAdmin,
    resolve: async (_, { input }, ctx) => ({ apiKey: await revokeApiKey(ctx, input) }),
  }),
)
