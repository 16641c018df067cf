import { createHash } from 'node:crypto'
import { releaseBytes } from '../../lib/release-bytes.ts'
import { StorageError } from '../../storage/object-store.ts'
import type { Copied, Copying } from './copying.ts'
import { type Explained, explainError, explainLook } from './explain-failure.ts'
import { singleError } from './group-error.ts'
import { inspect } from './inspect.ts'
import { failed } from './tried.ts'
import type { Watched } from './unless-stalled.ts'
import { readBytes } from './verify-files.ts'
import { type Workbench, watched } from './workbench.ts'

/** Ends a write because of what is read: nothing of it may stay. */
class SourceError extends Error {
  override readonly name = 'SourceError'
  readonly explained: Explained

  constructor(explained: Explained) {
    super(explained.failure.message)
    this.explained = explained
  }
}

/** Streams a file to the replica. It's there only once all of its bytes are known to be those that were stored. */
export async function copyLargeFile(bench: Workbench, copying: Copying): Promise<Copied> {
  const { task, action } = copying
  const { channel, store } = bench.target
  let { moved } = copying
  try {
    if (action === 'REPLACE') {
      const before = await lookAtSource(bench, copying)
      if ('ended' in before) return before
      moved = before.moved
      await watched(bench, () => store.delete(task.file.storageKey))
    }
    await watched(bench, async (watch) => {
      const bytes = readChecked(bench, copying, { watch, onBytes: (count) => (moved += 2 * count) })
      await store.put(task.file.storageKey, bytes, { signal: watch.signal, release: releaseBytes })
    })
    return { written: { task, action, moved } }
  } catch (error) {
    if (error instanceof SourceError) return { ended: failed(task, error.explained, { action, moved }) }
    const single = singleError(bench, error, { tasks: 1, channel })
    // Someone who was thought dead has written it: looking at it tells whether it's right.
    if (single instanceof StorageError && single.reason === 'KEY_TAKEN')
      return { written: { task, action, moved } }
    return { ended: failed(task, explainError(single, { stage: 'WRITE', channel }), { action, moved }) }
  }
}

/** A copy that differs is better than none: it goes only once there is something better to take its place. */
async function lookAtSource(
  bench: Workbench,
  { task, action, moved }: Copying,
): Promise<Copying | Extract<Copied, { ended: unknown }>> {
  const { file } = task
  const [look = new Error('the store did not answer')] = await inspect(bench, bench.source, [
    { key: file.storageKey, hashIfSize: file.size },
  ])
  const done = { action, moved: moved + readBytes(look) }
  const wrong = explainLook(file, look, { stage: 'READ', channel: bench.source.channel })
  return wrong === null ? { task, ...done } : { ended: failed(task, wrong, done) }
}

/** The file's bytes; throws a SourceError at their end, at the latest, unless they are those that were stored. */
async function* readChecked(
  bench: Workbench,
  { task: { file } }: Copying,
  { watch, onBytes }: { watch: Watched; onBytes: (count: number) => void },
): AsyncGenerator<Uint8Array> {
  const { source, target } = bench
  const place = { stage: 'READ', channel: source.channel } as const
  const hashing = createHash('sha256')
  let size = 0
  try {
    for await (const chunk of await source.store.read(file.storageKey, { signal: watch.signal })) {
      await source.rate.take(chunk.length, watch)
      await target.rate.take(chunk.length, watch)
      watch.stir()
      hashing.update(chunk)
      size += chunk.length
      onBytes(chunk.length)
      if (size > file.size) break
      yield chunk
    }
  } catch (error) {
    watch.signal.throwIfAborted()
    throw new SourceError(
      explainError(singleError(bench, error, { tasks: 1, channel: source.channel }), place),
    )
  }
  const wrong = explainLook(file, { size, sha256: hashing.digest('hex') }, place)
  if (wrong !== null) throw new SourceError(wrong)
}
