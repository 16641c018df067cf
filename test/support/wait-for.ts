import { setTimeout as sleep } from 'node:timers/promises'

/** Asks again until the answer is neither null nor undefined nor false; fails after `millis`. */
export async function waitFor<T>(
  ask: () => T | Promise<T>,
  millis = 10_000,
): Promise<NonNullable<Exclude<T, false>>> {
  const deadline = performance.now() + millis
  while (performance.now() < deadline) {
    const answer = await ask()
    // Narrowed by the three comparisons.
    if (answer !== null && answer !== undefined && answer !== false)
      return answer as NonNullable<Exclude<T, false>>
    await sleep(20)
  }
  throw new Error(`waited for ${millis} ms in vain`)
}
