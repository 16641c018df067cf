import type { Context } from '../../context.ts'
import { StorageError } from '../../storage/object-store.ts'
import { StalledError, unlessStalled } from './unless-stalled.ts'

/** A store that says nothing for so long doesn't work, whatever objects are allowed. */
const mostProbeSeconds = 10

/** The store of a channel lets every task down: they are none of theirs to be counted. */
export class TroubleError extends Error {
  override readonly name = 'TroubleError'
  readonly channel: string

  /** @param message What the store says. */
  constructor(channel: string, message: string) {
    super(message)
    this.channel = channel
  }
}

/**
 * Asks a store whether it works.
 * @throws TroubleError where it doesn't; the signal's reason.
 */
export async function probeStore(
  { config }: Pick<Context, 'config'>,
  { channel, check, signal }: { channel: string; check: () => Promise<void>; signal: AbortSignal },
): Promise<void> {
  try {
    const millis = Math.min(config.stallLimit, mostProbeSeconds) * 1000
    await unlessStalled({ signal, millis }, check)
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof StorageError || error instanceof StalledError)
      throw new TroubleError(channel, error.message)
    throw error
  }
}
