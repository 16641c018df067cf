import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { parentPort, workerData } from 'node:worker_threads'
import { checkCase, makeCase, readFuzzArchives } from './zip-fuzz.ts'

// The thread of `fuzz.ts` that may hang or run out of memory.

export type FuzzRun = { firstSeed: number; minutes: number; seedNow: Int32Array<SharedArrayBuffer> }

export type FuzzTotal = { cases: number; refused: number; read: number; skipped: number; memory: number }

const reportEvery = 5_000
const mostGrowth = 64 * 1024 ** 2

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

const { firstSeed, minutes, seedNow }: FuzzRun = workerData
const archives = await readFuzzArchives()
const total: FuzzTotal = { cases: 0, refused: 0, read: 0, skipped: 0, memory: 0 }
let settled = Number.POSITIVE_INFINITY
for (const end = performance.now() + minutes * 60_000; performance.now() < end; ) {
  const seed = (firstSeed + total.cases) | 0
  Atomics.store(seedNow, 0, seed)
  const { refused, read, skipped } = await checkCase(makeCase(seed, archives))
  total.cases++
  if (refused !== null) total.refused++
  total.read += read
  total.skipped += skipped
  if (total.cases % reportEvery === 0) report()
}
report()

/** Says how far it is, and fails where memory is held that wasn't after the first report. */
function report(): void {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  total.memory = heapUsed + external
  settled = Math.min(settled, total.memory)
  parentPort?.postMessage(total)
  if (total.memory - settled > mostGrowth)
    throw new Error(`${total.memory - settled} bytes are held for ever`)
}
