import { sql } from 'kysely'
import type { Tx } from '../database/transaction.ts'
import type { Queue } from '../queue/queue.ts'
import { changeWork } from './change-work.ts'
import { type Claim, ClaimLostError, isHeld } from './claim.ts'
import { type Progress, setProgress } from './heartbeat.ts'
import { workQueues } from './work-queues.ts'
import type { TerminalState } from './work-states.ts'

/** Why work failed: a word for programs and a sentence for people. */
export type Failure = { code: string; message: string }

/** RUNNING → a terminal state, with the attempt's own last counters. @throws ClaimLostError */
export async function finishWork(
  tx: Tx,
  claim: Claim,
  end: { state: TerminalState; progress: Progress; failure: Failure | null },
): Promise<void> {
  const [row] = await changeWork(tx, {
    set: sql`state = ${end.state}, finished_at = clock_timestamp(), heartbeat_at = null, ${setProgress(end.progress)},
      error_code = ${end.failure?.code ?? null}, error_message = ${end.failure?.message ?? null}`,
    where: isHeld(claim),
    event: end.state,
    ...(end.failure && { message: end.failure.message }),
  })
  if (row === undefined) throw new ClaimLostError(claim)
}

/** RUNNING → PENDING because the worker shuts down: at once claimable, progress kept. @throws ClaimLostError */
export async function parkWork(tx: Tx, queue: Queue, claim: Claim, progress: Progress): Promise<void> {
  const [row] = await changeWork(tx, {
    set: sql`state = 'PENDING', heartbeat_at = null, ${setProgress(progress)}`,
    where: isHeld(claim),
    event: 'PARKED',
  })
  if (row === undefined) throw new ClaimLostError(claim)
  await queue.enqueue(tx, workQueues[claim.kind], { workId: claim.id })
}

/**
 * RUNNING → PENDING because of trouble that may pass, to be claimed again after a delay that doubles each time (2 s,
 * 4 s, … 64 s); → FAILED where that was the last of `maxAttempts`. @throws ClaimLostError
 */
export async function retryWork(
  tx: Tx,
  queue: Queue,
  claim: Claim,
  trouble: { progress: Progress; failure: Failure; maxAttempts: number },
): Promise<'PENDING' | 'FAILED'> {
  const [row] = await changeWork(tx, {
    set: sql`state = 'PENDING', heartbeat_at = null, interruptions = interruptions + 1,
      due_at = clock_timestamp() + least(power(2, interruptions + 1), 64) * interval '1 second',
      ${setProgress(trouble.progress)}`,
    where: sql`${isHeld(claim)} and interruptions + 1 < ${trouble.maxAttempts}`,
    event: 'RETRIED',
    message: trouble.failure.message,
  })
  if (row === undefined) {
    await finishWork(tx, claim, { state: 'FAILED', progress: trouble.progress, failure: trouble.failure })
    return 'FAILED'
  }
  const due = await sql<{ seconds: number }>`
    select extract(epoch from due_at - clock_timestamp())::float8 as seconds from work where id = ${claim.id}`.execute(
    tx.getKysely(),
  )
  const startAfter = Math.ceil(due.rows[0]?.seconds ?? 0)
  await queue.enqueue(tx, workQueues[claim.kind], { workId: claim.id }, { startAfter })
  return 'PENDING'
}
