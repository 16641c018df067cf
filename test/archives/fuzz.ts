import { randomInt } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { makeCase, readFuzzArchives } from './zip-fuzz.ts'
import type { FuzzRun, FuzzTotal } from './zip-fuzz-worker.ts'

// Reads damaged archives for as long as it's told to. A thread of its own does it, since what is looked for may as well
// hang or take all memory; then this one says in which case. Each case has a seed of its own, one more than the last.

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
  },
})
const minutes = Number(values.minutes)
const firstSeed = Number(values.seed)
if (!(minutes > 0 && Number.isInteger(firstSeed))) {
  console.error('Usage: npm run fuzz -- [--minutes N] [--seed WHOLE_NUMBER]')
  process.exit(2)
}

/** A case may take a third of it; the rest is for a machine that has much to do. */
const silenceMillis = 15_000
const printEveryMillis = 30_000

const seedNow = new Int32Array(new SharedArrayBuffer(4))
const run: FuzzRun = { firstSeed, minutes, seedNow }
const begun = performance.now()
let printedAt = begun
let latest: FuzzTotal | null = null

console.log(`Fuzzing for ${minutes} minutes; the first case has seed ${firstSeed}.`)
const worker = new Worker(new URL('zip-fuzz-worker.ts', import.meta.url), {
  workerData: run,
  resourceLimits: { maxOldGenerationSizeMb: 512 },
})
worker.on('message', (total: FuzzTotal) => {
  latest = total
  if (performance.now() - printedAt > printEveryMillis) print(total)
})
worker.on('error', (error) => void fail(error))
worker.on('exit', (code) => {
  clearInterval(watch)
  if (code === 0 && latest !== null) print(latest)
})

let watched = { seed: firstSeed, since: begun }
const watch = setInterval(() => {
  const seed = Atomics.load(seedNow, 0)
  if (seed !== watched.seed) watched = { seed, since: performance.now() }
  if (performance.now() - watched.since > silenceMillis)
    void fail(new Error(`it did not end in ${silenceMillis} ms`))
}, 500)

function print({ cases, refused, read, skipped, memory }: FuzzTotal): void {
  printedAt = performance.now()
  const seconds = Math.round((printedAt - begun) / 1000)
  const megabytes = Math.round(memory / 1e6)
  console.log(
    `${seconds} s: ${cases} cases, ${refused} archives refused, ${read} entries read, ${skipped} skipped; ${megabytes} MB held`,
  )
}

async function fail(error: unknown): Promise<void> {
  const seed = Atomics.load(seedNow, 0)
  const { bytes, story } = makeCase(seed, await readFuzzArchives())
  const path = join(await mkdtemp(join(tmpdir(), 'stevedore-fuzz-')), `${seed}.zip`)
  await writeFile(path, bytes)
  console.error(
    `Case ${seed} failed (${story}).\nThe archive: ${path}\nAgain: npm run fuzz -- --seed ${seed}\n`,
    error,
  )
  process.exit(1)
}
