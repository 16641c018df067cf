import { Migrator } from '@mikro-orm/migrations'
import { type EntityManager, type EntityName, MikroORM } from '@mikro-orm/postgresql'
import pg from 'pg'
import { OperatorError } from '../errors.ts'
import { explainRefusal } from './explain-refusal.ts'

export type { EntityManager }
export type Orm = MikroORM

/** What the oldest server has that we rely on: `gen_random_uuid()` and multiranges are in 14. */
const oldestServer = 14

/**
 * A process that stops in the middle of a transaction, or whose network does, must not keep its locks: nobody could take
 * over its work. Less than half of the time after which that is done.
 */
const idleTransactionMillis = 5_000

/**
 * Connects to Postgres at `url`. `poolSize`: connections at most.
 * @throws OperatorError where no usable server answers there.
 */
export async function connectOrm(options: {
  url: string
  poolSize: number
  entities: EntityName<object>[]
  onPoolCreated?: (pool: pg.Pool) => void
}): Promise<Orm> {
  await checkServer(options.url)
  return await MikroORM.init({
    clientUrl: options.url,
    entities: options.entities,
    pool: { min: 0, max: options.poolSize },
    // An idle connection that breaks must not end the process; the pool makes a new one.
    driverOptions: {
      // The ORM reads host, user, password and database from the URL, but not what it says of TLS.
      connectionString: options.url,
      application_name: 'stevedore',
      keepAlive: true,
      // For a place in the pool, too: behind a server that hangs, requests are told so instead of piling up.
      connectionTimeoutMillis: 10_000,
      // Not as a parameter of the connection, which poolers refuse.
      onPoolCreated: (pool: pg.Pool) => {
        pool.on('connect', (client) => limitIdleTransactions(client))
        options.onPoolCreated?.(pool)
      },
    },
    extensions: [Migrator],
    migrations: {
      path: new URL('../../migrations', import.meta.url).pathname,
      tableName: 'migrations',
      snapshot: false,
      emit: 'ts',
    },
    // What goes wrong is thrown, and logged where it's caught.
    logger: () => {},
    forceUtcTimezone: true,
  })
}

/** It's asked before anything else on the connection; where it fails, so does what follows. */
function limitIdleTransactions(client: pg.ClientBase): void {
  client.query(`set idle_in_transaction_session_timeout = ${idleTransactionMillis}`).catch(() => {})
}

async function checkServer(url: string): Promise<void> {
  let client: pg.Client | null = null
  try {
    // It reads the files of certificates that the URL names.
    client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
    client.on('error', () => {})
    await client.connect()
    const { rows } = await client.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    )
    const major = Math.floor(Number(rows[0]?.version) / 10_000)
    if (major < oldestServer) {
      throw new OperatorError(
        `The database is PostgreSQL ${major}; Stevedore needs ${oldestServer} or newer.`,
      )
    }
  } catch (error) {
    if (error instanceof OperatorError) throw error
    const { host, pathname } = new URL(url)
    const reason = explainRefusal(error)
    throw new OperatorError(`The database ${pathname.slice(1)} at ${host} can't be used: ${reason}.`, {
      cause: error,
    })
  } finally {
    await client?.end().catch(() => {})
  }
}
