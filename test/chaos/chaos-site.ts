import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { createApiKey } from '../../src/accounts/create-api-key.ts'
import { scopes } from '../../src/accounts/scopes.ts'
import { openAccount } from '../../src/commands/open-account.ts'
import { startEmbeddedPostgres } from '../../src/database/embedded/embedded-postgres.ts'
import { createLog } from '../../src/log.ts'
import { spawnStevedore } from '../support/spawn-stevedore.ts'
import { type Client, createClientOf } from '../support/test-client.ts'
import { auditClaims } from './audit-claims.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { WorkWatcher } from './watch-work.ts'
import { WorkerSlot } from './worker-slot.ts'

/** A Stevedore of real processes on a Postgres of its own, and the means to look into it and to harm it. */
export type ChaosSite = AsyncDisposable & {
  directory: string
  databaseUrl: string
  client: Client
  watcher: WorkWatcher
  workers: WorkerSlot[]
  ledger: Ledger
  /** Past the service. */
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
}

export const postgresDirectory = (directory: string): string => join(directory, 'data', 'postgres')
export const storeDirectory = (directory: string): string => join(directory, 'data', 'objects')

/**
 * Commits survive the death of Postgres' processes as long as its log has reached the kernel. It need not reach the disk,
 * since the machine lives on.
 */
const settings = { fsync: 'off', max_connections: '300' }

export async function startChaosSite(options: {
  seed: string
  workers: number
  heartbeatTtl: number
  /** Whether to leave logs and data behind. */
  isKept: () => boolean
}): Promise<ChaosSite> {
  await using stack = new AsyncDisposableStack()
  const directory = await mkdtemp(join(tmpdir(), 'stevedore-chaos-'))
  stack.defer(async () => {
    if (!options.isKept()) await rm(directory, { recursive: true, force: true, maxRetries: 5 })
  })
  const logs = join(directory, 'logs')
  await mkdir(logs)
  const log = createLog('silent')
  const postgres = stack.use(
    await startEmbeddedPostgres({ directory: postgresDirectory(directory), log, settings }),
  )
  const environment = {
    DATABASE_URL: postgres.url,
    STEVEDORE_DATA_DIR: join(directory, 'data'),
    STEVEDORE_LOG_LEVEL: 'info',
    STEVEDORE_PORT: '0',
    STEVEDORE_HEARTBEAT_TTL_SECONDS: String(options.heartbeatTtl),
    STEVEDORE_STALL_SECONDS: '3',
    // Each of the many kills counts.
    STEVEDORE_MAX_ATTEMPTS: '1000',
  }
  const account = stack.use(await openAccount(postgres.url))
  const { secret } = await createApiKey(account, { name: 'chaos', scopes: [...scopes], expiresAt: null })
  const api = stack.use(spawnStevedore({ ...environment, STEVEDORE_ROLES: 'api' }))
  stack.defer(() => writeFile(join(logs, 'api.log'), api.output()))
  const [, url = ''] = await api.printed(/GraphiQL and the API\s+(http:\S+)\/graphql/)
  const client = createClientOf({ url, secret })
  const watcher = stack.use(new WorkWatcher(client))
  const pool = openPool(postgres.url)
  stack.defer(() => pool.end())
  const query = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
    (await pool.query<Row>(text, values)).rows
  await auditClaims(query, options)
  const workers = Array.from({ length: options.workers }, (_, n) =>
    stack.use(
      new WorkerSlot({
        name: `worker ${n + 1}`,
        environment: { ...environment, STEVEDORE_ROLES: 'worker' },
        log: join(logs, `worker-${n + 1}.log`),
        seed: `${options.seed} ${n + 1}`,
      }),
    ),
  )
  for (const worker of workers) await worker.running()
  const site = stack.move()
  return {
    directory,
    databaseUrl: postgres.url,
    client,
    watcher,
    workers,
    ledger: createLedger(),
    query,
    [Symbol.asyncDispose]: () => site.disposeAsync(),
  }
}

function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 4,
    application_name: 'chaos',
    connectionTimeoutMillis: 5_000,
  })
  // A connection that breaks while nobody uses it.
  pool.on('error', () => {})
  return pool
}
