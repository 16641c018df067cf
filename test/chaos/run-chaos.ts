import { setTimeout as sleep } from 'node:timers/promises'
import type { WorkKind } from '../../src/work/work-states.ts'
import { seedRandom } from '../support/seeded-random.ts'
import { waitFor } from '../support/wait-for.ts'
import { makeShapes } from './archive-shapes.ts'
import { awaitSweeps } from './await-sweeps.ts'
import { type ChaosSite, startChaosSite } from './chaos-site.ts'
import { checkSite } from './check-site.ts'
import { injectFault } from './inject-fault.ts'
import { keepExporting } from './keep-exporting.ts'
import { keepExtracting } from './keep-extracting.ts'
import { keepReplaying } from './keep-replaying.ts'
import { keepSyncing } from './keep-syncing.ts'
import type { Lane } from './lane.ts'
import { anyFaults, describeFault, type Frequencies, type PlannedFault, planFaults } from './plan-faults.ts'

/** What is asked for at once: of jobs and exports so many, of the others one after the other; replays of so many failures. */
type Lanes = {
  jobs: number
  exports: number
  syncRuns: 0 | 1
  replays?: { replays: number; failures: number }
}

const everything: Lanes = { jobs: 6, exports: 5, syncRuns: 1, replays: { replays: 4, failures: 2_000 } }

function kindsOf({ jobs, exports, syncRuns, replays }: Lanes): WorkKind[] {
  const kinds: [WorkKind, number][] = [
    ['EXPORT', exports],
    ['JOB', jobs],
    ['REPLAY', replays?.replays ?? 0],
    ['SYNC_RUN', syncRuns],
  ]
  return kinds.flatMap(([kind, count]) => (count > 0 ? [kind] : []))
}

const workers = 3
const heartbeatTtl = 2

/** How long a fault waits for workers that start. */
const startMillis = 10_000

/** Work that waits before it's tried again waits 64 s at most, and a machine may be slow. */
const calmMillis = 400_000

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
  /** Which faults; by default all kinds. */
  frequencies?: Frequencies
  /** By default all. */
  lanes?: Lanes
  report: (line: string) => void
  signal?: AbortSignal
}): Promise<ChaosReport> {
  const { seed, frequencies = anyFaults } = options
  const { replays, ...lanes } = options.lanes ?? everything
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
  const keepBusy = (count: number, name: string, keep: (lane: Lane) => Promise<void>) =>
    Array.from({ length: count }, async (_, n) => {
      try {
        await keep({ site, random: seedRandom(seed, name, n), signal, report })
      } catch (error) {
        site.ledger.findings.push(`${name} ${n} gave up: ${error instanceof Error ? error.message : error}`)
        giveUp.abort(new Error('the service does not do what it is asked for'))
      }
    })
  const busy = [
    ...keepBusy(lanes.jobs, 'lane', (lane) => keepExtracting({ ...lane, shapes }, () => isOver)),
    ...keepBusy(lanes.exports, 'lane of exports', (lane) => keepExporting(lane, () => isOver)),
    // Of each kind one run at a time goes on.
    ...keepBusy(lanes.syncRuns, 'lane of sync runs', (lane) => keepSyncing(lane, () => isOver)),
    ...keepBusy(replays ? 1 : 0, 'lane of replays', (lane) =>
      keepReplaying(lane, replays ?? { replays: 0, failures: 0 }, () => isOver),
    ),
  ]
  const plan = planFaults(seedRandom(seed, 'faults'), {
    faults: options.faults,
    frequencies,
    at: kindsOf(options.lanes ?? everything),
    workers,
    heartbeatTtl,
  })
  const { faults, met } = await injectAll(site, plan, { report, signal })
  isOver = true
  for (const worker of site.workers) await worker.running()
  report('all is well again; waiting for all work to end')
  const patience = setTimeout(() => giveUp.abort(new Error('the work does not end')), calmMillis)
  await Promise.all(busy)
  clearTimeout(patience)
  options.signal?.throwIfAborted()
  await awaitSweeps(site)
  const { findings, checked } = await checkSite(site)
  isClean = findings.length === 0
  return { findings, faults, checked: new Map([...met, ...checked]) }
}

/** One fault after the other, without waiting for the aftermath of the one before. None more when `signal` is aborted. */
async function injectAll(
  site: ChaosSite,
  plan: readonly PlannedFault[],
  { report, signal }: { report: (line: string) => void; signal: AbortSignal },
): Promise<{ faults: Map<string, number>; met: Map<string, number> }> {
  const faults = new Map<string, number>()
  const met = new Map<string, number>()
  const count = (counts: Map<string, number>, what: string) => counts.set(what, (counts.get(what) ?? 0) + 1)
  const aftermaths: Promise<void>[] = []
  for (const [index, fault] of plan.entries()) {
    try {
      await sleep(fault.afterMillis, undefined, { signal })
      await mostlyUp(site)
      const { on, met: kinds, aftermath } = await injectFault(site, fault, signal)
      aftermaths.push(aftermath)
      for (const kind of kinds) count(met, `faults that met work of the kind ${kind}`)
      report(`fault ${index + 1}, ${on}: ${describeFault(fault)}`)
    } catch (error) {
      if (signal.aborted) break
      throw error
    }
    count(faults, fault.kind === 'AIL_STORE' ? `STORE ${fault.mode.kind}` : fault.kind)
  }
  await Promise.all(aftermaths)
  return { faults, met }
}

/** Gives workers that were ended the time to start, on a machine where that takes long: who only starts does no work. */
async function mostlyUp({ workers }: ChaosSite): Promise<void> {
  const isUp = () => workers.filter(({ state }) => state === 'RUNNING').length > workers.length / 2
  await waitFor(isUp, startMillis).catch(() => {})
}
