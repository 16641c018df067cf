import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** What a contestant's process says when it's ready for a run: where it is, and what it wants to see. */
export type Address = { url: string; authorization: string }

/** A contestant in a process of its own: for each line on its input it forgets what it has, and writes its address. */
export class UploadServer implements AsyncDisposable {
  readonly #child: ChildProcess
  readonly #lines: AsyncIterator<string>

  constructor(script: string, directory: string) {
    const path = fileURLToPath(new URL(script, import.meta.url))
    this.#child = spawn(process.execPath, ['--max-semi-space-size=4', path, directory], {
      // As `npm start` sets it.
      env: { ...process.env, UV_THREADPOOL_SIZE: '16' },
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    if (!this.#child.stdout) throw new Error('a child without output')
    this.#lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]()
  }

  async ready(): Promise<Address> {
    this.#child.stdin?.write('\n')
    const { value, done } = await this.#lines.next()
    if (done) throw new Error('the server ended')
    return JSON.parse(value)
  }

  get pid(): number | undefined {
    return this.#child.pid
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#child.stdin?.end()
    if (this.#child.exitCode === null) await once(this.#child, 'exit')
  }
}
