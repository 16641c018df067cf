import { StorageError, type StorageReason } from '../object-store.ts'

type Fault = readonly [StorageReason, string]

/** By the code of the answer (Amazon S3, "Error responses"), or that of the network (Node, OpenSSL). */
const faults: Record<string, Fault> = {
  AccessDenied: ['STORE_DENIED', 'access is denied'],
  AuthorizationHeaderMalformed: ['STORE_UNAVAILABLE', 'the bucket lies in another region'],
  BadDigest: ['CHECKSUM_MISMATCH', 'the bytes were damaged on the way'],
  ConditionalRequestConflict: ['STORE_BUSY', 'another writes under the same key'],
  CredentialsProviderError: ['STORE_DENIED', 'there are no credentials'],
  EntityTooLarge: ['OBJECT_TOO_LARGE', 'the object is larger than the store allows'],
  ExpiredToken: ['STORE_DENIED', 'the credentials have expired'],
  Forbidden: ['STORE_DENIED', 'access is denied'],
  InvalidAccessKeyId: ['STORE_DENIED', 'the access key is not known'],
  InvalidToken: ['STORE_DENIED', 'the session token is wrong'],
  NoSuchBucket: ['STORE_UNAVAILABLE', 'there is no such bucket'],
  NoSuchKey: ['OBJECT_MISSING', 'there is no such object'],
  PermanentRedirect: ['STORE_UNAVAILABLE', 'the bucket lies in another region'],
  PreconditionFailed: ['KEY_TAKEN', 'there is another object under this key'],
  QuotaExceeded: ['STORE_FULL', 'the quota is used up'],
  RequestTimeTooSkewed: ['CLOCK_SKEWED', "the store's clock and that of this machine differ too much"],
  SignatureDoesNotMatch: ['STORE_DENIED', 'the secret key is wrong'],
  SlowDown: ['STORE_BUSY', 'the store asks to slow down'],
  TimeoutError: ['STORE_UNAVAILABLE', 'the store does not answer in time'],
  XAmzContentSHA256Mismatch: ['CHECKSUM_MISMATCH', 'the bytes were damaged on the way'],
  XMinioStorageFull: ['STORE_FULL', 'the disk is full'],

  EAI_AGAIN: ['STORE_UNAVAILABLE', "the store's name can't be looked up"],
  ECONNREFUSED: ['STORE_UNAVAILABLE', 'the connection is refused'],
  ECONNRESET: ['STORE_UNAVAILABLE', 'the connection broke'],
  EHOSTUNREACH: ['STORE_UNAVAILABLE', 'there is no way to the store'],
  ENETUNREACH: ['STORE_UNAVAILABLE', 'there is no way to the store'],
  ENOTFOUND: ['STORE_UNAVAILABLE', "the store's name is not known"],
  EPIPE: ['STORE_UNAVAILABLE', 'the connection broke'],
  ERR_STREAM_PREMATURE_CLOSE: ['STORE_UNAVAILABLE', 'the connection broke'],
  ETIMEDOUT: ['STORE_UNAVAILABLE', 'the store does not answer in time'],
  CERT_HAS_EXPIRED: ['STORE_UNAVAILABLE', "the store's certificate has expired"],
  DEPTH_ZERO_SELF_SIGNED_CERT: ['STORE_UNAVAILABLE', "the store's certificate is not trusted"],
  ERR_TLS_CERT_ALTNAME_INVALID: ['STORE_UNAVAILABLE', "the store's certificate is for another name"],
  SELF_SIGNED_CERT_IN_CHAIN: ['STORE_UNAVAILABLE', "the store's certificate is not trusted"],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: ['STORE_UNAVAILABLE', "the store's certificate is not trusted"],
}

/** What the store or the way to it said, in words; an error that comes from neither stays as it is. */
export function translateFault(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StorageError) return error
  const fault = faults[error.name] ?? faults[codeOf(error)] ?? faultOfStatus(statusOf(error)) ?? guess(error)
  return fault === null ? error : new StorageError(fault[0], fault[1], { cause: error })
}

/** For each request. @throws StorageError; the signal's reason, where it's aborted. */
export async function orFault<T>(work: Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw signal?.aborted ? signal.reason : translateFault(error)
  }
}

/** Whether the answer to a request had this status. @param error As `orFault` threw it. */
export function hasStatus(error: unknown, status: number): boolean {
  return error instanceof StorageError && statusOf(error.cause) === status
}

/** Answers without a code that says more, such as those to HEAD, which have no body. */
function faultOfStatus(status: number | null): Fault | null {
  if (status === null) return null
  if (status === 401 || status === 403) return ['STORE_DENIED', 'access is denied']
  if (status === 429 || status === 503) return ['STORE_BUSY', 'the store is busy']
  if (status === 507) return ['STORE_FULL', 'the store is full']
  // A 404 without the code NoSuchKey may be of anyone, such as a proxy before the store.
  if (status === 404 || status === 409 || status >= 500 || status < 400)
    return ['STORE_UNAVAILABLE', `the store answers ${status}`]
  return ['REQUEST_REFUSED', `the store answers ${status}`]
}

/** The SDK has no code for these. */
function guess(error: Error): Fault | null {
  const { message } = error
  if (message.startsWith('Checksum mismatch'))
    return ['CHECKSUM_MISMATCH', 'the bytes were damaged on the way']
  if (message.startsWith('Connection lost')) return ['STORE_UNAVAILABLE', 'the connection broke']
  if (!('$metadata' in error || 'syscall' in error)) return null
  return ['STORE_UNAVAILABLE', `the store can't be reached: ${message}`]
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : ''
}

function statusOf(error: unknown): number | null {
  if (!(error instanceof Error && '$metadata' in error)) return null
  // The SDK puts it on every error of its own.
  const { httpStatusCode } = error.$metadata as { httpStatusCode?: number }
  return httpStatusCode ?? null
}
