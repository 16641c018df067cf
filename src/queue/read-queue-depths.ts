import { sql } from 'kysely'
import type { EntityManager } from '../database/orm.ts'

/** How many entries of a queue are due and wait, and for how many seconds the oldest of them has. */
export type QueueDepth = { queue: string; waiting: number; oldestSeconds: number }

/**
 * Reads the depth of every queue out of pg-boss's tables, with those that are empty. What has been taken or is done isn't
 * looked at: an index holds what waits.
 */
export async function readQueueDepths(em: EntityManager): Promise<QueueDepth[]> {
  const depths = await sql<QueueDepth>`
    select queue.name as queue, count(job.id)::int as waiting,
      coalesce(extract(epoch from clock_timestamp() - min(job.start_after)), 0)::float8 as "oldestSeconds"
    from pgboss.queue
    left join pgboss.job on job.name = queue.name and job.state < 'active' and not job.blocked
      and job.start_after <= clock_timestamp()
    group by queue.name`.execute(em.getKysely())
  return depths.rows
}
