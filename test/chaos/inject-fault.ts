import { join } from 'node:path'
import { findPostmaster } from '../../src/database/embedded/postmaster.ts'
import { waitFor } from '../support/wait-for.ts'
import { readBusy } from './audit-claims.ts'
import { type ChaosSite, postgresDirectory } from './chaos-site.ts'
import { insist } from './insist.ts'
import type { Fault } from './plan-faults.ts'
import type { WorkerSlot, WorkerState } from './worker-slot.ts'

/** How long a fault waits for someone to be at work. */
const idleMillis = 3_000

/** What goes on after a fault has begun, to be waited for in the end. `on`: whom it met. */
export type Injected = { on: string; aftermath: Promise<void> }

/** Does the fault to the worker that is meant, or to the next that is in a state to suffer it. */
export async function injectFault(site: ChaosSite, fault: Fault, signal: AbortSignal): Promise<Injected> {
  switch (fault.kind) {
    case 'KILL_WORKER': {
      const worker = await findWorker(site, fault.worker, ['RUNNING', 'FROZEN'])
      worker.kill(fault.downMillis)
      return on(worker.name)
    }
    case 'STOP_WORKER': {
      const worker = await findWorker(site, fault.worker, ['RUNNING'])
      return on(worker.name, worker.stop(fault.downMillis))
    }
    case 'FREEZE_WORKER': {
      const worker = await findWorker(site, fault.worker, ['RUNNING'])
      return on(worker.name, worker.freeze(fault.millis))
    }
    case 'AIL_STORE': {
      const worker = await findWorker(site, fault.worker, ['RUNNING'])
      return on(worker.name, worker.ail(fault.mode, fault.millis))
    }
    case 'END_BACKENDS':
      return on(await insist(() => endBackends(site, fault.places), signal))
    case 'KILL_POSTGRES':
      return on(await signalPostgres(site, 'SIGKILL', signal))
    case 'RESTART_POSTGRES':
      return on(await signalPostgres(site, 'SIGINT', signal))
    case 'CUT_SOCKET':
      site.watcher.cut()
      return on('the watcher')
    default:
      throw new Error(`unknown fault ${JSON.stringify(fault satisfies never)}`)
  }
}

const on = (whom: string, aftermath: Promise<void> = Promise.resolve()): Injected => ({ on: whom, aftermath })

/** One that is at work, since a fault that meets nobody at work tells nothing; any other where none is for a while. */
async function findWorker(
  site: ChaosSite,
  first: number,
  states: readonly WorkerState[],
): Promise<WorkerSlot> {
  const inTurn = [...site.workers.slice(first), ...site.workers.slice(0, first)]
  const isFit = ({ state }: WorkerSlot) => states.includes(state)
  try {
    return await waitFor(async () => {
      const busy = await readBusy(site.query).catch(() => new Set<string>())
      return inTurn.find((worker) => isFit(worker) && busy.has(worker.identity))
    }, idleMillis)
  } catch {
    return await waitFor(() => inTurn.find(isFit), 120_000)
  }
}

/** Connections of all processes of the service: pools, queues and live updates. */
async function endBackends(site: ChaosSite, places: readonly number[]): Promise<string> {
  const backends = await site.query<{ pid: number; name: string }>(
    `select pid, application_name as name from pg_stat_activity
    where application_name like 'stevedore%' order by application_name, backend_start, pid`,
  )
  const chosen = [...new Set(places.flatMap((place) => backends[Math.floor(place * backends.length)] ?? []))]
  if (chosen.length === 0) throw new Error('the service has no connections')
  await site.query('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [
    chosen.map(({ pid }) => pid),
  ])
  return chosen.map(({ name }) => name).join(', ')
}

/** A Postgres that isn't up can't fall. SIGKILL is a crash, SIGINT a fast shutdown; who owns it starts it again. */
async function signalPostgres(site: ChaosSite, name: NodeJS.Signals, signal: AbortSignal): Promise<string> {
  await insist(() => site.query('select'), signal)
  const postmaster = await findPostmaster(join(postgresDirectory(site.directory), 'cluster'))
  if (postmaster === null) throw new Error('Postgres answers but has no process')
  process.kill(postmaster.pid, name)
  return 'Postgres'
}
