import { Migrator } from '@mikro-orm/migrations'
import { type EntityManager, type EntityName, MikroORM } from '@mikro-orm/postgresql'
import pg from 'pg'
import { OperatorError } from '../errors.ts'

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
      application_name: 'stevedore',
      keepAlive: true,
      // For a place in the pool, too: behind a server that hangs, requests are told so instead of piling up.
      connectionTimeoutMillis: 10_000,
      idle_in_transaction_session_timeout: idleTransactionMillis,
      ...(options.onPoolCreated && { onPoolCreated: options.onPoolCreated }),
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

async function checkServer(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
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
    const reason = error instanceof Error && error.message !== '' ? error.message : 'no connection'
    throw new OperatorError(`The database ${pathname.slice(1)} at ${host} can't be used: ${reason}.`, {
      cause: error,
    })
  } finally {
    await client.end().catch(() => {})
  }
}
