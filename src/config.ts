import { join, resolve } from 'node:path'
import type { z } from 'zod'
import { OperatorError } from './errors.ts'
import type { Pace, ReplicaSettings } from './replica-settings.ts'
import { type Role, variables } from './settings.ts'

/** What an archive may be and do before it's refused. */
export type ArchiveLimits = {
  /** Entries of an archive that can be listed at all. */
  entries: number
  entriesPerJob: number
  bytesPerEntry: number
  bytesPerJob: number
  /** Unpacked bytes for each packed one. */
  ratio: number
  /** Lower-case extensions, without the dot, of entries that may be extracted; null: any. */
  extensions: ReadonlySet<string> | null
}

/** The bucket that holds the objects. */
export type S3Settings = {
  bucket: string
  checksums: 'WHEN_SUPPORTED' | 'WHEN_REQUIRED'
  /** null: AWS itself. */
  endpoint: string | null
  pathStyle: boolean
  /** Empty, or ending in a slash. */
  prefix: string
  /** Whether links to files lead to the bucket itself. */
  presignedDownloads: boolean
  region: string
}

/** Everything that can be set, checked. Sizes are bytes, times are seconds. */
export type Config = {
  /** A Postgres of the operator's; null: the embedded one under `dataDirectory`. */
  databaseUrl: string | null
  databasePoolSize: number
  /** Absolute path of the folder for the embedded Postgres and the file-system object store. */
  dataDirectory: string
  /** How long an export may wait for a worker before it fails. */
  exportQueueLimit: number
  /** How long the builder of an export may be silent, and nobody take over, before it fails. */
  exportSilentLimit: number
  /** How long an artifact is kept. */
  exportTtl: number
  /** How long an API that is told to stop goes on serving, while it says that it isn't ready. */
  drainSeconds: number
  /** The per cent of the store's objects that garbage collection may take for orphans before it refuses. */
  garbageShare: number
  /** Silence of a worker after which its work is given to another. */
  heartbeatTtl: number
  host: string
  /** 0: any free port. */
  port: number
  introspection: boolean
  logLevel: string
  /** Where health and metrics are served without a key; null: nowhere. */
  operations: { host: string; port: number } | null
  /** What links begin with; null: the address at which the request came in. */
  publicUrl: string | null
  /** How the store in which files lie is read by sync runs. */
  primaryPace: Pace
  /** Where files are mirrored to. Directories are absolute. */
  replicas: readonly ReplicaSettings[]
  roles: readonly Role[]
  /** null: objects lie in the file system. */
  s3: S3Settings | null
  /** Pieces of work of one kind that one worker process runs at once. */
  jobConcurrency: number
  /** Interruptions after which work fails. */
  maxAttempts: number
  /** Hours for which an object may wait for its row. */
  orphanGraceHours: number
  /** How long store or database may let every attempt down before work fails. */
  outageLimit: number
  /** Time without movement after which an attempt ends. */
  stallLimit: number
  /** Days for which the details of a sync run that has ended are kept; its report stays. */
  syncRetention: number
  /** Days for which work that has ended is kept. */
  workRetention: number
  /** Items that a collection may have. */
  maxCollectionItems: number
  maxFileBytes: number
  maxMultipartBytes: number
  maxRequestBytes: number
  socketsPerAccount: number
  subscriptionsPerSocket: number
  /** Hours for which a deleted file can be restored. */
  trashHours: number
  uploadTtl: number
  archiveLimits: ArchiveLimits
}

/**
 * Reads the configuration from environment variables: the only place that does.
 * @throws OperatorError that names every variable at fault.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const unknown = Object.keys(given).filter(
    (name) => name.startsWith('STEVEDORE_') && !(name in variables.shape),
  )
  const lost = Object.keys(given).filter((name) => name.startsWith('STEVEDORE_S3_'))
  const parsed = variables.safeParse(given)
  const faults = [
    ...unknown.map((name) => `${name} is not a setting of Stevedore`),
    ...(given['STEVEDORE_S3_BUCKET'] === undefined ? lost : []).map(
      (name) => `${name} needs STEVEDORE_S3_BUCKET`,
    ),
    ...(parsed.error?.issues ?? []).map((issue) => `${String(issue.path[0])} ${issue.message}`),
  ]
  if (!parsed.success || faults.length > 0) {
    throw new OperatorError(`The configuration can't be used: ${faults.join('; ')}.`)
  }
  const set = parsed.data
  const dataDirectory = resolve(set.STEVEDORE_DATA_DIR)
  const replicas = set.STEVEDORE_REPLICAS?.map(withAbsolutePath) ?? [defaultReplica(dataDirectory)]
  const s3 = readS3Settings(set)
  requireApart(dataDirectory, { replicas, s3 })
  return {
    databaseUrl: set.DATABASE_URL ?? null,
    databasePoolSize: set.STEVEDORE_DATABASE_POOL,
    dataDirectory,
    exportQueueLimit: set.STEVEDORE_EXPORT_QUEUE_SECONDS,
    exportSilentLimit: set.STEVEDORE_EXPORT_SILENCE_SECONDS,
    exportTtl: set.STEVEDORE_EXPORT_TTL_SECONDS,
    drainSeconds: set.STEVEDORE_DRAIN_SECONDS,
    garbageShare: set.STEVEDORE_GARBAGE_SHARE,
    heartbeatTtl: set.STEVEDORE_HEARTBEAT_TTL_SECONDS,
    host: set.STEVEDORE_HOST,
    port: set.STEVEDORE_PORT,
    introspection: set.STEVEDORE_INTROSPECTION === 'true',
    logLevel: set.STEVEDORE_LOG_LEVEL,
    operations:
      set.STEVEDORE_OPERATIONS_PORT === undefined
        ? null
        : { host: set.STEVEDORE_OPERATIONS_HOST, port: set.STEVEDORE_OPERATIONS_PORT },
    publicUrl: set.STEVEDORE_PUBLIC_URL ?? null,
    primaryPace: {
      concurrency: set.STEVEDORE_PRIMARY_CONCURRENCY,
      bytesPerSecond: set.STEVEDORE_PRIMARY_BYTES_PER_SECOND ?? null,
    },
    replicas,
    roles: set.STEVEDORE_ROLES,
    s3,
    jobConcurrency: set.STEVEDORE_JOB_CONCURRENCY,
    maxAttempts: set.STEVEDORE_MAX_ATTEMPTS,
    orphanGraceHours: set.STEVEDORE_ORPHAN_GRACE_HOURS,
    outageLimit: set.STEVEDORE_OUTAGE_SECONDS,
    stallLimit: set.STEVEDORE_STALL_SECONDS,
    syncRetention: set.STEVEDORE_SYNC_RETENTION_DAYS,
    workRetention: set.STEVEDORE_WORK_RETENTION_DAYS,
    maxCollectionItems: set.STEVEDORE_MAX_COLLECTION_ITEMS,
    maxFileBytes: set.STEVEDORE_MAX_FILE_BYTES,
    maxMultipartBytes: set.STEVEDORE_MAX_MULTIPART_BYTES,
    maxRequestBytes: set.STEVEDORE_MAX_REQUEST_BYTES,
    socketsPerAccount: set.STEVEDORE_SOCKETS_PER_ACCOUNT,
    subscriptionsPerSocket: set.STEVEDORE_SUBSCRIPTIONS_PER_SOCKET,
    trashHours: set.STEVEDORE_TRASH_HOURS,
    uploadTtl: set.STEVEDORE_UPLOAD_TTL_SECONDS,
    archiveLimits: {
      entries: set.STEVEDORE_MAX_ARCHIVE_ENTRIES,
      entriesPerJob: set.STEVEDORE_MAX_JOB_ENTRIES,
      bytesPerEntry: set.STEVEDORE_MAX_ENTRY_BYTES,
      bytesPerJob: set.STEVEDORE_MAX_JOB_BYTES,
      ratio: set.STEVEDORE_MAX_ENTRY_RATIO,
      extensions: readExtensions(set.STEVEDORE_ALLOWED_EXTENSIONS),
    },
  }
}

function readS3Settings(set: z.infer<typeof variables>): S3Settings | null {
  if (set.STEVEDORE_S3_BUCKET === undefined) return null
  const endpoint = set.STEVEDORE_S3_ENDPOINT ?? null
  return {
    bucket: set.STEVEDORE_S3_BUCKET,
    checksums: set.STEVEDORE_S3_CHECKSUMS === 'when-supported' ? 'WHEN_SUPPORTED' : 'WHEN_REQUIRED',
    endpoint,
    // Few servers but AWS have a host name for each bucket.
    pathStyle:
      set.STEVEDORE_S3_PATH_STYLE === undefined ? endpoint !== null : set.STEVEDORE_S3_PATH_STYLE === 'true',
    prefix: set.STEVEDORE_S3_PREFIX,
    presignedDownloads: set.STEVEDORE_S3_PRESIGNED_DOWNLOADS === 'true',
    region: set.STEVEDORE_S3_REGION,
  }
}

/** `.JPG` and `jpg` are the same extension. */
function readExtensions(given: readonly string[]): ReadonlySet<string> | null {
  if (given.length === 0) return null
  return new Set(given.map((extension) => extension.replace(/^\./, '').toLowerCase()))
}

/** So that all can be tried at once. It protects from little, lying beside what it's a replica of. */
function defaultReplica(dataDirectory: string): ReplicaSettings {
  const directory = join(dataDirectory, 'replica')
  return { name: 'replica', directory, makesDirectory: true, s3: null, concurrency: 8, bytesPerSecond: null }
}

function withAbsolutePath(replica: ReplicaSettings): ReplicaSettings {
  return { ...replica, directory: replica.directory && resolve(replica.directory) }
}

/** A replica that is the store itself, or another replica, would be none. @throws OperatorError */
function requireApart(
  dataDirectory: string,
  { replicas, s3 }: { replicas: readonly ReplicaSettings[]; s3: S3Settings | null },
): void {
  const taken = new Map([[placeOf({ directory: join(dataDirectory, 'objects'), s3 }), 'the store itself']])
  for (const replica of replicas) {
    const place = placeOf(replica)
    const other = taken.get(place)
    if (other !== undefined) {
      throw new OperatorError(
        `The configuration can't be used: STEVEDORE_REPLICAS has ${replica.name} where ${other} is.`,
      )
    }
    taken.set(place, replica.name)
  }
}

function placeOf({
  directory,
  s3,
}: Pick<ReplicaSettings, 'directory'> & {
  s3: Pick<S3Settings, 'bucket' | 'endpoint' | 'prefix'> | null
}): string {
  return s3 === null ? `directory ${directory}` : `bucket ${s3.endpoint} ${s3.bucket} ${s3.prefix}`
}
