import type { Context } from '../context.ts'

/** What garbage collection needs: a command has no more than this. */
export type GarbageContext = Pick<Context, 'config' | 'em' | 'log' | 'orm' | 'store'>

/** What is done in a collection, in this order. */
export const passNames = [
  'REMOVE_CONDEMNED',
  'PURGE_FILES',
  'RECLAIM_ORPHANS',
  'EXPIRE_UPLOADS',
  'RECLAIM_PARTS',
  'PURGE_UPLOADS',
  'PURGE_KEYS',
  'PURGE_WORK',
  'PURGE_REPLAYS',
  'PURGE_SYNC_RUNS',
  'PURGE_COLLECTIONS',
  'PURGE_DELETED_COLLECTIONS',
  'PURGE_PAST_ITEMS',
] as const
export type PassName = (typeof passNames)[number]

/** What a pass is told, and by what it tells what it did. */
export type Round = {
  /** Only count what would be done, and change nothing. */
  dryRun: boolean
  /** Do it however much it is. */
  force: boolean
  /** Aborted when the pass shall stop: between two batches it rejects with the signal's reason. */
  signal: AbortSignal
  /** Counts what was done; in a dry run, what would be. */
  count(done: { items: number; bytes: number }): void
}

/**
 * One thing that garbage collection does. It's bounded in memory and in the length of its transactions, stands by itself,
 * and a crash between any two of its statements is made up for by the next collection.
 */
export type Pass = (ctx: GarbageContext, round: Round) => Promise<void>

/** The pass would do more than it may without being forced to. */
export class PassRefusedError extends Error {
  override readonly name = 'PassRefusedError'
}

export const passOutcomes = ['FAILED', 'REFUSED', 'STOPPED', 'SUCCEEDED'] as const
export type PassOutcome = (typeof passOutcomes)[number]

/** What came of a pass. Of one that did not succeed, `message` says why, and the counts how far it came. */
export type PassReport = {
  pass: PassName
  outcome: PassOutcome
  items: number
  bytes: number
  seconds: number
  message: string | null
}
