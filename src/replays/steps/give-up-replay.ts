import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'
import type { Queue } from '../../queue/queue.ts'
import { reopenWork } from '../../work/reopen-work.ts'

/**
 * Says where a replay got stuck, in the transaction in which its work failed: it's someone's to decide what becomes of it.
 * One that had come to its end, and whose owner died before it said so, has nothing to be decided: the next owner says it.
 * One that was cancelled is what its phase says already.
 */
export async function giveUpReplay(tx: Tx, replayId: string, queue: Queue): Promise<void> {
  const db = tx.getKysely()
  await sql`
    update replays set stuck_in = phase, phase = 'NEEDS_ATTENTION', revision = revision + 1
    from work where replays.id = ${replayId} and work.id = replays.id and work.state = 'FAILED'
      and phase in ('ACCEPTED', 'PROCESSING', 'CLEANUP_PENDING', 'RECEIPT_PENDING')`.execute(db)
  const complete = await sql`
    select from replays join work using (id)
    where id = ${replayId} and work.state = 'FAILED' and phase = 'COMPLETED'`.execute(db)
  if (complete.rows.length > 0) await reopenWork(tx, queue, { id: replayId, kind: 'REPLAY' })
}
