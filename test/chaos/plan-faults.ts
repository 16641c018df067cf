import type { WorkKind } from '../../src/work/work-states.ts'
import type { Random } from '../support/seeded-random.ts'
import type { StoreMode } from './store-mode.ts'

/** Whom to harm, at best while it's at this kind of work. */
type Target = { worker: number; at: WorkKind }

export type Fault =
  | ({ kind: 'KILL_WORKER' | 'STOP_WORKER'; downMillis: number } & Target)
  | ({ kind: 'FREEZE_WORKER'; millis: number } & Target)
  | ({ kind: 'AIL_STORE'; mode: StoreMode; millis: number } & Target)
  /** `places`: from 0 to 1 in the list of the service's connections. */
  | { kind: 'END_BACKENDS'; places: number[] }
  | { kind: 'KILL_POSTGRES' | 'RESTART_POSTGRES' | 'CUT_SOCKET' }

export type PlannedFault = Fault & { afterMillis: number }

type Card = Exclude<Fault['kind'], 'AIL_STORE'> | Exclude<StoreMode['kind'], 'HEALTHY'>

/** How often each fault comes in a deck. */
export type Frequencies = Partial<Record<Card, number>>

/**
 * How often each fault comes among fifty. Those that end a process are few: a start costs more than a small job, and a
 * service that only starts does no work that could be harmed. Postgres falls seldom, since whoever starts it again takes
 * longer each time where it soon falls again.
 */
export const anyFaults: Frequencies = {
  END_BACKENDS: 10,
  KILL_WORKER: 7,
  FREEZE_WORKER: 7,
  ERROR: 7,
  CUT: 5,
  HANG: 5,
  STOP_WORKER: 4,
  CUT_SOCKET: 2,
  SLOW: 1,
  KILL_POSTGRES: 1,
  RESTART_POSTGRES: 1,
}

/** Deaths of workers, and few others. */
export function mostlyKills(kills: number): Frequencies {
  return {
    KILL_WORKER: kills,
    FREEZE_WORKER: Math.ceil(kills / 10),
    END_BACKENDS: Math.ceil(kills / 20),
    STOP_WORKER: Math.ceil(kills / 30),
    KILL_POSTGRES: Math.ceil(kills / 100),
    RESTART_POSTGRES: Math.floor(kills / 100),
  }
}

/** How many faults a deck has. */
export function countFaults(frequencies: Frequencies): number {
  return Object.values(frequencies).reduce((sum, count) => sum + count, 0)
}

/** All faults of a run, from its seed alone. */
export function planFaults(
  random: Random,
  {
    faults,
    frequencies,
    at,
    workers,
    heartbeatTtl,
  }: {
    faults: number
    frequencies: Frequencies
    /** The kinds of work that are to be harmed. */
    at: readonly WorkKind[]
    workers: number
    heartbeatTtl: number
  },
): PlannedFault[] {
  // Its keys are exactly those of the record.
  const deck = (Object.keys(frequencies) as Card[]).flatMap((card) =>
    Array<Card>(frequencies[card] ?? 0).fill(card),
  )
  const cards: Card[] = []
  while (cards.length < faults) cards.push(...random.shuffled(deck))
  return cards.slice(0, faults).map((card) => ({
    ...drawFault(card, random, { at, workers, heartbeatTtl }),
    afterMillis: random.whole(50, 800),
  }))
}

function drawFault(
  card: Card,
  random: Random,
  { at, workers, heartbeatTtl }: { at: readonly WorkKind[]; workers: number; heartbeatTtl: number },
): Fault {
  const target: Target = {
    worker: random.whole(0, workers - 1),
    at: random.pick(at),
  }
  switch (card) {
    case 'KILL_WORKER':
    case 'STOP_WORKER':
      return { kind: card, ...target, downMillis: random.whole(0, 1_500) }
    case 'FREEZE_WORKER':
      return { kind: card, ...target, millis: heartbeatTtl * 1000 + random.whole(200, 2_500) }
    case 'END_BACKENDS':
      return { kind: card, places: Array.from({ length: random.whole(1, 5) }, () => random.share()) }
    case 'KILL_POSTGRES':
    case 'RESTART_POSTGRES':
    case 'CUT_SOCKET':
      return { kind: card }
    default:
      return { kind: 'AIL_STORE', ...target, mode: drawMode(card, random), millis: random.whole(300, 4_000) }
  }
}

function drawMode(kind: Exclude<StoreMode['kind'], 'HEALTHY'>, random: Random): StoreMode {
  const share = random.pick([0.2, 0.6, 1])
  switch (kind) {
    case 'ERROR': {
      const reason = random.pick(['STORE_UNAVAILABLE', 'STORE_BUSY', 'STORE_FULL'] as const)
      return { kind, share, reason, isLate: random.chance(0.5) }
    }
    case 'HANG':
      return { kind, share, heedsAbort: random.chance(0.5), isLate: random.chance(0.5) }
    case 'CUT': {
      const how = random.pick(['END', 'END', 'ERROR', 'HANG'] as const)
      return { kind, share, after: random.whole(0, 600_000), how }
    }
    case 'SLOW':
      return { kind, share, millis: random.whole(50, 500) }
    default:
      throw new Error(`unknown mode ${kind satisfies never}`)
  }
}

/** In a few words, for whoever reads the run. */
export function describeFault(fault: Fault): string {
  switch (fault.kind) {
    case 'KILL_WORKER':
      return `kill -9, down for ${fault.downMillis} ms`
    case 'STOP_WORKER':
      return `SIGTERM, down for ${fault.downMillis} ms`
    case 'FREEZE_WORKER':
      return `SIGSTOP for ${fault.millis} ms`
    case 'AIL_STORE':
      return `store ${JSON.stringify(fault.mode)} for ${fault.millis} ms`
    case 'END_BACKENDS':
      return 'terminate backends'
    case 'KILL_POSTGRES':
      return 'kill -9 of Postgres'
    case 'RESTART_POSTGRES':
      return 'fast restart of Postgres'
    case 'CUT_SOCKET':
      return "cut the watcher's socket"
    default:
      return fault satisfies never
  }
}
