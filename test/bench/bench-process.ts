import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/**
 * As `npm start` does: a smaller nursery costs no time here, and saves a hundred megabytes. By default what outlives it may
 * come to three times of what is in use before it's collected; half as much again costs nothing that can be measured.
 */
const asStarted = ['--max-semi-space-size=4', '--heap-growing-percent=50']

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

/** Longer than a Stevedore takes to stop, or to give up on it. */
const stopMillis = 15_000

/** A Stevedore in a process of its own, that ends with its scope. */
export type ServiceProcess = AsyncDisposable & {
  /** null where it has not the role of an API. */
  url: string | null
  pid: number | undefined
}

export async function startServiceProcess(environment: Record<string, string>): Promise<ServiceProcess> {
  const child = spawn(process.execPath, [...asStarted, main], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  await using stack = new AsyncDisposableStack()
  stack.defer(async () => {
    child.kill('SIGTERM')
    const deadline = setTimeout(() => child.kill('SIGKILL'), stopMillis)
    await exited
    clearTimeout(deadline)
  })
  const url = await readGreeting(createInterface({ input: child.stdout }))
  const running = stack.move()
  return { url, pid: child.pid, [Symbol.asyncDispose]: () => running.disposeAsync() }
}

/** What the process prints for a person names its address, and ends with how to stop it. */
async function readGreeting(lines: AsyncIterable<string>): Promise<string | null> {
  let url: string | null = null
  for await (const line of lines) {
    url = /(http:\S+)\/graphql/.exec(line)?.[1] ?? url
    if (line.includes('Ctrl-C')) return url
  }
  throw new Error('A Stevedore ended before it was ready.')
}
