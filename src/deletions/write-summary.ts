import { sql } from 'kysely'
import type { Tx } from '../database/transaction.ts'
import { File } from '../files/file.entity.ts'
import { readDeletionConditions } from './deletion-conditions.ts'

/** Writes what came of a deletion over all its attempts: how many files it did not come to. The others it has counted. */
export async function writeSummary(tx: Tx, deletionId: string): Promise<void> {
  const conditions = await readDeletionConditions(tx, deletionId)
  if (conditions === null) return
  const notReached = await tx.count(File, conditions)
  // What matches after a success was restored or changed since its turn.
  await sql`
    update deletions set not_reached = case when work.state = 'SUCCEEDED' then 0 else ${notReached}::int end
    from work where work.id = deletions.id and deletions.id = ${deletionId}`.execute(tx.getKysely())
}
