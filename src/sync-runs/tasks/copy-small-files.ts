import { hash } from 'node:crypto'
import { StorageError } from '../../storage/object-store.ts'
import type { Copied, Copying } from './copying.ts'
import { explainError, explainLook } from './explain-failure.ts'
import { singleError } from './group-error.ts'
import { failed } from './tried.ts'
import { type Workbench, watched } from './workbench.ts'

type Read = Copying & { bytes: Uint8Array }

/** Copies files that fit into memory together. What isn't as it was stored in the primary goes nowhere. */
export async function copySmallFiles(bench: Workbench, copies: readonly Copying[]): Promise<Copied[]> {
  const results: Copied[] = []
  const ready: Read[] = []
  for (const one of copies) {
    const read = await readWhole(bench, one, copies.length)
    if ('ended' in read) results.push(read)
    else ready.push(read)
  }
  if (ready.length > 0) results.push(...(await write(bench, ready)))
  return results
}

async function readWhole(
  bench: Workbench,
  copying: Copying,
  tasks: number,
): Promise<Read | Extract<Copied, { ended: unknown }>> {
  const { source } = bench
  const { task } = copying
  const { storageKey, size } = task.file
  const place = { stage: 'READ', channel: source.channel } as const
  try {
    const bytes = await watched(bench, async (watch) => {
      await source.rate.take(size, watch)
      // One more than there should be, so that it's seen.
      const range = { start: 0, length: size + 1 }
      return await source.store.readRange(storageKey, range, { signal: watch.signal })
    })
    const read = { ...copying, moved: copying.moved + bytes.length }
    const wrong = explainLook(task.file, { size: bytes.length, sha256: hash('sha256', bytes) }, place)
    return wrong === null ? { ...read, bytes } : { ended: failed(task, wrong, read) }
  } catch (error) {
    // That one is missing is its own affair.
    const isOwn = error instanceof StorageError && error.kind === 'MISSING'
    const single = singleError(bench, error, { tasks: isOwn ? 1 : tasks, channel: source.channel })
    return { ended: failed(task, explainError(single, place), copying) }
  }
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
    return written
  } catch (error) {
    const single = singleError(bench, error, { tasks: ready.length, channel })
    // Someone who was thought dead has written it: looking at it tells whether it's right.
    if (single instanceof StorageError && single.reason === 'KEY_TAKEN') return written
    const explained = explainError(single, { stage: 'WRITE', channel })
    return ready.map(({ task, action, moved }) => ({ ended: failed(task, explained, { action, moved }) }))
  }
}
