import { releaseBytes } from '../../lib/release-bytes.ts'
import { StorageError } from '../../storage/object-store.ts'
import type { Copied, Copying } from './copying.ts'
import { explainError, explainLook } from './explain-failure.ts'
import { singleError } from './group-error.ts'
import { inspect } from './inspect.ts'
import { failed } from './tried.ts'
import { readBytes } from './verify-files.ts'
import { type Workbench, watched } from './workbench.ts'

type Read = Copying & { bytes: Uint8Array }

/** Copies files that fit into memory together. What isn't as it was stored in the primary goes nowhere. */
export async function copySmallFiles(bench: Workbench, copies: readonly Copying[]): Promise<Copied[]> {
  const results: Copied[] = []
  const ready: Read[] = []
  const wanted = copies.map(({ task: { file } }) => ({
    key: file.storageKey,
    hashIfSize: file.size,
    keeps: true,
  }))
  const looks = await inspect(bench, bench.source, wanted)
  const place = { stage: 'READ', channel: bench.source.channel } as const
  for (const [index, copying] of copies.entries()) {
    const look = looks[index] ?? new Error('the store did not answer for each object')
    const read = { ...copying, moved: copying.moved + readBytes(look) }
    const wrong = explainLook(read.task.file, look, place)
    if (wrong !== null) results.push({ ended: failed(read.task, wrong, read) })
    else if (!(look instanceof Error) && look.bytes) ready.push({ ...read, bytes: look.bytes })
  }
  if (ready.length > 0) results.push(...(await write(bench, ready)))
  return results
}

async function write(bench: Workbench, ready: readonly Read[]): Promise<Copied[]> {
  const { store, rate, channel } = bench.target
  const written = ready.map(({ bytes, ...copying }) => ({
    written: { ...copying, moved: copying.moved + bytes.length },
  }))
  try {
    await watched(bench, async (watch) => {
      for (const { action, task } of ready) {
        if (action !== 'REPLACE') continue
        await store.delete(task.file.storageKey)
        watch.stir()
      }
      const bytes = ready.reduce((sum, one) => sum + one.bytes.length, 0)
      await rate.take(bytes, watch)
      const objects = ready.map((one) => ({ key: one.task.file.storageKey, bytes: one.bytes }))
      await store.putMany(objects, { signal: watch.signal })
    })
    for (const { bytes } of ready) releaseBytes(bytes)
    return written
  } catch (error) {
    const single = singleError(bench, error, { tasks: ready.length, channel })
    // Someone who was thought dead has written it: looking at it tells whether it's right.
    if (single instanceof StorageError && single.reason === 'KEY_TAKEN') return written
    const explained = explainError(single, { stage: 'WRITE', channel })
    return ready.map(({ task, action, moved }) => ({ ended: failed(task, explained, { action, moved }) }))
  }
}
