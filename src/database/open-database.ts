import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '../config.ts'
import type { Logger } from '../log.ts'
import { findEmbeddedPostgres, startEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import { DataDirectoryInUseError } from './embedded/errors.ts'

/** A Postgres that answers at `url` until it's disposed. */
export type Database = AsyncDisposable & { url: string }

/** How long a server that another process is just starting is waited for. */
const attachMillis = 15_000

/**
 * The operator's own Postgres where one is configured, else the embedded one in the data directory.
 *
 * @param options.attach Use the embedded server of a Stevedore that runs already, instead of refusing to start a second.
 * @throws OperatorError
 */
export async function openDatabase(
  config: Config,
  log: Logger,
  options: { attach?: boolean } = {},
): Promise<Database> {
  if (config.databaseUrl !== null) return notOurs(config.databaseUrl)
  const directory = join(config.dataDirectory, 'postgres')
  const deadline = performance.now() + attachMillis
  while (true) {
    const running = options.attach ? await findEmbeddedPostgres(directory) : null
    if (running !== null) return notOurs(running)
    try {
      return await startEmbeddedPostgres({ directory, log })
    } catch (error) {
      const isStarting = options.attach && error instanceof DataDirectoryInUseError
      if (!isStarting || performance.now() > deadline) throw error
      await sleep(100)
    }
  }
}

function notOurs(url: string): Database {
  return { url, [Symbol.asyncDispose]: async () => {} }
}
