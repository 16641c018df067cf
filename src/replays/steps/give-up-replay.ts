import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'

/**
 * Says where a replay got stuck, in the transaction in which its work failed: it's someone's to decide what becomes of it.
 * One that has come to its end, or was cancelled, is what its phase says already.
 */
export async function giveUpReplay(tx: Tx, replayId: string): Promise<void> {
  await sql`
    update replays set stuck_in = phase, phase = 'NEEDS_ATTENTION', revision = revision + 1
    from work where replays.id = ${replayId} and work.id = replays.id and work.state = 'FAILED'
      and phase in ('ACCEPTED', 'PROCESSING', 'CLEANUP_PENDING', 'RECEIPT_PENDING')`.execute(tx.getKysely())
}
