import type { AccountContext } from '../accounts/account-context.ts'
import type { ApiKey } from '../accounts/api-key.entity.ts'
import { createApiKey } from '../accounts/create-api-key.ts'
import { listApiKeys } from '../accounts/list-api-keys.ts'
import { revokeApiKey } from '../accounts/revoke-api-key.ts'
import { type Config, readConfig } from '../config.ts'
import { openDatabase } from '../database/open-database.ts'
import { maxPage } from '../lib/page.ts'
import { createLog } from '../log.ts'
import { openAccount } from './open-account.ts'
import { type ApiKeyRequest, apiKeyUsage, readApiKeyArguments } from './read-api-key-arguments.ts'
import { runCommand } from './run-command.ts'
import { serviceUrl } from './service-url.ts'

/** `npm run api-key`: makes, lists and revokes API keys, whether the server runs or not. */
async function main(): Promise<void> {
  const request = readApiKeyArguments(process.argv.slice(2))
  if (request.action === 'HELP') {
    console.log(apiKeyUsage)
    return
  }
  const config = readConfig()
  const log = createLog('error')
  await using database = await openDatabase(config, log, { attach: true })
  await using account = await openAccount(database.url)
  await run(account, request, config)
}

async function run(
  ctx: AccountContext,
  request: Exclude<ApiKeyRequest, { action: 'HELP' }>,
  config: Config,
): Promise<void> {
  switch (request.action) {
    case 'CREATE': {
      const { apiKey, secret } = await createApiKey(ctx, request)
      // The secret alone on standard output, so that KEY=$(npm run --silent api-key) works.
      console.error(`${describe(apiKey)}\n\nThe secret, which is shown this once:\n`)
      console.log(secret)
      console.error(`\nTo try it:\n\n${curl(config, secret)}`)
      return
    }
    case 'LIST':
      for await (const apiKey of allApiKeys(ctx)) console.log(describe(apiKey))
      return
    case 'REVOKE':
      console.log(describe(await revokeApiKey(ctx, request)))
      return
    default:
      request satisfies never
  }
}

async function* allApiKeys(ctx: AccountContext, after: string | null = null): AsyncGenerator<ApiKey> {
  const { items, hasNextPage } = await listApiKeys(ctx, { page: { first: maxPage, after } })
  yield* items
  const last = items.at(-1)
  if (hasNextPage && last !== undefined) yield* allApiKeys(ctx, last.id)
}

function describe({ id, hint, scopes, name, expiresAt, revokedAt }: ApiKey): string {
  const ends = expiresAt ? `expires ${expiresAt.toISOString()}` : 'never expires'
  return [id, `${hint}…`, scopes.join(','), revokedAt ? 'revoked' : ends, name].join('  ')
}

function curl(config: Config, secret: string): string {
  return `curl ${serviceUrl(config)}/graphql \\
  -H 'authorization: Bearer ${secret}' \\
  -H 'content-type: application/json' \\
  -d '{"query": "{ viewer { id name } }"}'`
}

await runCommand(main)
