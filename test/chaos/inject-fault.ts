import { join } from 'node:path'
import { findPostmaster } from '../../src/database/embedded/postmaster.ts'
import type { WorkKind } from '../../src/work/work-states.ts'
import { waitFor } from '../support/wait-for.ts'
import { readBusy } from './audit-claims.ts'
import { type ChaosSite, postgresDirectory } from './chaos-site.ts'
import { insist } from './insist.ts'
import type { Fault } from './plan-faults.ts'
import type { WorkerSlot, WorkerState } from './worker-slot.ts'

/** How long a fault waits for someone to be at work. */
const idleMillis = 3_000

/** Whom a fault met, the kinds of work they were at, and what goes on after it has begun, to be waited for in the end. */
export type Injected = { on: string; met: ReadonlySet<WorkKind>; aftermath: Promise<void> }

/**
 * Does the fault to a worker that is at the kind of work that is meant, else to any that is at work, beginning with the one
 * that is meant.
 */
export async function injectFault(site: ChaosSite, fault: Fault, signal: AbortSignal): Promise<Injected> {
  switch (fault.kind) {
    case 'KILL_WORKER': {
      const { worker, met } = await findWorker(site, fault, ['RUNNING', 'FROZEN'])
      worker.kill(fault.downMillis)
      return { on: worker.name, met, aftermath: nothing }
    }
    case 'STOP_WORKER': {
      const { worker, met } = await findWorker(site, fault, ['RUNNING'])
      return { on: worker.name, met, aftermath: worker.stop(fault.downMillis) }
    }
    case 'FREEZE_WORKER': {
      const { worker, met } = await findWorker(site, fault, ['RUNNING'])
      return { on: worker.name, met, aftermath: worker.freeze(fault.millis) }
    }
    case 'AIL_STORE': {
      const { worker, met } = await findWorker(site, fault, ['RUNNING'])
      return { on: worker.name, met, aftermath: worker.ail(fault.mode, fault.millis) }
    }
    case 'END_BACKENDS':
      return {
        met: await atWork(site),
        on: await insist(() => endBackends(site, fault.places), signal),
        aftermath: nothing,
      }
    case 'KILL_POSTGRES':
      return {
        met: await atWork(site),
        on: await signalPostgres(site, 'SIGKILL', signal),
        aftermath: nothing,
      }
    case 'RESTART_POSTGRES':
      return { met: await atWork(site), on: await signalPostgres(site, 'SIGINT', signal), aftermath: nothing }
    case 'CUT_SOCKET':
      site.watcher.cut()
      return { on: 'the watcher', met: new Set(), aftermath: nothing }
    default:
      throw new Error(`unknown fault ${JSON.stringify(fault satisfies never)}`)
  }
}

const nothing = Promise.resolve()

/** At which kinds of work any worker is, as far as the database can tell. */
async function atWork(site: ChaosSite): Promise<Set<WorkKind>> {
  const busy = await readBusy(site.query).catch(() => new Map<string, Set<WorkKind>>())
  return new Set([...busy.values()].flatMap((kinds) => [...kinds]))
}

/** One that is at work, since a fault that meets nobody at work tells nothing; any other where none is for a while. */
async function findWorker(
  site: ChaosSite,
  { worker: first, at }: { worker: number; at: WorkKind },
  states: readonly WorkerState[],
): Promise<{ worker: WorkerSlot; met: ReadonlySet<WorkKind> }> {
  const inTurn = [...site.workers.slice(first), ...site.workers.slice(0, first)]
  const isFit = ({ state }: WorkerSlot) => states.includes(state)
  try {
    return await waitFor(async () => {
      const busy = await readBusy(site.query).catch(() => new Map<string, Set<WorkKind>>())
      const found = inTurn.flatMap((worker) => {
        const met = busy.get(worker.identity)
        return isFit(worker) && met ? [{ worker, met }] : []
      })
      return found.find(({ met }) => met.has(at)) ?? found[0]
    }, idleMillis)
  } catch {
    return { worker: await waitFor(() => inTurn.find(isFit), 120_000), met: new Set() }
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
