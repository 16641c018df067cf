import { join } from 'node:path'
import type pg from 'pg'
import { createApiKey } from '../../src/accounts/create-api-key.ts'
import { scopes } from '../../src/accounts/scopes.ts'
import { openAccount } from '../../src/commands/open-account.ts'
import { connect } from '../support/database.ts'
import { type ReverseProxy, startReverseProxy } from '../support/reverse-proxy.ts'
import type { S3Bucket } from '../support/s3-bucket.ts'
import { credentialVariables } from '../support/s3-server.ts'
import { type StevedoreProcess, spawnStevedore } from '../support/spawn-stevedore.ts'
import { createTestSite } from '../support/test-app.ts'
import { type Client, createClientOf } from '../support/test-client.ts'

/** One process of one role, as on a machine of its own. */
export type Machine = StevedoreProcess & { name: string; url: string }

/** What machines share: a database, a bucket, and the proxy before them. */
export type Machines = AsyncDisposable & {
  proxy: ReverseProxy
  /** Through the proxy, with a key of the database's account. */
  client: Client
  database: pg.Client
  startApi(name: string): Promise<Machine>
  startWorker(name: string): Promise<Machine>
}

/** The setting by which a machine's connections say whose they are. */
export const machineSetting = 'test.machine'

/** @param bucket null: they share a folder instead. */
export async function prepareMachines(
  bucket: S3Bucket | null,
  settings: Record<string, string> = {},
): Promise<Machines> {
  await using stack = new AsyncDisposableStack()
  const site = stack.use(await createTestSite())
  const proxy = stack.use(await startReverseProxy())
  const database = stack.use(await connect(site.databaseUrl))
  await using account = await openAccount(site.databaseUrl)
  const { secret } = await createApiKey(account, { name: 'test', scopes: [...scopes], expiresAt: null })
  const environmentOf = (name: string) => ({
    ...site.environment,
    STEVEDORE_LOG_LEVEL: 'warn',
    PGOPTIONS: `-c ${machineSetting}=${name}`,
    ...(bucket !== null && {
      ...credentialVariables,
      // Nothing may depend on what lies in another machine's folder.
      STEVEDORE_DATA_DIR: join(site.dataDirectory, name),
      STEVEDORE_S3_BUCKET: bucket.bucket,
      STEVEDORE_S3_ENDPOINT: bucket.endpoint,
      STEVEDORE_S3_CHECKSUMS: 'when-required',
      STEVEDORE_S3_PREFIX: site.dataDirectory,
    }),
    ...settings,
  })
  const running = stack.move()
  return {
    proxy,
    client: createClientOf({ url: proxy.url, secret }),
    database,
    startApi: async (name) => {
      const api = running.use(spawnStevedore({ ...environmentOf(name), STEVEDORE_ROLES: 'api' }))
      const [, url = ''] = await api.printed(/(http:\S+)\/graphql/)
      void api.exited.then(() => proxy.remove(url))
      await proxy.add(url)
      return { ...api, name, url }
    },
    startWorker: async (name) => {
      const worker = running.use(spawnStevedore({ ...environmentOf(name), STEVEDORE_ROLES: 'worker' }))
      await worker.printed(/Stevedore works/)
      return { ...worker, name, url: '' }
    },
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  }
}
