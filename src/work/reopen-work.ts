import { sql } from 'kysely'
import type { Tx } from '../database/transaction.ts'
import type { Queue } from '../queue/queue.ts'
import { changeWork } from './change-work.ts'
import { workQueues } from './work-queues.ts'
import type { WorkKind } from './work-states.ts'

/** FAILED → PENDING: someone decided that it shall go on. What spoke against it counts no more. */
export async function reopenWork(tx: Tx, queue: Queue, work: { id: string; kind: WorkKind }): Promise<void> {
  await changeWork(tx, {
    set: sql`state = 'PENDING', finished_at = null, error_code = null, error_message = null, interruptions = 0,
      troubled_since = null, due_at = null`,
    where: sql`id = ${work.id} and state = 'FAILED'`,
    event: 'RESUMED',
  })
  await queue.enqueue(tx, workQueues[work.kind], { workId: work.id })
}
