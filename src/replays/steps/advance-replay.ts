import { sql } from 'kysely'
import type { EntityManager } from '../../database/orm.ts'
import type { Tx } from '../../database/transaction.ts'
import type { ReplayReceipt } from '../replay.entity.ts'
import { activePhases, type ReplayPhase } from '../replay-words.ts'

/** What never changes of a replay. */
type Identity = {
  replayId: string
  accountId: string
  sourceRunId: string
  targetRunId: string
  selected: number
}

/** How far a replay is. */
type Progress = {
  phase: ReplayPhase
  enqueuedUpTo: string | null
  newlyEnqueued: number
  alreadyPresent: number
  released: number
  cleanedUpTo: string | null
  replayed: number
  conflicts: number
  receipt: ReplayReceipt | null
}

/** A replay as its owner saw it last. */
export type ReplayAction = Identity & Progress & { revision: number; enqueued: number }

/** What a step changes. What is left out stays. */
export type ReplayUpdate = Partial<Progress>

/** The replay isn't what its owner saw: someone else has written to it. Nothing was changed. */
export class RevisionConflictError extends Error {
  override readonly name = 'RevisionConflictError'
  readonly code = 'CONFLICT'

  constructor({ replayId, revision }: ReplayAction) {
    super(`replay ${replayId} is not at revision ${revision} any more`)
  }
}

/** A step wanted to take back what an earlier one had reached. */
export class ReplayRegressionError extends Error {
  override readonly name = 'ReplayRegressionError'

  constructor({ replayId }: ReplayAction, field: string) {
    super(`the ${field} of replay ${replayId} can't go back`)
  }
}

const columns = sql`id as "replayId", account_id as "accountId", source_run_id as "sourceRunId",
  target_run_id as "targetRunId", selected, phase, revision, enqueued_up_to as "enqueuedUpTo", enqueued,
  newly_enqueued as "newlyEnqueued", already_present as "alreadyPresent", released, cleaned_up_to as "cleanedUpTo",
  replayed, conflicts, receipt`

/** @throws Error where the replay is gone. */
export async function readAction(em: EntityManager, replayId: string): Promise<ReplayAction> {
  const found = await sql<ReplayAction>`select ${columns} from replays where id = ${replayId}`.execute(
    em.getKysely(),
  )
  const [action] = found.rows
  if (action === undefined) throw new Error(`there is no replay ${replayId}`)
  return action
}

/**
 * Writes how far a replay is, where it's still what its owner saw. After `holdLease`, in the same transaction.
 * @throws RevisionConflictError, ReplayRegressionError
 */
export async function advanceReplay(tx: Tx, seen: ReplayAction, update: ReplayUpdate): Promise<ReplayAction> {
  const next = { ...seen, ...update }
  forbidRegression(seen, next)
  const written = await sql<ReplayAction>`
    update replays set revision = revision + 1, phase = ${next.phase}, enqueued_up_to = ${next.enqueuedUpTo}::uuid,
      enqueued = ${next.newlyEnqueued}::int + ${next.alreadyPresent}::int, newly_enqueued = ${next.newlyEnqueued},
      already_present = ${next.alreadyPresent}, released = ${next.released}, cleaned_up_to = ${next.cleanedUpTo}::uuid,
      replayed = ${next.replayed}, conflicts = ${next.conflicts}, receipt = ${next.receipt && JSON.stringify(next.receipt)}::jsonb
    where id = ${seen.replayId} and revision = ${seen.revision}
    returning ${columns}`.execute(tx.getKysely())
  const [action] = written.rows
  if (action === undefined) throw new RevisionConflictError(seen)
  return action
}

/** The order in which a replay goes through its phases; one that was stopped goes nowhere. */
const ladder: readonly ReplayPhase[] = [...activePhases, 'COMPLETED']

const counts = ['newlyEnqueued', 'alreadyPresent', 'released', 'replayed', 'conflicts'] as const
const cursors = ['enqueuedUpTo', 'cleanedUpTo'] as const

function forbidRegression(seen: ReplayAction, next: ReplayAction): void {
  const from = ladder.indexOf(seen.phase)
  if (from < 0 || ladder.indexOf(next.phase) < from) throw new ReplayRegressionError(seen, 'phase')
  for (const field of counts) if (next[field] < seen[field]) throw new ReplayRegressionError(seen, field)
  // Ids as text have the order of the ids.
  for (const field of cursors)
    if ((next[field] ?? '') < (seen[field] ?? '')) throw new ReplayRegressionError(seen, field)
  if (seen.receipt !== null && next.receipt !== seen.receipt) throw new ReplayRegressionError(seen, 'receipt')
}
