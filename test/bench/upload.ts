import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { peakMemory } from './bench-memory.ts'

// How fast a PUT of 1 GiB becomes a file, against a bare Node server that hashes the body and writes it to disk. The
// bytes come from a process of their own; runs alternate, so that the machine's moods meet both.

const bytes = 1024 ** 3
const runs = 5

const script = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** A server in a process of its own: for each line on its input, it cleans up and writes a URL to PUT to. */
class ServerProcess implements AsyncDisposable {
  readonly #child: ChildProcess
  readonly #lines: AsyncIterator<string>

  constructor(name: string, directory: string) {
    this.#child = spawn(process.execPath, [script(name), directory], { stdio: ['pipe', 'pipe', 'inherit'] })
    if (!this.#child.stdout) throw new Error('a child without output')
    this.#lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]()
  }

  async nextUrl(): Promise<string> {
    this.#child.stdin?.write('\n')
    const { value, done } = await this.#lines.next()
    if (done) throw new Error('the server ended')
    return value
  }

  get pid(): number | undefined {
    return this.#child.pid
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#child.stdin?.end()
    if (this.#child.exitCode === null) await once(this.#child, 'exit')
  }
}

/** Sends the bytes from another process; gives MB/s from the first byte to the answer. */
async function send(url: string): Promise<number> {
  const sender = spawn(process.execPath, [script('upload-sender.ts'), url, String(bytes)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output] = await Promise.all([sender.stdout.toArray(), once(sender, 'exit')])
  const seconds = Number(output.join(''))
  if (!(seconds > 0)) throw new Error('an upload failed')
  return bytes / 1e6 / seconds
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

const directory = await mkdtemp(join(tmpdir(), 'stevedore-bench-'))
try {
  await using stevedore = new ServerProcess('upload-stevedore.ts', join(directory, 'stevedore'))
  await using bare = new ServerProcess('upload-bare.ts', directory)
  const contestants = [
    { name: 'stevedore', server: stevedore, rates: [] as number[] },
    { name: 'bare server', server: bare, rates: [] as number[] },
  ]
  // The first run of each warms up and doesn't count.
  for (let run = 0; run <= runs; run++) {
    for (const { server, rates } of contestants) {
      const rate = await send(await server.nextUrl())
      if (run > 0) rates.push(rate)
    }
  }
  const baseline = median(contestants[1]?.rates ?? [])
  console.log(`PUT of 1 GiB, ${runs} alternating runs each, Node ${process.version}\n`)
  console.log('| server | median MB/s | runs | peak memory MB | of bare |')
  console.log('|---|---|---|---|---|')
  for (const { name, server, rates } of contestants) {
    const all = rates.map(Math.round).join(' ')
    const share = (median(rates) / baseline).toFixed(2)
    console.log(
      `| ${name} | ${Math.round(median(rates))} | ${all} | ${await peakMemory(server.pid)} | ${share} |`,
    )
  }
} finally {
  await rm(directory, { recursive: true, force: true })
}
