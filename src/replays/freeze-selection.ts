import { sql } from 'kysely'
import type { Tx } from '../database/transaction.ts'
import type { ReplaySelection } from './read-replay-wish.ts'
import { selectWanted } from './select-wanted.ts'

/** How many failures are a replay's, and how many that it asked for are another's. */
export type Frozen = { selected: number; taken: number }

/**
 * Freezes what a replay is about, each failure with its version. One that another replay has stays that one's, and is
 * written down as taken. Under a lock on the source run.
 */
export async function freezeSelection(
  tx: Tx,
  { replayId, runId, selection }: { replayId: string; runId: string; selection: ReplaySelection },
): Promise<Frozen> {
  const frozen = await sql<Frozen>`
    with frozen as (
      insert into replay_items (replay_id, failure_id, version, subject_id, channel, action, size, state, taken_by)
      select ${replayId}::uuid, id, version, subject_id, channel, action, size,
        case when taken_by is null then 'SELECTED' else 'TAKEN' end, taken_by
      from (${selectWanted(tx, { runId, selection })}) wanted
      returning state)
    select count(*) filter (where state = 'SELECTED')::int as selected,
      count(*) filter (where state = 'TAKEN')::int as taken
    from frozen`.execute(tx.getKysely())
  const [counts] = frozen.rows
  if (counts === undefined) throw new Error('an aggregate has a row')
  return counts
}
