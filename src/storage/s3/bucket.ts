import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3'

/** Where the objects lie. Credentials come from the environment, a profile or the machine, as the AWS SDK finds them. */
export type S3Options = {
  bucket: string
  /** null: AWS itself. */
  endpoint: string | null
  region: string
  /** The profile that has the credentials; by default, wherever the AWS SDK finds some. */
  profile?: string | null
  /** What the names of all our objects begin with: empty, or ending in a slash. */
  prefix: string
  /** Whether the bucket is part of the path, rather than of the host's name. */
  pathStyle: boolean
  /** Whether each object is sent with a checksum, and read with one. Older servers know only what they require. */
  checksums: 'WHEN_SUPPORTED' | 'WHEN_REQUIRED'
  /** How long the store may take to accept a connection, and how long it may be silent on one. */
  patience?: { connectMillis: number; silenceMillis: number }
}

/** An open bucket. */
export type Bucket = {
  client: S3Client
  /** Signs links for others to write by: a checksum that it would add is of the bytes that it has itself, which are none. */
  signer: S3Client
  name: string
  prefix: string
  checksums: S3Options['checksums']
  /** Whether the server can refuse to overwrite (`If-None-Match: *`); becomes false when it says that it can't. */
  isConditional: boolean
}

const defaultPatience = { connectMillis: 5_000, silenceMillis: 20_000 }

/** How often a request is made in all, with pauses of seconds at most. What lasts longer is for the caller. */
const attempts = 3

/** Each download holds a connection for as long as its client takes, and whoever writes mustn't queue behind them. */
const agent = { keepAlive: true, maxSockets: Number.POSITIVE_INFINITY }

export function openBucket(options: S3Options): Bucket {
  const { bucket: name, endpoint, region, prefix, pathStyle, checksums, profile = null } = options
  const { connectMillis, silenceMillis } = options.patience ?? defaultPatience
  const settings: S3ClientConfig = {
    ...(endpoint !== null && { endpoint }),
    region,
    ...(profile !== null && { profile }),
    forcePathStyle: pathStyle,
    requestChecksumCalculation: checksums,
    responseChecksumValidation: checksums,
    retryMode: 'standard',
    maxAttempts: attempts,
    cacheMiddleware: true,
    requestHandler: {
      connectionTimeout: connectMillis,
      socketTimeout: silenceMillis,
      httpAgent: agent,
      httpsAgent: agent,
    },
  }
  const client = new S3Client(settings)
  const signer = new S3Client({ ...settings, requestChecksumCalculation: 'WHEN_REQUIRED' })
  return { client, signer, name, prefix, checksums, isConditional: true }
}

/** What the names of stored objects begin with; the store's other names lie beside them. */
export function objectsOf({ prefix }: Bucket): string {
  return `${prefix}objects/`
}

export function placeOf(bucket: Bucket, key: string): { Bucket: string; Key: string } {
  return { Bucket: bucket.name, Key: objectsOf(bucket) + key }
}
