import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { createContext, type Services } from '../../context.ts'

/** A part that hasn't answered by now isn't ready. */
const patienceMillis = 1_000

/** How long an answer is good for: however often it's asked for, the parts are asked once. */
const freshMillis = 1_000

/** Whether each part works that requests need. Nothing is said of why not: that is in the log. */
export type Checks = Record<'database' | 'live' | 'queue' | 'store', boolean>

/** @returns how to check all parts, within little more than a second whatever they do. */
export function createReadiness(services: Services): () => Promise<Checks> {
  const database = shared(() => sql`select 1`.execute(createContext(services).em.getKysely()))
  const queue = shared(() => services.queue.check())
  const store = shared(() => services.store.check())
  return async () => {
    const asked = await Promise.all([database(), queue(), store()])
    return { database: asked[0], live: services.live.isListening, queue: asked[1], store: asked[2] }
  }
}

/** A part that still hasn't answered isn't asked again: what hangs gets no more of it. */
function shared(ask: () => Promise<unknown>): () => Promise<boolean> {
  let answer: Promise<boolean> | null = null
  let answeredAt: number | null = null
  return async () => {
    if (answeredAt !== null && performance.now() - answeredAt > freshMillis) answer = null
    if (answer === null) {
      answeredAt = null
      const settle = (isReady: boolean) => {
        answeredAt = performance.now()
        return isReady
      }
      answer = ask().then(
        () => settle(true),
        () => settle(false),
      )
    }
    return await Promise.race([answer, sleep(patienceMillis, false, { ref: false })])
  }
}
