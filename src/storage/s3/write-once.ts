import { HeadObjectCommand } from '@aws-sdk/client-s3'
import { StorageError } from '../object-store.ts'
import { type Bucket, placeOf } from './bucket.ts'
import { hasStatus } from './fault.ts'
import { send } from './send.ts'

/** One write of an object: `id` is of this write alone, and lies with the object as metadata. */
export type Write = { key: string; id: string }

const metadataName = 'stevedore-write'

export function metadataOf({ id }: Write): { Metadata: Record<string, string> } {
  return { Metadata: { [metadataName]: id } }
}

/**
 * Ends a write so that it never overwrites: with `If-None-Match: *`, as far as the server knows it (RFC 9110, 13.1.2).
 *
 * The request is repeated when its answer is lost, and then meets the object that it has made itself: the write's id
 * tells that from somebody else's object.
 * @throws StorageError KEY_TAKEN
 */
export async function writeOnce(
  bucket: Bucket,
  write: Write,
  run: (condition: { IfNoneMatch?: '*' }) => Promise<unknown>,
): Promise<void> {
  const { isConditional } = bucket
  try {
    await run(isConditional ? { IfNoneMatch: '*' } : {})
  } catch (error) {
    // RFC 9110, 15.6.2: the server does not know what is asked for.
    if (isConditional && hasStatus(error, 501)) {
      bucket.isConditional = false
      return await writeOnce(bucket, write, run)
    }
    // 404: a multipart upload that is over. It is by its own completion, or something has gone wrong.
    if (!hasStatus(error, 412) && !hasStatus(error, 404)) throw error
    if (!(await hasWritten(bucket, write))) throw error
  }
}

/** Whether the object under the key is that of this write. */
export async function hasWritten(bucket: Bucket, write: Write, signal?: AbortSignal): Promise<boolean> {
  try {
    const { Metadata } = await send(bucket, new HeadObjectCommand(placeOf(bucket, write.key)), signal)
    return Metadata?.[metadataName] === write.id
  } catch (error) {
    if (hasStatus(error, 404)) return false
    throw error
  }
}

export function isKeyTaken(error: unknown): boolean {
  return error instanceof StorageError && error.reason === 'KEY_TAKEN'
}
