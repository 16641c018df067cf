import { setTimeout as sleep } from 'node:timers/promises'
import { type Context, transaction } from '../context.ts'
import { isDatabaseAway } from '../database/is-database-away.ts'
import type { Tx } from '../database/transaction.ts'
import { type Claim, ClaimLostError } from './claim.ts'
import { type Failure, finishWork, parkWork, retryWork } from './end-attempt.ts'
import { Run } from './run.ts'
import { Stop, type StopReason, WorkFailedError, WorkInterruptedError } from './stop.ts'

/** Does one kind of work: resolves when it succeeded. What it commits goes through `run`. */
export type Executor = (ctx: Context, run: Run) => Promise<void>

/** How an attempt came out, before the row says so. */
type Outcome =
  | { kind: 'SUCCEEDED' }
  | { kind: 'FAILED'; failure: Failure }
  | { kind: 'INTERRUPTED'; failure: Failure }
  | { kind: StopReason }

/** Runs one attempt and brings the row to where the attempt left it. Never rejects. */
export async function runWork(
  ctx: Context,
  claim: Claim,
  options: { execute: Executor; shutdown: AbortSignal },
): Promise<void> {
  using run = new Run(ctx, claim, options.shutdown)
  const outcome = await attempt(ctx, run, options.execute)
  run.stopBeating()
  if (outcome.kind === 'LOST') return
  // The row must learn how it ended, also where the database is away for a moment. Once the claim may have been given
  // to another worker there's nothing left to say.
  const deadline = performance.now() + ctx.config.heartbeatTtl * 1000
  while (performance.now() < deadline) {
    try {
      await transaction(ctx, (tx) => settle(ctx, { tx, run, outcome }))
      return
    } catch (error) {
      ctx.log.warn({ err: error, work: claim }, 'could not record how an attempt ended')
      if (error instanceof ClaimLostError) return
      await sleep(500)
    }
  }
}

async function attempt(ctx: Context, run: Run, execute: Executor): Promise<Outcome> {
  try {
    await execute(ctx, run)
    return { kind: 'SUCCEEDED' }
  } catch (error) {
    if (error instanceof ClaimLostError) return { kind: 'LOST' }
    if (error instanceof WorkFailedError)
      return { kind: 'FAILED', failure: { code: error.code, message: error.message } }
    if (run.signal.reason instanceof Stop) return { kind: run.signal.reason.reason }
    ctx.log.error({ err: error, work: run.claim }, 'an attempt was interrupted')
    if (error instanceof WorkInterruptedError) {
      return { kind: 'INTERRUPTED', failure: { code: error.code, message: error.message } }
    }
    if (isDatabaseAway(error)) {
      const message = 'The database did not answer.'
      return { kind: 'INTERRUPTED', failure: { code: 'DATABASE_UNAVAILABLE', message } }
    }
    const message = `Something unexpected happened in attempt ${run.claim.attempt}; the log has it.`
    return { kind: 'INTERRUPTED', failure: { code: 'INTERNAL_ERROR', message } }
  }
}

async function settle(
  ctx: Context,
  { tx, run, outcome }: { tx: Tx; run: Run; outcome: Outcome },
): Promise<void> {
  const { claim, progress } = run
  switch (outcome.kind) {
    case 'LOST':
      return
    case 'SHUTDOWN':
      return await parkWork(tx, ctx.queue, claim, progress)
    case 'INTERRUPTED': {
      const { failure } = outcome
      const { maxAttempts } = ctx.config
      const state = await retryWork(tx, ctx.queue, claim, { progress, failure, maxAttempts })
      if (state === 'FAILED') await run.writeEndings(tx)
      return
    }
    case 'CANCELLED':
    case 'SUCCEEDED':
    case 'FAILED': {
      const failure = outcome.kind === 'FAILED' ? outcome.failure : null
      await finishWork(tx, claim, { state: outcome.kind, progress, failure })
      await run.writeEndings(tx)
      return
    }
    default:
      throw new Error(`unknown outcome ${JSON.stringify(outcome satisfies never)}`)
  }
}
