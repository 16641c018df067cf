import { type RawBuilder, sql } from 'kysely'
import type { PageRequest } from '../lib/page.ts'
import { readId } from '../lib/uuid.ts'
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

/**
 * The statement that finds a page of an account's work, newest first, and one more to tell whether there are more. Each kind
 * and state is asked for its newest by itself, so that an index has them in order, however rare is what is looked for. The few
 * runs with pending failures have an index of their own.
 * @throws InvalidInputError (after)
 */
export function selectWork({
  accountId,
  page: { first, after },
  filter: { kinds, states, needsAttention = null },
}: {
  accountId: string
  page: PageRequest
  filter: WorkListFilter
}): RawBuilder<{ id: string; kind: WorkKind }> {
  const ofKinds = [...new Set(kinds ?? workKinds)]
  const inStates = [...new Set(states ?? workStates)]
  const byState = inStates.filter(
    (state) => needsAttention === null || needsAttention === (state === 'FAILED'),
  )
  const runStates =
    needsAttention === true && ofKinds.includes('SYNC_RUN')
      ? inStates.filter((state) => endedRunStates.includes(state))
      : []
  const isAfter = after === null ? sql`true` : sql`id < ${readId(after, 'after')}::uuid`
  return sql`
    select newest.id, newest.kind
    from unnest(${ofKinds}::text[]) of_kind cross join unnest(${byState}::text[]) in_state cross join lateral (
      select id, kind from work
      where account_id = ${accountId} and kind = of_kind and state = in_state and ${isAfter}
        and ${needsAttention === false ? sql`not ${isRunToMend}` : sql`true`}
      order by id desc limit ${first + 1}) newest
    union all
    select newest.id, newest.kind
    from unnest(${runStates}::text[]) in_state cross join lateral (
      select id, kind from work
      where account_id = ${accountId} and kind = 'SYNC_RUN' and state = in_state and ${isAfter} and ${hasPendingFailures}
      order by id desc limit ${first + 1}) newest
    order by id desc limit ${first + 1}`
}

const hasPendingFailures = sql`
  exists (select from sync_run_channels channel where channel.run_id = work.id and channel.pending_failures > 0)`

const isRunToMend = sql`(kind = 'SYNC_RUN' and state = any(${endedRunStates}::text[]) and ${hasPendingFailures})`
