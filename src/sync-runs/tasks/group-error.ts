import { StorageError } from '../../storage/object-store.ts'
import { StalledError } from './unless-stalled.ts'
import type { Workbench } from './workbench.ts'

/** Several tasks were tried together, and which of them is at fault nobody knows: each is to be tried alone. */
export class GroupError extends Error {
  override readonly name = 'GroupError'
  /** Whose store failed. */
  readonly channel: string

  constructor(channel: string, cause: unknown) {
    super(`the store of ${channel} failed for several objects at once`, { cause })
    this.channel = channel
  }
}

/**
 * The error of a task that was tried alone.
 * @throws GroupError where there were several; the workbench's signal's reason.
 */
export function singleError(
  bench: Workbench,
  thrown: unknown,
  { tasks, channel }: { tasks: number; channel: string },
): Error {
  bench.signal.throwIfAborted()
  if (tasks > 1) throw new GroupError(channel, thrown)
  if (!(thrown instanceof StorageError || thrown instanceof StalledError)) {
    const { runId, batchId } = bench.batch
    bench.ctx.log.error({ err: thrown, runId, batchId }, 'a task of a sync run failed unexpectedly')
  }
  return thrown instanceof Error ? thrown : new Error(String(thrown))
}
