import { setTimeout as sleep } from 'node:timers/promises'
import { insist } from './insist.ts'

/** Asks for the end of work after a while, unless it has ended before. */
export async function cancelLater(
  cancel: () => Promise<unknown>,
  {
    asked,
    afterMillis,
    signal,
  }: { asked: { isCancelAsked: boolean }; afterMillis: number; signal: AbortSignal },
): Promise<void> {
  await sleep(afterMillis, undefined, { signal }).catch(() => {})
  if (signal.aborted) return
  asked.isCancelAsked = true
  await insist(cancel, signal).catch(() => {})
}
