import { createInterface } from 'node:readline'
import { ensureAccount } from '../../src/accounts/ensure-account.ts'
import { startApp } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { type CallerContext, createContext } from '../../src/context.ts'
import { createUpload } from '../../src/files/create-upload.ts'
import { uploadUrl } from '../../src/http/transfers/upload-url.ts'
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
const caller: CallerContext = { ...ctx, caller: { accountId, scopes: ['WRITE'], credential } }
const nothing = { contentType: null, size: null, sha256: null, tags: null, idempotencyKey: null }
for await (const _ of createInterface({ input: process.stdin })) {
  for await (const { key } of services.store.list()) await services.store.delete(key)
  const { upload } = await createUpload(caller, { filename: 'body.bin', ...nothing })
  console.log(uploadUrl({ ...services, origin: server?.url ?? '' }, upload))
}
