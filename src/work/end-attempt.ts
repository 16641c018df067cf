import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../database/transaction.ts'
import type { Queue } from '../queue/queue.ts'
import { changeWork } from './change-work.ts'
import { type Claim, ClaimLostError, isHeld } from './claim.ts'
import { forgetTrouble, notRunning, type Progress, setLastProgress } from './progress.ts'
import { workQueues } from './work-queues.ts'
import type { TerminalState } from './work-states.ts'

/** Why work failed: a word for programs and a sentence for people. */
export type Failure = { code: string; message: string }

/** How an attempt ended the work, with its own last counters. */
type End = { state: TerminalState; progress: Progress; failure: Failure | null }

/** How an attempt came to nothing, and how far it got. */
type Setback = { progress: Progress; failure: Failure }

/** RUNNING → a terminal state, with the attempt's own last counters. @throws ClaimLostError */
export async function finishWork(tx: Tx, claim: Claim, end: End): Promise<void> {
  if (!(await endWhere(tx, isHeld(claim), end))) throw new ClaimLostError(claim)
}

/** Work that someone asked to stop isn't given back to begin again. */
async function endIfCancelled(tx: Tx, claim: Claim, progress: Progress): Promise<boolean> {
  const end = { state: 'CANCELLED', progress, failure: null } as const
  return await endWhere(tx, sql`${isHeld(claim)} and cancel_requested`, end)
}

async function endWhere(tx: Tx, where: RawBuilder<unknown>, end: End): Promise<boolean> {
  const ended = await changeWork(tx, {
    set: sql`state = ${end.state}, finished_at = clock_timestamp(), ${notRunning}, ${setLastProgress(end.progress)},
      error_code = ${end.failure?.code ?? null}, error_message = ${end.failure?.message ?? null}`,
    where,
    event: end.state,
    ...(end.failure && { message: end.failure.message }),
  })
  return ended.length > 0
}

/**
 * RUNNING → PENDING because the worker shuts down: at once claimable, progress kept; → CANCELLED where someone had asked.
 * @throws ClaimLostError
 */
export async function parkWork(
  tx: Tx,
  queue: Queue,
  claim: Claim,
  progress: Progress,
): Promise<'PENDING' | 'CANCELLED'> {
  return await putBack(tx, queue, claim, { progress, until: sql`null` })
}

/**
 * RUNNING → PENDING because there's nothing to do until some time, progress kept; → CANCELLED where someone had asked.
 * @throws ClaimLostError
 */
export async function postponeWork(
  tx: Tx,
  queue: Queue,
  claim: Claim,
  { progress, until }: { progress: Progress; until: RawBuilder<Date | null> },
): Promise<'PENDING' | 'CANCELLED'> {
  // Locked first, so that `until` sees what was said by whoever held the lock before, and the work doesn't sleep through it.
  await sql`select from work where id = ${claim.id} for update`.execute(tx.getKysely())
  return await putBack(tx, queue, claim, { progress, until })
}

async function putBack(
  tx: Tx,
  queue: Queue,
  claim: Claim,
  { progress, until }: { progress: Progress; until: RawBuilder<Date | null> },
): Promise<'PENDING' | 'CANCELLED'> {
  if (await endIfCancelled(tx, claim, progress)) return 'CANCELLED'
  const [row] = await changeWork(tx, {
    set: sql`state = 'PENDING', ${notRunning}, ${forgetTrouble}, ${setLastProgress(progress)}, due_at = ${until}`,
    where: isHeld(claim),
    event: 'PARKED',
  })
  if (row === undefined) throw new ClaimLostError(claim)
  // It may be due by now. One that is due later is found by those who look for pending work.
  await queue.enqueue(tx, workQueues[claim.kind], { workId: claim.id })
  return 'PENDING'
}

/**
 * RUNNING → PENDING because of something that trying again may mend, to be claimed after a delay that doubles each time
 * (2 s, 4 s, … 64 s); → FAILED where that was the last of `maxAttempts`; → CANCELLED where someone had asked.
 * @throws ClaimLostError
 */
export async function retryWork(
  tx: Tx,
  queue: Queue,
  claim: Claim,
  { maxAttempts, ...setback }: Setback & { maxAttempts: number },
): Promise<'PENDING' | 'FAILED' | 'CANCELLED'> {
  return await tryAgain(tx, queue, claim, {
    ...setback,
    mayGoOn: sql`interruptions + 1 < ${maxAttempts}`,
    set: sql`interruptions = interruptions + 1`,
    seconds: sql`power(2, interruptions + 1)`,
  })
}

/**
 * RUNNING → PENDING because store or database let the attempt down, which isn't the work's fault: it's tried again for as
 * long as that lasts, each time after as long again as it has lasted (2 s to 64 s); → FAILED where it has lasted longer
 * than `outageLimit` seconds, in which no attempt got anything done; → CANCELLED where someone had asked.
 *
 * The time for which an attempt got on is no part of the trouble, though it left nothing done: what is of use only as a
 * whole may have got on for hours. Nor does it end the trouble, or a store that takes the first bytes and never the last
 * would be tried for ever.
 * @throws ClaimLostError
 */
export async function sitOutTrouble(
  tx: Tx,
  queue: Queue,
  claim: Claim,
  {
    outageLimit,
    hasDoneItems,
    movedSeconds,
    ...setback
  }: Setback & { outageLimit: number; hasDoneItems: boolean; movedSeconds: number },
): Promise<'PENDING' | 'FAILED' | 'CANCELLED'> {
  const known = hasDoneItems
    ? sql`null::timestamptz`
    : sql`troubled_since + ${movedSeconds} * interval '1 second'`
  const lasted = sql`clock_timestamp() - coalesce(${known}, clock_timestamp())`
  return await tryAgain(tx, queue, claim, {
    ...setback,
    mayGoOn: sql`${lasted} < ${outageLimit} * interval '1 second'`,
    set: sql`troubled_since = coalesce(${known}, clock_timestamp())`,
    seconds: sql`greatest(extract(epoch from ${lasted}), 2)`,
  })
}

async function tryAgain(
  tx: Tx,
  queue: Queue,
  claim: Claim,
  {
    progress,
    failure,
    ...how
  }: Setback & {
    mayGoOn: ReturnType<typeof sql>
    set: ReturnType<typeof sql>
    seconds: ReturnType<typeof sql>
  },
): Promise<'PENDING' | 'FAILED' | 'CANCELLED'> {
  if (await endIfCancelled(tx, claim, progress)) return 'CANCELLED'
  const [row] = await changeWork(tx, {
    set: sql`state = 'PENDING', ${notRunning}, ${setLastProgress(progress)}, ${how.set},
      due_at = clock_timestamp() + least(${how.seconds}, 64) * interval '1 second'`,
    where: sql`${isHeld(claim)} and ${how.mayGoOn}`,
    event: 'RETRIED',
    message: failure.message,
  })
  if (row === undefined) {
    await finishWork(tx, claim, { state: 'FAILED', progress, failure })
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
