import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { EmbeddedPostgresError, errorCode } from './errors.ts'
import { databaseUrl, STEVEDORE } from './layout.ts'

const POLL_MS = 10
/** Recovery replays up to max_wal_size, which slow disks take minutes for. */
const LIMIT_MS = 10 * 60_000

/** What a server that is still starting answers: nothing, or cannot_connect_now. */
const STARTING = ['ECONNREFUSED', 'ECONNRESET', '57P03']

/**
 * Waits until the server answers and has our database, which the first start creates.
 * @param signal ends the wait with its reason
 */
export async function waitUntilReady(options: {
  port: number
  password: string
  signal: AbortSignal
}): Promise<void> {
  const { signal } = options
  const deadline = performance.now() + LIMIT_MS
  for (;;) {
    signal.throwIfAborted()
    if (await prepareDatabase(options)) return
    if (performance.now() > deadline) {
      throw new EmbeddedPostgresError(`Postgres did not get ready within ${LIMIT_MS / 60_000} minutes.`)
    }
    await delay(POLL_MS, undefined, { signal })
  }
}

/** Whether the server accepts connections to our database now, or turns them away for another reason than its absence. */
export async function isReady(options: { port: number; password: string }): Promise<boolean> {
  try {
    await query(databaseUrl(options), 'select')
    return true
  } catch (error) {
    return !isStarting(error) && errorCode(error) !== '3D000'
  }
}

/** False as long as the server is starting. */
async function prepareDatabase(options: { port: number; password: string }): Promise<boolean> {
  const url = databaseUrl({ ...options, database: 'postgres' })
  try {
    const found = await query(url, `select from pg_database where datname = '${STEVEDORE}'`)
    if (found === 0) await query(url, `create database ${STEVEDORE}`)
    return true
  } catch (error) {
    if (isStarting(error)) return false
    throw error
  }
}

/** Returns the number of rows. */
async function query(url: string, sql: string): Promise<number | null> {
  const client = new Client({
    connectionString: url,
    application_name: 'stevedore start',
    connectionTimeoutMillis: 5_000,
  })
  // A connection that breaks rejects what waits for it; without a listener it would end the process as well.
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(sql)).rowCount
  } finally {
    await client.end()
  }
}

/** A connection that breaks or times out has no code. */
function isStarting(error: unknown): boolean {
  const code = errorCode(error)
  return code === null || STARTING.includes(code)
}
