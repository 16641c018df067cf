import type { Context } from '../context.ts'
import { hashBytes } from '../lib/hash-bytes.ts'
import { releaseBytes } from '../lib/release-bytes.ts'
import type { Channel } from '../storage/channel.ts'
import type { BatchTask } from './batch-tasks.ts'
import type { BatchClaim } from './claim-batch.ts'
import type { TaskOutcome } from './record-outcomes.ts'

/** @returns what came of one try at a task; null: it was told to stop. */
export async function tryTask(
  _ctx: Context,
  { channel, task, signal }: { batch: BatchClaim; channel: Channel; task: BatchTask; signal: AbortSignal },
): Promise<TaskOutcome | null> {
  const { subjectId, action, file } = task
  if (file === null) return { subjectId, action, moved: 0, result: 'SKIPPED' }
  const store = await channel.open()
  const bytes = hashBytes(await store.read(file.storageKey, { signal }))
  for await (const chunk of bytes) releaseBytes(chunk)
  const found = bytes.result()
  if (found.size === file.size && found.sha256 === file.sha256) {
    return { subjectId, action, moved: found.size, result: 'DONE' }
  }
  return {
    subjectId,
    action,
    moved: found.size,
    result: 'FAILED',
    failure: {
      stage: 'HASH',
      code: 'HASH_MISMATCH',
      message: 'The bytes are not those that were stored.',
      retryable: true,
      faultyCopy: channel.name,
    },
  }
}
