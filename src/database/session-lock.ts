import pg from 'pg'
import type { Orm } from './orm.ts'

/** Held until it's disposed, or until its connection breaks: then `lost` is aborted, and another may hold it. */
export type SessionLock = AsyncDisposable & { lost: AbortSignal }

/**
 * Takes a lock that one process at a time can have; null where another has it. It's held by a connection of its own, so
 * that the death of the process gives it back at once, however it dies.
 *
 * @param key An arbitrary constant that stands for what is locked.
 */
export async function holdSessionLock(orm: Orm, key: number): Promise<SessionLock | null> {
  const client = new pg.Client({
    connectionString: orm.config.get('clientUrl'),
    application_name: 'stevedore lock',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  })
  const lost = new AbortController()
  const onLost = () => lost.abort(new Error('the connection that held a lock is gone'))
  client.on('error', onLost).on('end', onLost)
  await client.connect()
  const [row] = (await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [key])).rows
  if (row?.held) return { lost: lost.signal, [Symbol.asyncDispose]: () => client.end() }
  await client.end()
  return null
}
