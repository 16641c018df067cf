import { setTimeout as sleep } from 'node:timers/promises'

const againMillis = 150

/** Tries again until it works, as one does whose service is being shaken. Rejects with the last error when it's over. */
export async function insist<T>(run: () => Promise<T>, signal: AbortSignal, millis = 60_000): Promise<T> {
  const deadline = performance.now() + millis
  while (true) {
    try {
      signal.throwIfAborted()
      return await run()
    } catch (error) {
      signal.throwIfAborted()
      if (performance.now() > deadline) throw error
      await sleep(againMillis)
    }
  }
}
