import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { FailureStage, FailureState } from './sync-words.ts'

/** Failures that have all of this in common. */
export type FailureGroup = {
  channel: string
  stage: FailureStage
  code: string
  state: FailureState
  count: number
  /** That of one of them. */
  message: string
}

/** There are a few codes and stages; what is beyond this is in the list of failures. */
const mostGroups = 100

/** What failed in a run that the caller may see, by what went wrong: the most frequent first. */
export async function listFailureGroups(
  { em }: Pick<Context, 'em'>,
  { runId }: { runId: string },
): Promise<FailureGroup[]> {
  const groups = await sql<FailureGroup>`
    select channel, stage, code, state, count(*)::int as count, min(message) as message
    from sync_failures where run_id = ${runId}
    group by channel, stage, code, state
    order by count desc, channel, stage, code, state limit ${mostGroups}`.execute(em.fork().getKysely())
  return groups.rows
}
