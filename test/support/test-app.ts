import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApiKey } from '../../src/accounts/create-api-key.ts'
import { ensureAccount } from '../../src/accounts/ensure-account.ts'
import { type Scope, scopes } from '../../src/accounts/scopes.ts'
import { type App, startApp } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { type CallerContext, createContext } from '../../src/context.ts'
import { createLog, type Logger } from '../../src/log.ts'
import type { openStore } from '../../src/storage/open-store.ts'
import { createTestDatabase } from './database.ts'
import { type Client, createClientOf } from './test-client.ts'

/** A database and a data directory, which several processes may share. */
export type TestSite = AsyncDisposable & {
  environment: Record<string, string>
  dataDirectory: string
  databaseUrl: string
}

export async function createTestSite(): Promise<TestSite> {
  const database = await createTestDatabase()
  const dataDirectory = await mkdtemp(join(tmpdir(), 'stevedore-test-data-'))
  return {
    databaseUrl: database.url,
    dataDirectory,
    environment: {
      DATABASE_URL: database.url,
      STEVEDORE_DATA_DIR: dataDirectory,
      STEVEDORE_PORT: '0',
      STEVEDORE_LOG_LEVEL: 'silent',
    },
    [Symbol.asyncDispose]: async () => {
      await rm(dataDirectory, { recursive: true, force: true })
      await database[Symbol.asyncDispose]()
    },
  }
}

/** A Stevedore in this process, with a client's view of it. */
export type TestApp = AsyncDisposable &
  Client & {
    app: App
    site: TestSite
    caller: CallerContext
    /** A new key's secret. */
    createKey(scopes: readonly Scope[]): Promise<string>
  }

/**
 * Starts the whole application, by default on a site of its own.
 * @param options.settings Environment variables on top of the site's.
 * @param options.log Instead of one that says nothing.
 * @param options.openStore Instead of those that are configured.
 */
export async function startTestApp(
  options: {
    site?: TestSite
    settings?: Record<string, string>
    log?: Logger
    openStore?: typeof openStore
  } = {},
): Promise<TestApp> {
  await using stack = new AsyncDisposableStack()
  const site = options.site ?? stack.use(await createTestSite())
  const config = readConfig({ ...site.environment, ...options.settings })
  const app = stack.use(
    await startApp(config, options.log ?? createLog(config.logLevel), {
      ...(options.openStore && { openStore: options.openStore }),
    }),
  )
  const ctx = createContext(app.services)
  const account = await ensureAccount(ctx)
  const credential = { kind: 'SESSION', id: account.id, expiresAt: null } as const
  const caller: CallerContext = { ...ctx, caller: { accountId: account.id, scopes, credential } }
  const createKey = async (some: readonly Scope[]) =>
    (await createApiKey(caller, { name: 'test', scopes: [...some], expiresAt: null })).secret
  const running = stack.move()
  return {
    app,
    site,
    ...createClientOf({ url: app.server?.url ?? '', secret: await createKey(scopes) }),
    caller,
    createKey,
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  }
}
