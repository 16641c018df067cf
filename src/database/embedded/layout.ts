import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * What lies in the directory of an embedded Postgres, which only its owner can enter:
 *
 *     lock                  held by the process that owns all this
 *     owner.pid             which one that is, for error messages
 *     cluster/              Postgres' own data directory, owned by the user that Postgres runs as
 *       stevedore.password  inside, so that the two come into being, move and go together
 *     draft-…/              a cluster in the making, or what a crash left of it
 *     postgres-<version>…/  binaries, where those of the npm package can't be run
 */
export const lockPath = (directory: string): string => join(directory, 'lock')
export const ownerPath = (directory: string): string => join(directory, 'owner.pid')
export const clusterPath = (directory: string): string => join(directory, 'cluster')
export const passwordPath = (cluster: string): string => join(cluster, 'stevedore.password')
export const DRAFT_PREFIX = 'draft-'

/** The name of both the superuser and the database. */
export const STEVEDORE = 'stevedore'

export function readPassword(directory: string): Promise<string> {
  return readFile(passwordPath(clusterPath(directory)), 'utf8')
}

export function databaseUrl(options: { port: number; password: string; database?: string }): string {
  const { port, password, database = STEVEDORE } = options
  return `postgres://${STEVEDORE}:${password}@127.0.0.1:${port}/${database}`
}
