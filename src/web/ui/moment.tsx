import { useSyncExternalStore } from 'react'
import { formatAgo, formatExact } from '../lib/format.ts'

let now = Date.now()
const watchers = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** One clock for all that shows how long ago something was. */
function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  timer ??= setInterval(() => {
    now = Date.now()
    for (const tell of watchers) tell()
  }, 15_000)
  return () => {
    watchers.delete(watcher)
    if (watchers.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** A time in the viewer's zone: how long ago, and exactly where one points at it. */
export function Moment({ at }: { at: string }) {
  const present = useSyncExternalStore(watch, () => now)
  const date = new Date(at)
  return (
    <time dateTime={at} title={formatExact(date)}>
      {formatAgo(date, Math.max(present, Date.now() - 15_000))}
    </time>
  )
}
