import { OperatorError } from '../../errors.ts'

/** Why the embedded Postgres does not run. Each message is one sentence written for the operator. */
export class EmbeddedPostgresError extends OperatorError {}

/** A live process owns the directory; `pid` is null when it could not be learned. */
export class DataDirectoryInUseError extends EmbeddedPostgresError {
  readonly pid: number | null

  constructor(directory: string, pid: number | null) {
    const owner = pid === null ? 'another Stevedore process' : `another Stevedore process (pid ${pid})`
    super(
      `The database in ${directory} is in use by ${owner}: stop that one first or choose another directory.`,
    )
    this.pid = pid
  }
}

/** The directory can't be created, read or written, or what lies in it is no cluster of ours. */
export class DataDirectoryUnusableError extends EmbeddedPostgresError {
  constructor(directory: string, reason: string, options?: ErrorOptions) {
    super(`The database directory ${directory} can't be used: ${reason}.`, options)
  }
}

export class DiskFullError extends EmbeddedPostgresError {
  constructor(directory: string, options?: ErrorOptions) {
    super(
      `There is no space left on the disk for the database in ${directory}: free some and start again.`,
      options,
    )
  }
}

/** The cluster was made by another major version, whose files this one can't read. */
export class PostgresVersionError extends EmbeddedPostgresError {
  constructor(directory: string, found: string, expected: string) {
    super(
      `The database in ${directory} was made by PostgreSQL ${found}, which PostgreSQL ${expected} can't read: ` +
        'dump and restore it, or choose another directory.',
    )
  }
}

/** There is no server binary for this machine, or none that its user can run. */
export class PostgresBinariesError extends EmbeddedPostgresError {}

/** Postgres ran and gave up; `reason` is what it said last. */
export class PostgresStartError extends EmbeddedPostgresError {
  constructor(directory: string, reason: string, options?: ErrorOptions) {
    super(`Postgres could not start in ${directory}; its last words: ${reason}`, options)
  }
}

/** The system's codes and Postgres' disk_full. */
const DISK_FULL = ['ENOSPC', 'EDQUOT', '53100']

/** Gives whatever was thrown on the way up a sentence that names the directory. */
export function toEmbeddedPostgresError(directory: string, error: unknown): EmbeddedPostgresError {
  if (error instanceof EmbeddedPostgresError) return error
  const code = errorCode(error)
  if (code !== null && DISK_FULL.includes(code)) return new DiskFullError(directory, { cause: error })
  const reason = error instanceof Error ? error.message : String(error)
  return new DataDirectoryUnusableError(directory, reason, { cause: error })
}

/** The code of a system error (`ENOENT`) or of Postgres (`3D000`). */
export function errorCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null
}
