import { setTimeout as sleep } from 'node:timers/promises'
import { insist } from './insist.ts'
import type { Lane } from './lane.ts'
import type { Watched, WatchedState } from './watched.ts'

type Wishes<State extends WatchedState> = {
  watched: Watched<State>
  onState?: (state: State) => void
  asked: { isCancelAsked: boolean }
  cancel: () => Promise<unknown>
  /** In milliseconds; null: not at all. */
  cancelAfter: number | null
}

/** Follows work to its end, and asks for that end after a while, unless it has come before. */
export async function followToEnd<State extends WatchedState>(
  { site, signal }: Lane,
  id: string,
  { watched, onState, asked, cancel, cancelAfter }: Wishes<State>,
): Promise<{ last: State; seconds: string }> {
  const over = new AbortController()
  const untilOver = AbortSignal.any([over.signal, signal])
  const cancelled =
    cancelAfter === null ? null : cancelLater(cancel, { asked, afterMillis: cancelAfter, signal: untilOver })
  const startedAt = performance.now()
  const last = await site.watcher.follow(id, { watched, signal, ...(onState && { onState }) })
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  over.abort()
  await cancelled
  return { last, seconds }
}

async function cancelLater(
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
