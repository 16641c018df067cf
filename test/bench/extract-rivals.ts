import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { RivalTask } from './extract-rival.ts'

const script = fileURLToPath(new URL('extract-rival.ts', import.meta.url))

export type Rivals = Disposable & {
  /** Gives seconds. */
  run(task: RivalTask): Promise<number>
}

/** The other ways to extract, in a process of their own that is as warm as Stevedore's and has as many threads. */
export function startRivals(): Rivals {
  const child = fork(script, { env: { PATH: process.env['PATH'], UV_THREADPOOL_SIZE: '16' } })
  const ended = once(child, 'exit').then(() => {
    throw new Error('The process of the rivals ended.')
  })
  // Where nobody waits at that moment, it's no fault.
  ended.catch(() => {})
  return {
    run: async (task) => {
      child.send(task)
      const [seconds] = await Promise.race([once(child, 'message'), ended])
      return Number(seconds)
    },
    [Symbol.dispose]: () => void child.kill(),
  }
}
