import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../database/transaction.ts'
import { selectFailures } from '../sync-runs/select-failures.ts'
import { type ReplaySelection, selectedConditions } from './read-replay-wish.ts'

/**
 * The failures of a run that are pending and asked for, as a subquery: what is known of each (see `selectFailures`), and as
 * taken_by the replay that has it; null: none has.
 */
export function selectWanted(
  tx: Tx,
  { runId, selection }: { runId: string; selection: ReplaySelection },
): RawBuilder<unknown> {
  return sql`
    select failure.*, owner.replay_id as taken_by
    from (${selectFailures(tx, selectedConditions(runId, selection))}) failure
    left join replay_items owner on owner.failure_id = failure.id and owner.state in ('CONFLICT', 'SELECTED')`
}
