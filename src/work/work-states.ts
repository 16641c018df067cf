/**
 * The life of every piece of work:
 *
 *   PENDING ──claim──▶ RUNNING ──finish──▶ SUCCEEDED | FAILED | CANCELLED
 *      ▲                  │
 *      └ park, reap, retry ┘
 *
 * PENDING also goes to CANCELLED at once when someone asks, and a replay that FAILED goes to PENDING when someone decides so. Each claim raises `attempt`, which fences every write of
 * the worker: a write under another attempt, or when the row isn't RUNNING, changes nothing. Every change raises
 * `version`.
 */
export const workStates = ['CANCELLED', 'FAILED', 'PENDING', 'RUNNING', 'SUCCEEDED'] as const
export type WorkState = (typeof workStates)[number]

export const workKinds = ['COMPLETION', 'DELETION', 'EXPORT', 'JOB', 'REPLAY', 'SYNC_RUN'] as const
export type WorkKind = (typeof workKinds)[number]

/** What a worker is about while the work is RUNNING, in this order. */
export const workSteps = ['PREPARING', 'WORKING', 'FINISHING'] as const
export type WorkStep = (typeof workSteps)[number]

export const timelineEvents = [
  'CANCELLED',
  'CANCEL_REQUESTED',
  'CLAIMED',
  'CREATED',
  'EXPIRED',
  'FAILED',
  'PARKED',
  'PAUSED',
  'REAPED',
  'REPLAYED',
  'RESUMED',
  'RETRIED',
  'SUCCEEDED',
] as const
export type TimelineEvent = (typeof timelineEvents)[number]

export const terminalStates = ['CANCELLED', 'FAILED', 'SUCCEEDED'] as const satisfies readonly WorkState[]
export type TerminalState = (typeof terminalStates)[number]

export function isTerminal(state: WorkState): state is TerminalState {
  return (terminalStates as readonly WorkState[]).includes(state)
}
