import { resolve } from 'node:path'
import { z } from 'zod'
import { OperatorError } from './errors.ts'

export const roles = ['api', 'worker'] as const
export type Role = (typeof roles)[number]

const MiB = 1024 ** 2
const GiB = 1024 ** 3

/** A positive whole number, given in digits. */
const count = (fallback: number, max = Number.MAX_SAFE_INTEGER) =>
  z
    .string()
    .regex(/^[0-9]+$/, 'must be a whole number')
    .default(String(fallback))
    .transform(Number)
    .pipe(z.number().int().min(1, 'must be 1 at least').max(max, `must be ${max} at most`))

/** A comma-separated list. */
const list = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((text) =>
      text
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean),
    )

const trueOrFalse = z.enum(['true', 'false'], 'must be true or false')

const variables = z.object({
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/./, 'must be a URL such as postgres://user:password@host:5432/stevedore')
    .optional(),
  STEVEDORE_ALLOWED_EXTENSIONS: list(''),
  STEVEDORE_DATA_DIR: z.string().min(1, 'must not be empty').default('./data'),
  STEVEDORE_DATABASE_POOL: count(10, 1000),
  STEVEDORE_GARBAGE_SHARE: count(10, 100),
  STEVEDORE_HEARTBEAT_TTL_SECONDS: count(15, 3600),
  STEVEDORE_HOST: z.string().min(1, 'must not be empty').default('127.0.0.1'),
  STEVEDORE_INTROSPECTION: trueOrFalse.default('true'),
  STEVEDORE_JOB_CONCURRENCY: count(2, 64),
  STEVEDORE_LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be one of fatal, error, warn, info, debug, trace, silent',
    )
    .default('info'),
  STEVEDORE_MAX_ARCHIVE_ENTRIES: count(1_000_000),
  STEVEDORE_MAX_ATTEMPTS: count(5, 1000),
  STEVEDORE_MAX_COLLECTION_ITEMS: count(1_000_000, 100_000_000),
  STEVEDORE_MAX_ENTRY_BYTES: count(10 * GiB),
  STEVEDORE_MAX_ENTRY_RATIO: count(200),
  STEVEDORE_MAX_FILE_BYTES: count(1024 * GiB),
  STEVEDORE_MAX_JOB_BYTES: count(50 * GiB),
  STEVEDORE_MAX_JOB_ENTRIES: count(100_000),
  STEVEDORE_MAX_MULTIPART_BYTES: count(16 * MiB, 25 * MiB),
  STEVEDORE_MAX_REQUEST_BYTES: count(1 * MiB, 25 * MiB),
  STEVEDORE_ORPHAN_GRACE_HOURS: count(24, 24 * 36_500),
  STEVEDORE_OUTAGE_SECONDS: count(3600, 30 * 24 * 3600),
  STEVEDORE_PORT: z
    .string()
    .regex(/^[0-9]+$/, 'must be a whole number')
    .default('4000')
    .transform(Number)
    .pipe(z.number().max(65_535, 'must be 65535 at most')),
  STEVEDORE_PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be a URL such as https://files.example.org' })
    .refine(
      (url) => !/[?#@]/.test(url),
      'must not hold a user, a query or a fragment: links are made by adding to it',
    )
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  STEVEDORE_ROLES: list('api,worker').pipe(
    z.array(z.enum(roles, 'must be api, worker or both, separated by a comma')).min(1, 'must name a role'),
  ),
  STEVEDORE_S3_BUCKET: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, 'must be the name of a bucket')
    .optional(),
  STEVEDORE_S3_CHECKSUMS: z
    .enum(['when-supported', 'when-required'], 'must be when-supported or when-required')
    .default('when-supported'),
  STEVEDORE_S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be a URL such as https://s3.example.org' })
    .refine((url) => !/[?#@]/.test(url), 'must not hold a user, a query or a fragment')
    .optional(),
  STEVEDORE_S3_PATH_STYLE: trueOrFalse.optional(),
  STEVEDORE_S3_PREFIX: z
    .string()
    .regex(/^[A-Za-z0-9!_.'()/-]*$/, "must be of letters, digits and !_.'()/-")
    .default('')
    .transform((prefix) => prefix.replace(/^\/+|\/+$/g, ''))
    .transform((prefix) => (prefix === '' ? '' : `${prefix}/`)),
  STEVEDORE_S3_PRESIGNED_DOWNLOADS: trueOrFalse.default('false'),
  STEVEDORE_S3_REGION: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/, 'must be a region such as eu-central-1')
    .default('us-east-1'),
  STEVEDORE_SOCKETS_PER_ACCOUNT: count(100),
  STEVEDORE_STALL_SECONDS: count(120, 24 * 3600),
  STEVEDORE_SUBSCRIPTIONS_PER_SOCKET: count(100),
  STEVEDORE_TRASH_HOURS: count(24, 24 * 36_500),
  STEVEDORE_UPLOAD_TTL_SECONDS: count(24 * 3600),
  STEVEDORE_WORK_RETENTION_DAYS: count(30, 36_500),
})

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
  /** The per cent of the store's objects that garbage collection may take for orphans before it refuses. */
  garbageShare: number
  /** Silence of a worker after which its work is given to another. */
  heartbeatTtl: number
  host: string
  /** 0: any free port. */
  port: number
  introspection: boolean
  logLevel: string
  /** What links begin with; null: the address at which the request came in. */
  publicUrl: string | null
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
  return {
    databaseUrl: set.DATABASE_URL ?? null,
    databasePoolSize: set.STEVEDORE_DATABASE_POOL,
    dataDirectory: resolve(set.STEVEDORE_DATA_DIR),
    garbageShare: set.STEVEDORE_GARBAGE_SHARE,
    heartbeatTtl: set.STEVEDORE_HEARTBEAT_TTL_SECONDS,
    host: set.STEVEDORE_HOST,
    port: set.STEVEDORE_PORT,
    introspection: set.STEVEDORE_INTROSPECTION === 'true',
    logLevel: set.STEVEDORE_LOG_LEVEL,
    publicUrl: set.STEVEDORE_PUBLIC_URL ?? null,
    roles: set.STEVEDORE_ROLES,
    s3: readS3Settings(set),
    jobConcurrency: set.STEVEDORE_JOB_CONCURRENCY,
    maxAttempts: set.STEVEDORE_MAX_ATTEMPTS,
    orphanGraceHours: set.STEVEDORE_ORPHAN_GRACE_HOURS,
    outageLimit: set.STEVEDORE_OUTAGE_SECONDS,
    stallLimit: set.STEVEDORE_STALL_SECONDS,
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
