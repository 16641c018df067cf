import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { SyncFailure } from './sync-failure.entity.ts'

/** Failures that have all of this in common. */
export type FailureGroup = Pick<SyncFailure, 'channel' | 'stage' | 'code' | 'state'> & {
  count: number
  /** That of one of them. */
  message: string
}

/** There are a few codes and stages; what is beyond this is in the list of failures. */
const mostGroups = 100

/**
 * What failed in a run that the caller may see, by what went wrong: the most frequent first. A subscription asks for it with
 * each event, so a million failures are counted by their index alone.
 */
export async function listFailureGroups({ em }: Pick<Context, 'em'>, runId: string): Promise<FailureGroup[]> {
  const groups = await sql<FailureGroup>`
    with counted as materialized (
      select channel, stage, code, state, count(*)::int as count from sync_failures where run_id = ${runId}
      group by channel, stage, code, state
    )
    select counted.*, example.message from counted cross join lateral (
      select message from sync_failures failure
      where failure.run_id = ${runId} and (failure.channel, failure.stage, failure.code, failure.state)
        = (counted.channel, counted.stage, counted.code, counted.state)
      limit 1) as example`.execute(em.fork().getKysely())
  return mostFrequent(groups.rows)
}

export function mostFrequent<Group extends FailureGroup>(groups: readonly Group[]): Group[] {
  const nameOf = ({ channel, stage, code, state }: Group) => `${channel} ${stage} ${code} ${state}`
  return groups.toSorted((a, b) => b.count - a.count || (nameOf(a) < nameOf(b) ? -1 : 1)).slice(0, mostGroups)
}
