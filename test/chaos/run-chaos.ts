import { setTimeout as sleep } from 'node:timers/promises'
import { seedRandom } from '../support/seeded-random.ts'
import { makeShapes } from './archive-shapes.ts'
import { type ChaosSite, startChaosSite } from './chaos-site.ts'
import { checkSite } from './check-site.ts'
import { injectFault } from './inject-fault.ts'
import { keepBusy } from './keep-busy.ts'
import { describeFault, type PlannedFault, planFaults } from './plan-faults.ts'

const workers = 3
const heartbeatTtl = 2

/** Work that waits before it's tried again waits 64 s at most. */
const calmMillis = 180_000

export type ChaosReport = {
  /** What must not have happened: none is how it should be. */
  findings: string[]
  /** How many of each kind were done. */
  faults: Map<string, number>
  /** What was looked at in the end, and how much of it there was. */
  checked: Map<string, number | string>
}

/**
 * Runs a service of real processes under load, harms it, waits until it has come to rest, and checks that nothing was
 * lost. Which faults, when, and what is asked for follow from the seed alone; how they meet, the machine decides.
 */
export async function runChaos(options: {
  seed: number
  faults: number
  /** Jobs that are asked for at once. */
  lanes?: number
  report: (line: string) => void
  signal?: AbortSignal
}): Promise<ChaosReport> {
  const { seed, lanes = 12 } = options
  const startedAt = performance.now()
  const report = (line: string) => {
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(2)
    options.report(`${seconds.padStart(7)} s  ${line}`)
  }
  report(`seed ${seed}`)
  const shapes = makeShapes(seedRandom(seed, 'archives'))
  let isClean = false
  await using site = await startChaosSite({
    seed: String(seed),
    workers,
    heartbeatTtl,
    isKept: () => !isClean,
  })
  report(
    `logs and data are in ${site.directory}, where npm start opens them with STEVEDORE_DATA_DIR=${site.directory}/data`,
  )
  const giveUp = new AbortController()
  // Whatever goes wrong here, nobody goes on asking a service that is gone.
  using cleanup = new DisposableStack()
  cleanup.defer(() => giveUp.abort())
  const signal = AbortSignal.any([giveUp.signal, ...(options.signal ? [options.signal] : [])])
  let isOver = false
  const busy = Array.from({ length: lanes }, async (_, n) => {
    const random = seedRandom(seed, 'lane', n)
    try {
      await keepBusy({ site, random, shapes, signal, report }, () => isOver)
    } catch (error) {
      site.ledger.findings.push(`lane ${n} gave up: ${error instanceof Error ? error.message : error}`)
      giveUp.abort(new Error('the service does not do what it is asked for'))
    }
  })
  const plan = planFaults(seedRandom(seed, 'faults'), { faults: options.faults, workers, heartbeatTtl })
  const faults = await injectAll(site, plan, { report, signal })
  isOver = true
  for (const worker of site.workers) await worker.running()
  report('all is well again; waiting for the jobs to end')
  const patience = setTimeout(() => giveUp.abort(new Error('the jobs do not end')), calmMillis)
  await Promise.all(busy)
  clearTimeout(patience)
  options.signal?.throwIfAborted()
  const { findings, checked } = await checkSite(site)
  isClean = findings.length === 0
  return { findings, faults, checked }
}

/** One fault after the other, without waiting for the aftermath of the one before. None more when `signal` is aborted. */
async function injectAll(
  site: ChaosSite,
  plan: readonly PlannedFault[],
  { report, signal }: { report: (line: string) => void; signal: AbortSignal },
): Promise<Map<string, number>> {
  const done = new Map<string, number>()
  const aftermaths: Promise<void>[] = []
  for (const [index, fault] of plan.entries()) {
    try {
      await sleep(fault.afterMillis, undefined, { signal })
      const { on, aftermath } = await injectFault(site, fault, signal)
      aftermaths.push(aftermath)
      report(`fault ${index + 1}, ${on}: ${describeFault(fault)}`)
    } catch (error) {
      if (signal.aborted) break
      throw error
    }
    const kind = fault.kind === 'AIL_STORE' ? `STORE ${fault.mode.kind}` : fault.kind
    done.set(kind, (done.get(kind) ?? 0) + 1)
  }
  await Promise.all(aftermaths)
  return done
}
