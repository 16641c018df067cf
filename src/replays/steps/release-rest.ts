import { sql } from 'kysely'
import { lowestId } from '../../lib/uuid.ts'
import type { ReplayLedger } from './replay-ledger.ts'

/** Failures that are given back in one transaction. */
const batchSize = 10_000

/**
 * Gives back some of the failures that a target that has ended didn't take: they are pending in the source, and another
 * replay may have them.
 * @returns whether there were any.
 */
export async function releaseRest(ledger: ReplayLedger): Promise<boolean> {
  const { replayId, enqueuedUpTo, released } = ledger.action
  if (released === 0) return false
  let given = 0
  await ledger.write(async (tx) => {
    const deleted = await sql`
      delete from replay_items where (replay_id, failure_id) in (
        select replay_id, failure_id from replay_items
        where replay_id = ${replayId} and state = 'SELECTED' and failure_id > ${enqueuedUpTo ?? lowestId}::uuid
        limit ${batchSize})`.execute(tx.getKysely())
    given = Number(deleted.numAffectedRows ?? 0)
    return {}
  })
  return given > 0
}
