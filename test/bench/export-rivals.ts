import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { peakMemory } from './bench-memory.ts'
import type { Contestant } from './export-contestant.ts'
import type { WriterTask } from './export-writer.ts'

const script = fileURLToPath(new URL('export-writer.ts', import.meta.url))
const lookMillis = 50

/** Writes files from disk into a file, in a process of its own that is set up as Stevedore's. */
export function startWriter(name: string, task: WriterTask): Contestant {
  const child = fork(script, {
    env: { PATH: process.env['PATH'], UV_THREADPOOL_SIZE: '16' },
    execArgv: ['--max-semi-space-size=4'],
  })
  const exited = once(child, 'exit')
  const ended = exited.then(() => {
    throw new Error(`The process of ${name} ended.`)
  })
  // Where nobody waits at that moment, it's no fault.
  ended.catch(() => {})
  return {
    name,
    async run() {
      child.send(task)
      const [seconds] = await Promise.race([once(child, 'message'), ended])
      await rm(task.target)
      return Number(seconds)
    },
    peak: () => peakMemory(child.pid),
    async [Symbol.asyncDispose]() {
      child.kill()
      await exited
    },
  }
}

/** A tool that people have, run in the folder of the files. */
export function useTool(
  name: string,
  { command, folder, target }: { command: readonly string[]; folder: string; target: string },
): Contestant {
  const [program = '', ...words] = command
  let peak = 0
  return {
    name,
    async run() {
      const start = performance.now()
      const child = spawn(program, words, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
      // What it held is gone with it: the last look before that has to do.
      const looking = setInterval(async () => {
        peak = Math.max(peak, (await peakMemory(child.pid)) || 0)
      }, lookMillis)
      const [code] = await once(child, 'exit')
      clearInterval(looking)
      const seconds = (performance.now() - start) / 1000
      if (code !== 0) throw new Error(`${name} ended with ${code}.`)
      await rm(target)
      return seconds
    },
    peak: async () => peak,
    async [Symbol.asyncDispose]() {},
  }
}
