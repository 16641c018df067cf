/**
 * Where a replay is. The phase is the truth of it: whoever takes a replay over goes on from there, and each phase may be
 * entered again.
 *
 *   ACCEPTED ──target is there──▶ PROCESSING ──all are in it──▶ CLEANUP_PENDING ──source told──▶ RECEIPT_PENDING ──▶ COMPLETED
 *      │
 *      └──cancelled──▶ CANCELLED      any but the ends ──can't go on──▶ NEEDS_ATTENTION ──someone decides──▶ where it was
 *
 * ACCEPTED: the failures are frozen, and nothing is written to the target. PROCESSING: they go into the target, in order.
 * CLEANUP_PENDING: all that shall be are there, and the source is told of each that it's pending no more. RECEIPT_PENDING:
 * what came of it is counted from the rows once more.
 */
export const replayPhases = [
  'ACCEPTED',
  'CANCELLED',
  'CLEANUP_PENDING',
  'COMPLETED',
  'NEEDS_ATTENTION',
  'PROCESSING',
  'RECEIPT_PENDING',
] as const
export type ReplayPhase = (typeof replayPhases)[number]

/** Phases from which a replay goes on by itself, in their order. */
export const activePhases = ['ACCEPTED', 'PROCESSING', 'CLEANUP_PENDING', 'RECEIPT_PENDING'] as const
export type ActivePhase = (typeof activePhases)[number]

/**
 * What a failure is to a replay, as its row has it. SELECTED: it's this replay's alone. TAKEN: another replay has it.
 * CONFLICT: the target has it, and the source's failure isn't what it was. LEFT: a conflict that someone decided to leave.
 */
export const storedItemStates = ['CONFLICT', 'LEFT', 'SELECTED', 'TAKEN'] as const

/** As told. SELECTED: it waits. ENQUEUED: the target has it. REPLAYED: the source's failure is pending no more. */
export const replayItemStates = ['CONFLICT', 'ENQUEUED', 'LEFT', 'REPLAYED', 'SELECTED', 'TAKEN'] as const
export type ReplayItemState = (typeof replayItemStates)[number]

/** CHANGED: the failure isn't pending, or has another version. GONE: there is no such failure. NOT_IN_TARGET: its task isn't. */
export const replayConflicts = ['CHANGED', 'GONE', 'NOT_IN_TARGET'] as const
export type ReplayConflict = (typeof replayConflicts)[number]

/** RETRY: go on from where it got stuck. LEAVE: leave the conflicts, or a receipt that doesn't add up, as they are, and be done. */
export const replayDecisions = ['LEAVE', 'RETRY'] as const
export type ReplayDecision = (typeof replayDecisions)[number]
