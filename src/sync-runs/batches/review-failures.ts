import { sql } from 'kysely'
import type { EntityManager } from '../../database/orm.ts'
import { primaryChannel } from '../../storage/channel.ts'
import type { BatchClaim } from './claim-batch.ts'
import type { TaskFailure, TaskOutcome } from './record-outcomes.ts'

type Known = { fileId: string; goodChannel: string | null; goodAt: string | null }

/**
 * What became of failures in the light of what else is known. A file that was deleted meanwhile is skipped: its objects may
 * be gone. Where a file's bytes are wanting, it's said where good ones are. An object that is missing is looked for once
 * more, since a MIRROR may be bringing it back; it won't come by itself.
 */
export async function reviewFailures(
  em: EntityManager,
  batch: BatchClaim,
  outcomes: readonly TaskOutcome[],
): Promise<TaskOutcome[]> {
  const failed = outcomes.filter(({ result, action }) => result === 'FAILED' && action !== 'REMOVE')
  if (failed.length === 0) return [...outcomes]
  const known = await readKnown(
    em,
    batch,
    failed.map(({ subjectId }) => subjectId),
  )
  return outcomes.map((outcome) => {
    if (outcome.result !== 'FAILED' || outcome.action === 'REMOVE') return outcome
    const { subjectId, action, moved } = outcome
    const file = known.get(subjectId)
    if (file === undefined) return { subjectId, action, moved, result: 'SKIPPED' }
    return { ...outcome, failure: advise(outcome.failure, { file, batch }) }
  })
}

/**
 * The files that are there still, and the replica in which each was read last, and found good. Not that of the batch: what
 * a MIRROR didn't find there it wanted to bring.
 */
async function readKnown(
  em: EntityManager,
  batch: BatchClaim,
  ids: readonly string[],
): Promise<Map<string, Known>> {
  const found = await sql<Known>`
    select file.id as "fileId", good.channel as "goodChannel",
      to_char(good.confirmed_at at time zone 'UTC', 'YYYY-MM-DD') as "goodAt"
    from files file left join lateral (
      select channel, confirmed_at from file_copies
      where file_id = file.id and channel <> all(${[primaryChannel, batch.channel]}::text[]) and confirmed_at is not null
      order by confirmed_at desc limit 1) good on true
    where file.id = any(${ids}::uuid[]) and file.deleted_at is null`.execute(em.getKysely())
  return new Map(found.rows.map((row) => [row.fileId, row]))
}

function advise(failure: TaskFailure, { file, batch }: { file: Known; batch: BatchClaim }): TaskFailure {
  if (failure.faultyCopy === null) return failure
  const advice = failure.faultyCopy === primaryChannel ? adviseOnPrimary(file) : adviseOnReplica(batch)
  const retryable = failure.code === 'OBJECT_MISSING' ? batch.round === 1 : failure.retryable
  return { ...failure, retryable, message: `${failure.message} ${advice}` }
}

function adviseOnPrimary({ goodChannel, goodAt }: Known): string {
  return goodChannel === null
    ? 'No replica is known to have its bytes: restore them from a backup.'
    : `The replica ${goodChannel} confirmed good bytes on ${goodAt}: restore them from there.`
}

function adviseOnReplica({ kind, channel }: BatchClaim): string {
  return kind === 'VERIFY'
    ? `Run a MIRROR to ${channel}: it copies the file again.`
    : `It was written just now: see to the disk or the network of ${channel}, then run a MIRROR again.`
}
