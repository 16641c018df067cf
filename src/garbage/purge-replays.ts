import { sql } from 'kysely'
import { countRows } from './count-rows.ts'
import { purgeInPieces } from './in-batches.ts'
import type { GarbageContext, Round } from './pass.ts'

/**
 * Forgets replays that came to their end longer than the retention of sync runs ago, each with its selection. One that needs
 * attention waits for it, however long that takes.
 */
export async function purgeReplays(ctx: GarbageContext, round: Round): Promise<void> {
  const isOver = sql`phase in ('CANCELLED', 'COMPLETED') and exists (
    select from work where work.id = replays.id
      and work.finished_at < now() - ${ctx.config.syncRetention} * interval '1 day')`
  if (round.dryRun) return await countRows(ctx, round, { table: 'replays', where: isOver })
  const db = ctx.em.getKysely()
  while (true) {
    round.signal.throwIfAborted()
    const found = await sql<{
      id: string
    }>`select id from replays where ${isOver} order by id limit 1`.execute(db)
    const [over] = found.rows
    if (over === undefined) return
    const where = sql`replay_id = ${over.id}`
    await purgeInPieces(ctx, { table: 'replay_items', where, signal: round.signal })
    await sql`delete from work where id = ${over.id}`.execute(db)
    round.count({ items: 1, bytes: 0 })
  }
}
