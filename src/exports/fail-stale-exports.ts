import { sql } from 'kysely'
import { type Context, transaction } from '../context.ts'
import { changeWork } from '../work/change-work.ts'
import { notRunning } from '../work/progress.ts'
import { settleExport } from './settle-export.ts'
import { sweepBatch } from './sweep-batch.ts'

/**
 * Ends exports that nobody will come back for, so that none stays PENDING for ever. There are two cutoffs: a build that a
 * worker has picked up says something every second, and is given up when it's silent for long; one that waits may have
 * a long queue before it. Both are far longer than other workers need to take over, as long as there are any.
 * @returns how many were ended.
 */
export async function failStaleExports(ctx: Context): Promise<number> {
  const { exportSilentLimit, exportQueueLimit } = ctx.config
  return await transaction(ctx, async (tx) => {
    const end = (code: string, message: string) => sql`
      state = 'FAILED', ${notRunning}, finished_at = clock_timestamp(), error_code = ${code}, error_message = ${message}`
    const silent = await changeWork(tx, {
      set: end('BUILD_ABANDONED', 'The worker that built the export fell silent, and none took over.'),
      where: sql`id in (
        select id from work where kind = 'EXPORT' and state = 'RUNNING'
          and heartbeat_at < clock_timestamp() - ${exportSilentLimit} * interval '1 second'
        order by id limit ${sweepBatch} for update skip locked)`,
      event: 'FAILED',
      message: 'Its worker fell silent, and none took over.',
    })
    const waiting = await changeWork(tx, {
      set: end('NEVER_PICKED_UP', 'No worker came to build the export in time.'),
      where: sql`id in (
        select id from work where kind = 'EXPORT' and state = 'PENDING'
          and greatest(updated_at, due_at) < clock_timestamp() - ${exportQueueLimit} * interval '1 second'
        order by id limit ${sweepBatch} for update skip locked)`,
      event: 'FAILED',
      message: 'No worker came in time.',
    })
    for (const { id } of [...silent, ...waiting]) await settleExport(tx, id)
    return silent.length + waiting.length
  })
}
