import { z } from 'zod'
import { replicaList } from './replica-settings.ts'

export const roles = ['api', 'worker'] as const
export type Role = (typeof roles)[number]

const MiB = 1024 ** 2
const GiB = 1024 ** 3

/** A whole number, given in digits; a positive one by default. */
const count = (fallback: number, max = Number.MAX_SAFE_INTEGER, min = 1) =>
  z
    .string()
    .regex(/^[0-9]+$/, 'must be a whole number')
    .default(String(fallback))
    .transform(Number)
    .pipe(z.number().int().min(min, `must be ${min} at least`).max(max, `must be ${max} at most`))

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

const port = z
  .string()
  .regex(/^[0-9]+$/, 'must be a whole number')
  .transform(Number)
  .pipe(z.number().max(65_535, 'must be 65535 at most'))

const trueOrFalse = z.enum(['true', 'false'], 'must be true or false')

/**
 * They mean what they mean to Postgres' own tools: `require` encrypts, and `verify-full` asks too who answers. Those that
 * would also go on without encryption are left out. https://www.postgresql.org/docs/current/libpq-ssl.html
 */
const sslModes: ReadonlySet<string | null> = new Set([null, 'disable', 'require', 'verify-ca', 'verify-full'])

function sslMode(url: string): string | null {
  return /[?&]sslmode=([^&]*)/.exec(url)?.[1] ?? null
}

/** The environment variables, each with its default and its limits. */
export const variables = z.object({
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/./, 'must be a URL such as postgres://user:password@host:5432/stevedore')
    .refine(
      (url) => sslModes.has(sslMode(url)),
      'must have disable, require, verify-ca or verify-full as its sslmode',
    )
    // To `pg` alone, all of them would mean the last.
    .transform((url) => (sslMode(url) === null ? url : `${url}&uselibpqcompat=true`))
    .optional(),
  STEVEDORE_ALLOWED_EXTENSIONS: list(''),
  STEVEDORE_DATA_DIR: z.string().min(1, 'must not be empty').default('./data'),
  STEVEDORE_DATABASE_POOL: count(10, 1000),
  STEVEDORE_EXPORT_QUEUE_SECONDS: count(24 * 3600),
  STEVEDORE_EXPORT_SILENCE_SECONDS: count(15 * 60),
  STEVEDORE_EXPORT_TTL_SECONDS: count(7 * 24 * 3600),
  STEVEDORE_DRAIN_SECONDS: count(0, 3600, 0),
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
  STEVEDORE_OPERATIONS_HOST: z.string().min(1, 'must not be empty').default('127.0.0.1'),
  STEVEDORE_OPERATIONS_PORT: port.optional(),
  STEVEDORE_ORPHAN_GRACE_HOURS: count(24, 24 * 36_500),
  STEVEDORE_OUTAGE_SECONDS: count(3600, 30 * 24 * 3600),
  STEVEDORE_PORT: port.prefault('4000'),
  STEVEDORE_PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be a URL such as https://files.example.org' })
    .refine(
      (url) => !/[?#@]/.test(url),
      'must not hold a user, a query or a fragment: links are made by adding to it',
    )
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  STEVEDORE_PRIMARY_BYTES_PER_SECOND: z
    .string()
    .regex(/^[1-9][0-9]*$/, 'must be a whole number')
    .transform(Number)
    .optional(),
  STEVEDORE_PRIMARY_CONCURRENCY: count(8, 256),
  STEVEDORE_REPLICAS: replicaList.optional(),
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
  STEVEDORE_SYNC_RETENTION_DAYS: count(90, 36_500),
  STEVEDORE_TRASH_HOURS: count(24, 24 * 36_500),
  STEVEDORE_UPLOAD_TTL_SECONDS: count(24 * 3600),
  STEVEDORE_WORK_RETENTION_DAYS: count(30, 36_500),
})
