import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'
import type { Queue } from '../../queue/queue.ts'
import { reopenWork } from '../../work/reopen-work.ts'
import { activePhases, type ReplayPhase } from '../replay-words.ts'

/**
 * Says where a replay got stuck, in the transaction in which its work failed: it's someone's to decide what becomes of it.
 * One that has its receipt did not fail, whatever became of its owners since: whoever takes it up next has but to say so.
 */
export async function giveUpReplay(tx: Tx, replayId: string, queue: Queue): Promise<void> {
  const db = tx.getKysely()
  const failed = await sql<{ phase: ReplayPhase }>`
    select phase from replays join work using (id) where id = ${replayId} and state = 'FAILED'`.execute(db)
  const phase = failed.rows[0]?.phase
  if (phase === 'COMPLETED') await reopenWork(tx, queue, { id: replayId, kind: 'REPLAY' })
  await sql`
    update replays set stuck_in = phase, phase = 'NEEDS_ATTENTION', revision = revision + 1
    from work where replays.id = ${replayId} and work.id = replays.id and work.state = 'FAILED'
      and phase = any(${[...activePhases]}::text[])`.execute(db)
}
