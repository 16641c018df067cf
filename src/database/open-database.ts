import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Logger } from '../log.ts'
import { findEmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'

/** A Postgres that answers at `url` until it's disposed. */
export type Database = AsyncDisposable & { url: string }

/**
 * The operator's own Postgres where one is configured, else the embedded one in the data directory.
 *
 * @param options.attach Use the embedded server of a Stevedore that runs already, instead of refusing to start a second.
 * @throws OperatorError
 */
export async function openDatabase(
  config: Config,
  log: Logger,
  options: { attach?: boolean; settings?: Record<string, string> } = {},
): Promise<Database> {
  if (config.databaseUrl !== null) return { url: config.databaseUrl, [Symbol.asyncDispose]: async () => {} }
  const directory = join(config.dataDirectory, 'postgres')
  const running = options.attach ? await findEmbeddedPostgres(directory) : null
  if (running !== null) return { url: running, [Symbol.asyncDispose]: async () => {} }
  return await startEmbeddedPostgres({ directory, log, settings: options.settings ?? {} })
}
