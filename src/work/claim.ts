import { type RawBuilder, sql } from 'kysely'
import type { EntityManager } from '../database/orm.ts'
import { changeWork } from './change-work.ts'
import { nothingYet, setProgress } from './progress.ts'
import type { WorkKind } from './work-states.ts'

/** A worker's hold on a piece of work. `attempt` fences it: under another attempt nothing of this worker counts. */
export type Claim = { id: string; accountId: string; kind: WorkKind; attempt: number }

/** The work isn't this worker's any more: it stops, cleans up what it alone made, and reports nothing. */
export class ClaimLostError extends Error {
  override readonly name: string = 'ClaimLostError'

  constructor(claim: Claim) {
    super(`attempt ${claim.attempt} of ${claim.kind} ${claim.id} has lost its claim`)
  }
}

/** True of the row for as long as the claim holds. */
export function isHeld(claim: Claim): RawBuilder<boolean> {
  return sql<boolean>`id = ${claim.id} and attempt = ${claim.attempt} and state = 'RUNNING'`
}

/**
 * Takes the oldest pending work of a kind that is due; null where there is none. Of concurrent callers each gets another.
 * What the attempt before had done isn't this one's.
 */
export async function claimWork(em: EntityManager, kind: WorkKind): Promise<Claim | null> {
  const [claimed] = await changeWork(em, {
    set: sql`state = 'RUNNING', attempt = attempt + 1, due_at = null, step = 'PREPARING', heartbeat_at = clock_timestamp(),
      started_at = coalesce(started_at, clock_timestamp()), ${setProgress(nothingYet)}`,
    where: sql`id = (
      select id from work
      where kind = ${kind} and state = 'PENDING' and (due_at is null or due_at <= clock_timestamp())
      order by id limit 1 for update skip locked)`,
    event: 'CLAIMED',
  })
  if (claimed === undefined) return null
  return { id: claimed.id, accountId: claimed.accountId, kind, attempt: claimed.attempt }
}
