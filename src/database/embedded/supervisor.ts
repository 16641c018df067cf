import { setTimeout as delay } from 'node:timers/promises'
import type { PostgresLog } from './log.ts'
import type { PostgresServer } from './server.ts'

const FIRST_DELAY_MS = 100
const LONGEST_DELAY_MS = 5_000
/** A server that ran for so long did not end for the reason that its predecessor did. */
const STEADY_MS = 10_000

type Supervision = {
  server: PostgresServer
  restart: (port: number, signal: AbortSignal) => Promise<PostgresServer>
  /** What proves that the server is ours: held until it has stopped. */
  lock: AsyncDisposable
  log: PostgresLog
}

/** Starts the server again, on its port, whenever it ends by itself, until disposed; then stops it. */
export function superviseServer(supervision: Supervision): AsyncDisposable {
  const stopping = new AbortController()
  const stopped = supervise(supervision, stopping.signal)
  return {
    [Symbol.asyncDispose]() {
      stopping.abort()
      return stopped
    },
  }
}

async function supervise({ server, restart, lock, log }: Supervision, signal: AbortSignal): Promise<void> {
  // This frame also keeps the lock from the garbage collector, when no one holds on to what we returned.
  await using _ = lock
  const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  const { port } = server
  let running = server
  let delayMs = FIRST_DELAY_MS

  for (;;) {
    const startedAt = performance.now()
    await Promise.race([running.exited, aborted])
    if (signal.aborted) return await running.stop()

    log.error({ port, reason: running.lastWords() }, 'Postgres ended by itself: starting it again')
    if (performance.now() - startedAt > STEADY_MS) delayMs = FIRST_DELAY_MS
    const next = await restartUntilUp()
    if (next === null) return
    running = next
    log.info({ port }, 'Postgres is back')
  }

  async function restartUntilUp(): Promise<PostgresServer | null> {
    for (;;) {
      try {
        await delay(delayMs, undefined, { signal })
        delayMs = Math.min(delayMs * 2, LONGEST_DELAY_MS)
        return await restart(port, signal)
      } catch (error) {
        if (signal.aborted) return null
        log.error({ err: error, port }, 'Postgres could not be started again: trying on')
      }
    }
  }
}
