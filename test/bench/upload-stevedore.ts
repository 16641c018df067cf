import { createInterface } from 'node:readline'
import { createApiKey } from '../../src/accounts/create-api-key.ts'
import { ensureAccount } from '../../src/accounts/ensure-account.ts'
import { startApp } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { createContext } from '../../src/context.ts'
import { createLog } from '../../src/log.ts'

// Stevedore as it is by default, with its own Postgres, in the given directory.

const [, , directory = ''] = process.argv
const config = readConfig({
  STEVEDORE_DATA_DIR: directory,
  STEVEDORE_PORT: '0',
  STEVEDORE_LOG_LEVEL: 'error',
})
await using app = await startApp(config, createLog(config.logLevel))
const { services, server } = app
const ctx = createContext(services)
const { id: accountId } = await ensureAccount(ctx)
const credential = { kind: 'SESSION', id: accountId, expiresAt: null } as const
const caller = { ...ctx, caller: { accountId, scopes: ['WRITE', 'ADMIN'] as const, credential } }
const { secret } = await createApiKey(caller, { name: 'bench', scopes: ['WRITE'], expiresAt: null })
for await (const _ of createInterface({ input: process.stdin })) {
  for await (const { key } of services.store.list()) await services.store.delete(key)
  console.log(JSON.stringify({ url: server?.url, authorization: `Bearer ${secret}` }))
}
