import { type RawBuilder, sql } from 'kysely'
import type { PageRequest } from '../lib/page.ts'
import { lowestId, readId } from '../lib/uuid.ts'
import { type WorkKind, type WorkState, workKinds, workStates } from './work-states.ts'

/** Which work of an account: all that is given must hold. */
export type WorkListFilter = {
  kinds?: readonly WorkKind[] | null | undefined
  states?: readonly WorkState[] | null | undefined
  /** Whether someone has to look at it: it failed, or it's a sync run that ended with failures that are pending. */
  needsAttention?: boolean | null | undefined
}

/** A run that ended and did not fail: whether it needs attention, its failures say. */
const endedRunStates: readonly WorkState[] = ['CANCELLED', 'SUCCEEDED']

/** Comes after every other. */
const highestId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/**
 * The statement that finds a page of an account's work, newest first, and one more to tell whether there are more. Each kind
 * and state is asked for its newest by itself, so that an index has them in order, however rare is what is looked for.
 * @throws InvalidInputError (after)
 */
export function selectWork({
  accountId,
  page,
  filter: { kinds, states, needsAttention = null },
}: {
  accountId: string
  page: PageRequest
  filter: WorkListFilter
}): RawBuilder<{ id: string; kind: WorkKind }> {
  const before = page.after === null ? highestId : readId(page.after, 'after')
  const most = page.first + 1
  const ofKinds = [...new Set(kinds ?? workKinds)]
  const inStates = [...new Set(states ?? workStates)]
  const listed = inStates.filter(
    (state) => needsAttention === null || needsAttention === (state === 'FAILED'),
  )
  const runs = inStates.filter((state) => endedRunStates.includes(state))
  const withRuns = needsAttention === true && ofKinds.includes('SYNC_RUN') && runs.length > 0
  // Compared as rows and in the order of the whole index, it's read by that one alone: the planner might take the one of the
  // ids for cheaper, and go through all work for a state that is rare.
  const newest = (where: RawBuilder<unknown>) => sql`
    select id, kind from work
    where account_id = ${accountId}
      and (kind, state, id) >= (k, s, ${lowestId}::uuid) and (kind, state, id) < (k, s, ${before}::uuid) and ${where}
    order by kind desc, state desc, id desc limit ${most}`
  return sql`
    select newest.id, newest.kind
    from unnest(${ofKinds}::text[]) k cross join unnest(${listed}::text[]) s
      cross join lateral (${newest(needsAttention === false ? sql`not ${isRunToMend}` : sql`true`)}) newest
    union all
    select newest.id, newest.kind
    from (select 'SYNC_RUN' as k) run cross join unnest(${withRuns ? runs : []}::text[]) s
      cross join lateral (${newest(hasPendingFailures)}) newest
    order by id desc limit ${most}`
}

const hasPendingFailures = sql`
  exists (select from sync_run_channels channel where channel.run_id = work.id and channel.pending_failures > 0)`

const isRunToMend = sql`(kind = 'SYNC_RUN' and state = any(${endedRunStates}::text[]) and ${hasPendingFailures})`
