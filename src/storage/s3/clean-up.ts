import { DeleteObjectCommand } from '@aws-sdk/client-s3'
import { type Bucket, placeOf } from './bucket.ts'
import { send } from './send.ts'
import { hasWritten, type Write } from './write-once.ts'

/** Who has aborted waits for the cleaning too, and a store that hangs must not make that long. */
const patienceMillis = { aborted: 600, failed: 5_000 }

/**
 * Tries to undo what a write has begun, before its error is thrown. What can't be undone now is garbage: collected later,
 * like what a crash leaves.
 */
export async function cleanUp(
  caller: AbortSignal | undefined,
  undo: (patience: AbortSignal) => Promise<unknown>,
): Promise<void> {
  const patience = AbortSignal.timeout(caller?.aborted ? patienceMillis.aborted : patienceMillis.failed)
  await undo(patience).catch(() => {})
}

/** Removes the object of a write of which it isn't known whether it has arrived, and never that of another. */
export async function removeWritten(bucket: Bucket, write: Write, signal: AbortSignal): Promise<void> {
  if (!(await hasWritten(bucket, write, signal))) return
  await send(bucket, new DeleteObjectCommand(placeOf(bucket, write.key)), signal)
}
