import { z } from 'zod'

/** How a channel is paced, over all processes together. */
export type Pace = {
  /** Objects that are worked on at once. */
  concurrency: number
  /** null: as fast as it goes. */
  bytesPerSecond: number | null
}

/** A store that files are mirrored to. It has either a folder or a bucket. */
export type ReplicaSettings = Pace & {
  name: string
  directory: string | null
  /** Whether the directory is made if need be. One that an operator names may be a mount that is missing. */
  makesDirectory: boolean
  s3: ReplicaBucket | null
}

/** As the primary store's bucket, plus the profile that has the credentials; null: those that the primary has. */
export type ReplicaBucket = {
  bucket: string
  checksums: 'WHEN_SUPPORTED' | 'WHEN_REQUIRED'
  endpoint: string | null
  pathStyle: boolean
  prefix: string
  profile: string | null
  region: string
}

/** Becomes part of the name of a queue. */
const name = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,30}$/, 'must be of a-z, 0-9 and -, 31 at most, and begin with a letter')
  .refine((given) => given !== 'primary', 'must not be primary, which is the store itself')

const bucket = z.strictObject({
  bucket: z.string().min(1),
  checksums: z.enum(['when-supported', 'when-required']).default('when-supported'),
  endpoint: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .default(null),
  pathStyle: z.boolean().optional(),
  prefix: z.string().default(''),
  profile: z.string().min(1).nullable().default(null),
  region: z.string().default('us-east-1'),
})

const replica = z
  .strictObject({
    name,
    directory: z.string().min(1).nullable().default(null),
    s3: bucket.nullable().default(null),
    concurrency: z.number().int().min(1).max(256).default(8),
    bytesPerSecond: z.number().int().min(1).nullable().default(null),
  })
  .refine(({ directory, s3 }) => (directory === null) !== (s3 === null), 'must have a directory or an s3')

const replicas = z
  .array(replica)
  .max(32)
  .refine((given) => new Set(given.map((one) => one.name)).size === given.length, 'must have different names')

/** The JSON of a list of replicas, as an environment variable has it. */
export const replicaList = z
  .string()
  .transform((text, ctx): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      ctx.addIssue({ code: 'custom', message: 'must be a JSON list of replicas' })
      return z.NEVER
    }
  })
  .pipe(replicas)
  .transform((given) => given.map(readReplica))

function readReplica({ s3, ...rest }: z.infer<typeof replica>): ReplicaSettings {
  return { ...rest, makesDirectory: false, s3: s3 && readBucket(s3) }
}

function readBucket({ checksums, pathStyle, prefix, ...rest }: z.infer<typeof bucket>): ReplicaBucket {
  const path = prefix.replace(/^\/+|\/+$/g, '')
  return {
    ...rest,
    checksums: checksums === 'when-supported' ? 'WHEN_SUPPORTED' : 'WHEN_REQUIRED',
    // Few servers but AWS have a host name for each bucket.
    pathStyle: pathStyle ?? rest.endpoint !== null,
    prefix: path === '' ? '' : `${path}/`,
  }
}
