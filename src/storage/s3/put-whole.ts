import { randomUUID } from 'node:crypto'
import { PutObjectCommand } from '@aws-sdk/client-s3'
import { type Bucket, placeOf } from './bucket.ts'
import { cleanUp, removeWritten } from './clean-up.ts'
import { send } from './send.ts'
import { isKeyTaken, metadataOf, writeOnce } from './write-once.ts'

/**
 * Writes an object in one request.
 * @param caller.caller The one signal that means that somebody waits for the end.
 * @throws StorageError; the signal's reason.
 */
export async function putWhole(
  bucket: Bucket,
  { key, bytes }: { key: string; bytes: Uint8Array },
  { signal, caller = signal }: { signal: AbortSignal | undefined; caller?: AbortSignal | undefined },
): Promise<void> {
  const write = { key, id: randomUUID() }
  const input = { ...placeOf(bucket, key), ...metadataOf(write), Body: bytes }
  signal?.throwIfAborted()
  try {
    await writeOnce(bucket, write, (condition) =>
      send(bucket, new PutObjectCommand({ ...input, ...condition }), signal),
    )
  } catch (error) {
    if (!isKeyTaken(error)) await cleanUp(caller, (patience) => removeWritten(bucket, write, patience))
    throw error
  }
}
