import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { SyncFailure } from './sync-failure.entity.ts'

/** Failures that have all of this in common. */
export type FailureGroup = Pick<SyncFailure, 'channel' | 'stage' | 'code' | 'state'> & {
  count: number
  /** Of the files together. */
  bytes: number
  /** That of one of them. */
  message: string
}

/** What failed in a run, by what went wrong, in the order of these words: there are a few of each, so all at once. */
export async function listFailureGroups({ em }: Pick<Context, 'em'>, runId: string): Promise<FailureGroup[]> {
  const groups = await sql<FailureGroup>`
    select channel, stage, code, state, count(*)::int as count, coalesce(sum(size), 0)::float8 as bytes, min(message) as message
    from sync_failures where run_id = ${runId} group by channel, stage, code, state
    order by channel, stage, code, state`.execute(em.fork().getKysely())
  return groups.rows
}

/** What is beyond this is in the list of failures. */
const mostGroups = 100

export function mostFrequent(groups: readonly FailureGroup[]): FailureGroup[] {
  return groups.toSorted((a, b) => b.count - a.count).slice(0, mostGroups)
}
