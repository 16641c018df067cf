import { sql } from 'kysely'
import { type Context, transaction } from '../../context.ts'
import { settleRun } from '../leader/settle-run.ts'
import { registerRun } from './register-run.ts'

const atOnce = 100

/**
 * Registers ended runs that the index doesn't have at their present version: that a run ends and that it's archived must
 * not hang on one statement that someone may forget, or on a database that was put back. Safe in every process at once.
 * @returns how many there were.
 */
export async function registerMissed(ctx: Context): Promise<number> {
  return await transaction(ctx, async (tx) => {
    const missed = await sql<{ id: string; isSettled: boolean }>`
      select run.id, run.outcome is not null as "isSettled"
      from sync_runs run join work using (id)
      where work.finished_at is not null and not exists (
        select from run_archives archive where archive.run_id = run.id and archive.version >= work.version)
      order by run.id limit ${atOnce} for update of work skip locked`.execute(tx.getKysely())
    for (const { id, isSettled } of missed.rows) {
      if (isSettled) await registerRun(tx, ctx.queue, id)
      else await settleRun(tx, id, ctx.queue)
    }
    return missed.rows.length
  })
}
