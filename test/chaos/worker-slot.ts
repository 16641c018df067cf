import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { waitFor } from '../support/wait-for.ts'
import { connectionOptions } from './audit-claims.ts'
import { healthy, type StoreMode, type WorkerNews } from './store-mode.ts'

const script = fileURLToPath(new URL('chaos-worker.ts', import.meta.url))

/** Longer than a worker may take to stop before it ends itself. */
const stopMillis = 12_000

/** Enough for a stack. */
const lastWordsLength = 2_000

/** STOPPING also of one that was killed and whose end isn't known yet. */
export type WorkerState = 'DOWN' | 'STARTING' | 'RUNNING' | 'FROZEN' | 'STOPPING'

/**
 * One of the worker processes, which is started again whenever it ends, as whatever runs a service does. That it ends
 * without having been told to, once it runs, is a finding.
 */
export class WorkerSlot implements AsyncDisposable {
  readonly name: string
  readonly findings: string[] = []
  /** Exit codes of those that were asked to stop; SIGKILL where one had to be killed in the end. */
  readonly stops: (number | NodeJS.Signals | null)[] = []
  starts = 0
  state: WorkerState = 'DOWN'
  readonly #environment: Record<string, string>
  readonly #log: string
  readonly #seed: string
  #child: ChildProcess | null = null
  #downMillis = 0
  #isClosing = false
  #pastTroubles = 0
  #troubles = 0
  readonly #living: Promise<void>

  constructor(options: { name: string; environment: Record<string, string>; log: string; seed: string }) {
    this.name = options.name
    this.#environment = options.environment
    this.#log = options.log
    this.#seed = options.seed
    this.#living = this.#live()
  }

  /** What the present process calls itself towards the database. */
  get identity(): string {
    return `${this.name.replace(' ', '-')}.${this.starts}`
  }

  /** Calls to its store that met trouble, as far as it could still tell. */
  get troubles(): number {
    return this.#pastTroubles + this.#troubles
  }

  /** kill -9, and a new one after a while. */
  kill(downMillis: number): void {
    this.#downMillis = downMillis
    this.#signal('SIGKILL', 'STOPPING')
  }

  /** SIGTERM, and a new one after a while. */
  async stop(downMillis: number): Promise<void> {
    const child = this.#child
    if (child === null) return
    this.#downMillis = downMillis
    this.#signal('SIGTERM', 'STOPPING')
    const exited = once(child, 'exit')
    const isPatient = new AbortController()
    const tooLong = sleep(stopMillis, undefined, { signal: isPatient.signal }).then(
      () => void child.kill('SIGKILL'),
      () => {},
    )
    const [code, signal] = await exited
    isPatient.abort()
    await tooLong
    this.stops.push(code ?? signal)
  }

  /** SIGSTOP, and SIGCONT after a while, unless it was killed meanwhile. */
  async freeze(millis: number): Promise<void> {
    const child = this.#child
    this.#signal('SIGSTOP', 'FROZEN')
    await sleep(millis)
    child?.kill('SIGCONT')
    if (this.#child === child && this.state === 'FROZEN') this.state = 'RUNNING'
  }

  /** Lets its store ail for a while. */
  async ail(mode: StoreMode, millis: number): Promise<void> {
    const child = this.#child
    this.#tell(child, mode)
    await sleep(millis)
    this.#tell(child, healthy)
  }

  async running(millis = 120_000): Promise<void> {
    await waitFor(() => this.state === 'RUNNING', millis)
  }

  /** Ends it for good, and in order where it runs. */
  async close(): Promise<void> {
    this.#isClosing = true
    if (this.state === 'RUNNING') await this.stop(0)
    await this[Symbol.asyncDispose]()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isClosing = true
    this.#signal('SIGKILL', 'STOPPING')
    await this.#living
  }

  async #live(): Promise<void> {
    while (!this.#isClosing) {
      await this.#liveOnce()
      if (this.#isClosing) return
      await sleep(this.#downMillis)
      this.#downMillis = 300
    }
  }

  async #liveOnce(): Promise<void> {
    this.starts++
    this.state = 'STARTING'
    const output = openSync(this.#log, 'a')
    const child = spawn(process.execPath, [script, `${this.#seed} ${this.starts}`], {
      env: {
        PATH: process.env['PATH'] ?? '',
        PGOPTIONS: connectionOptions(this.identity),
        ...this.#environment,
      },
      stdio: ['ignore', output, output, 'ipc'],
    })
    closeSync(output)
    this.#child = child
    child.on('message', (news: WorkerNews) => {
      if ('troubles' in news) this.#troubles = news.troubles
      else if (this.state === 'STARTING') this.state = 'RUNNING'
    })
    const [code, signal] = await once(child, 'exit')
    if (this.#runs()) {
      const lastWords = (await readFile(this.#log, 'utf8')).slice(-lastWordsLength)
      this.findings.push(`${this.name} ended by itself (${code ?? signal}): ${lastWords}`)
    }
    this.#child = null
    this.state = 'DOWN'
    this.#pastTroubles += this.#troubles
    this.#troubles = 0
  }

  /** In a function, since the compiler doesn't know that the state changes while one waits. */
  #runs(): boolean {
    return this.state === 'RUNNING'
  }

  #signal(signal: NodeJS.Signals, state: WorkerState): void {
    if (this.#child === null) return
    this.state = state
    this.#child.kill(signal)
  }

  /** It may have died a moment ago: then there is nobody to tell. */
  #tell(child: ChildProcess | null, mode: StoreMode): void {
    if (child?.connected) child.send(mode, () => {})
  }
}
