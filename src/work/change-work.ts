import { type RawBuilder, sql } from 'kysely'
import type { EntityManager } from '../database/orm.ts'
import { notify } from '../live/notice.ts'
import type { TimelineEvent, WorkKind, WorkState } from './work-states.ts'

/** A row of work as a change left it. */
export type ChangedWork = {
  id: string
  accountId: string
  kind: WorkKind
  state: WorkState
  attempt: number
  version: number
  cancelRequested: boolean
}

/**
 * Changes every row of work that matches `where`, and tells: version, timeline and notices go with the change, in one
 * statement. All writes to a row of work go through here.
 *
 * @param change.event What to write in the timeline; null for progress, which isn't history.
 * @returns the rows that were changed: none means that the row is gone or in another state, and the caller lost.
 */
export async function changeWork(
  em: EntityManager,
  change: {
    set: RawBuilder<unknown>
    where: RawBuilder<unknown>
    event: TimelineEvent | null
    message?: string
  },
): Promise<ChangedWork[]> {
  const changed = await sql<ChangedWork>`
    with changed as (
      update work set ${change.set}, version = version + 1, updated_at = clock_timestamp()
      where ${change.where}
      returning *
    ), told as (
      insert into timeline_entries (work_id, event, attempt, message)
      select id, ${change.event}, attempt, ${change.message ?? null} from changed where ${change.event}::text is not null
    )
    select id, account_id as "accountId", kind, state, attempt, version, cancel_requested as "cancelRequested",
      ${notify(sql.ref('kind'), sql.ref('version'))}
    from changed`.execute(em.getKysely())
  return changed.rows
}
