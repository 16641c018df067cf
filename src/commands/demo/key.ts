import { join } from 'node:path'
import { createApiKey } from '../../accounts/create-api-key.ts'
import { revokeApiKey } from '../../accounts/revoke-api-key.ts'
import type { Config } from '../../config.ts'
import { findEmbeddedPostgres } from '../../database/embedded/embedded-postgres.ts'
import { OperatorError } from '../../errors.ts'
import { openAccount } from '../open-account.ts'

/** Where nobody comes to revoke the key, as after Ctrl-C, it ends by itself. */
const keyMillis = 24 * 3_600_000

/**
 * Makes an API key through the database on which Stevedore runs here; disposing revokes it.
 * @throws OperatorError where that database can't be found.
 */
export async function createDemoKey(config: Config): Promise<AsyncDisposable & { secret: string }> {
  await using account = await openAccount(await findDatabase(config))
  const { apiKey, secret } = await createApiKey(account, {
    name: 'npm run demo',
    scopes: ['READ', 'WRITE'],
    expiresAt: new Date(Date.now() + keyMillis),
  })
  return { secret, [Symbol.asyncDispose]: () => revoke(config, apiKey.id) }
}

/** Looks for the database again: after a restart in the meantime, it may be at another port. */
async function revoke(config: Config, apiKeyId: string): Promise<void> {
  try {
    await using account = await openAccount(await findDatabase(config))
    await revokeApiKey(account, { apiKeyId })
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    console.error("The demo's API key could not be revoked; it ends by itself within a day.")
  }
}

/** Looks for a server that runs and starts none: a key in a fresh database would open nothing. */
async function findDatabase({ databaseUrl, dataDirectory }: Config): Promise<string> {
  const url = databaseUrl ?? (await findEmbeddedPostgres(join(dataDirectory, 'postgres')))
  if (url !== null) return url
  throw new OperatorError(
    `The demo can't make a key: no Stevedore runs on ${dataDirectory}. Give it one with --key, or set STEVEDORE_DATA_DIR.`,
  )
}
