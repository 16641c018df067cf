import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { compileCache } from './compile-cache.ts'

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

/** Stevedore as a process of its own. Killed with its scope. */
export type StevedoreProcess = AsyncDisposable & {
  process: ChildProcess
  /** What it has printed so far, both outputs together. */
  output(): string
  /** Resolves with what was printed once `pattern` is in it; rejects where the process ends before. */
  printed(pattern: RegExp): Promise<RegExpExecArray>
  /** Resolves when the process has ended, with its exit code or the signal that ended it. */
  exited: Promise<number | NodeJS.Signals>
}

export function spawnStevedore(
  environment: Readonly<Record<string, string>>,
  options: { uid?: number; gid?: number; cwd?: string } = {},
): StevedoreProcess {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, [main], {
    ...options,
    env: { PATH, ...compileCache, ...environment },
  })
  let output = ''
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => (output += text))
  const exited = once(child, 'close').then(([code, signal]): number | NodeJS.Signals => code ?? signal)
  const printed = async (pattern: RegExp): Promise<RegExpExecArray> => {
    let hasEnded = false
    const ended = exited.then(() => (hasEnded = true))
    while (true) {
      const match = pattern.exec(output)
      if (match !== null) return match
      if (hasEnded) throw new Error(`ended without printing ${pattern}: ${output}`)
      await Promise.race([ended, once(child.stdout, 'data'), once(child.stderr, 'data')])
    }
  }
  return {
    process: child,
    output: () => output,
    printed,
    exited,
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGKILL')
      await exited
    },
  }
}
