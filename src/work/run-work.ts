import { setTimeout as sleep } from 'node:timers/promises'
import type { RawBuilder } from 'kysely'
import { type Context, transaction } from '../context.ts'
import { isDatabaseAway } from '../database/is-database-away.ts'
import type { Tx } from '../database/transaction.ts'
import { type Claim, ClaimLostError } from './claim.ts'
import { type Failure, finishWork, parkWork, postponeWork, retryWork, sitOutTrouble } from './end-attempt.ts'
import type { KindOfWork } from './kind-of-work.ts'
import { Run } from './run.ts'
import { Stop, type StopReason, WorkFailedError, WorkPostponedError, WorkTroubledError } from './stop.ts'
import { isTerminal, type WorkState } from './work-states.ts'

/**
 * How long an attempt that is told to stop may take to clean up. One that waits for a store that hangs is left behind:
 * whatever it still does is fenced off.
 */
const graceMillis = 500

/** How an attempt came out, before the row says so. */
type Outcome =
  | { kind: 'SUCCEEDED' | 'CANCELLED' | 'SHUTDOWN' }
  | { kind: 'FAILED' | 'INTERRUPTED' | 'TROUBLED'; failure: Failure }
  | { kind: 'POSTPONED'; until: RawBuilder<Date | null> }

/** The work isn't this worker's any more: there's nothing to say of it. */
type Lost = { kind: 'LOST' }

/**
 * Runs one attempt and brings the row to where the attempt left it. Each line that it logs says of which work and
 * attempt. Never rejects.
 */
export async function runWork(
  services: Context,
  claim: Claim,
  options: { kind: KindOfWork; shutdown: AbortSignal },
): Promise<void> {
  const { id, kind, attempt: number } = claim
  const ctx = { ...services, log: services.log.child({ work: { id, kind, attempt: number } }) }
  using run = new Run(ctx, claim, options.shutdown)
  const end = ctx.metrics.work.attempts.startTimer({ kind })
  const outcome = await attempt(ctx, run, options.kind)
  run.stopBeating()
  ctx.log.info({ outcome: outcome.kind, seconds: end({ outcome: outcome.kind }) }, 'an attempt ended')
  if (outcome.kind === 'LOST') return
  // The row must learn how it ended, also where the database is away for a moment. Once the claim may have been given
  // to another worker there's nothing left to say.
  const deadline = performance.now() + ctx.config.heartbeatTtl * 1000
  while (performance.now() < deadline) {
    try {
      await transaction(ctx, (tx) => settle(ctx, { tx, run, outcome, kind: options.kind }))
      return
    } catch (error) {
      ctx.log.warn({ err: error }, 'could not record how an attempt ended')
      if (error instanceof ClaimLostError) return
      await sleep(500)
    }
  }
}

async function attempt(ctx: Context, run: Run, kind: KindOfWork): Promise<Outcome | Lost> {
  try {
    await unlessLeftBehind(kind.execute(ctx, run), run.signal)
    return { kind: 'SUCCEEDED' }
  } catch (error) {
    return explainEnd(ctx, run, error)
  }
}

/** What `work` settles to; rejects with the signal's reason where it hasn't settled soon after an abort. */
async function unlessLeftBehind(work: Promise<void>, signal: AbortSignal): Promise<void> {
  const settled = new AbortController()
  const leftBehind = async () => {
    await new Promise<void>((resolve) => {
      if (signal.aborted) resolve()
      AbortSignal.any([signal, settled.signal]).addEventListener('abort', () => resolve(), { once: true })
    })
    await sleep(graceMillis, undefined, { signal: settled.signal })
    throw signal.reason
  }
  const abandoned = leftBehind()
  abandoned.catch(() => {})
  try {
    await Promise.race([work, abandoned])
  } finally {
    settled.abort()
    work.catch(() => {})
  }
}

function explainEnd(ctx: Context, run: Run, error: unknown): Outcome | Lost {
  if (error instanceof ClaimLostError) return { kind: 'LOST' }
  if (error instanceof WorkPostponedError) return { kind: 'POSTPONED', until: error.until }
  if (error instanceof WorkFailedError)
    return { kind: 'FAILED', failure: { code: error.code, message: error.message } }
  const stop = run.signal.reason
  if (stop instanceof Stop) return explainStop(ctx, stop.reason)
  ctx.log.error({ err: error }, 'an attempt came to nothing')
  if (error instanceof WorkTroubledError)
    return { kind: 'TROUBLED', failure: { code: error.code, message: error.message } }
  if (isDatabaseAway(error)) {
    const message = 'The database did not answer.'
    return { kind: 'TROUBLED', failure: { code: 'DATABASE_UNAVAILABLE', message } }
  }
  const message = `Something unexpected happened in attempt ${run.claim.attempt}; the log has it.`
  return { kind: 'INTERRUPTED', failure: { code: 'INTERNAL_ERROR', message } }
}

function explainStop(ctx: Context, reason: StopReason): Outcome | Lost {
  if (reason !== 'STALLED') return { kind: reason }
  // What is read is never waited for but from store and database, so it's one of them that hangs.
  const message = `Nothing moved for ${ctx.config.stallLimit} seconds: the object store or the database hangs.`
  return { kind: 'TROUBLED', failure: { code: 'STALLED', message } }
}

async function settle(
  ctx: Context,
  { tx, run, outcome, kind }: { tx: Tx; run: Run; outcome: Outcome; kind: KindOfWork },
): Promise<void> {
  const state = await writeOutcome(ctx, { tx, run, outcome })
  if (isTerminal(state)) await kind.sumUp(tx, run.claim.id, ctx.queue)
}

/** @returns the state in which the work is now. */
async function writeOutcome(
  ctx: Context,
  { tx, run, outcome }: { tx: Tx; run: Run; outcome: Outcome },
): Promise<WorkState> {
  const { queue, config } = ctx
  const { claim, progress } = run
  switch (outcome.kind) {
    case 'SHUTDOWN':
      return await parkWork(tx, queue, claim, progress)
    case 'POSTPONED':
      return await postponeWork(tx, queue, claim, { progress, until: outcome.until })
    case 'INTERRUPTED': {
      const { maxAttempts } = config
      return await retryWork(tx, queue, claim, { progress, failure: outcome.failure, maxAttempts })
    }
    case 'TROUBLED': {
      const { outageLimit } = config
      const { hasDoneItems, movedSeconds } = run
      const setback = { progress, failure: outcome.failure, hasDoneItems, movedSeconds }
      return await sitOutTrouble(tx, queue, claim, { ...setback, outageLimit })
    }
    case 'CANCELLED':
    case 'SUCCEEDED':
    case 'FAILED': {
      const failure = outcome.kind === 'FAILED' ? outcome.failure : null
      await finishWork(tx, claim, { state: outcome.kind, progress, failure })
      return outcome.kind
    }
    default:
      throw new Error(`unknown outcome ${JSON.stringify(outcome satisfies never)}`)
  }
}
