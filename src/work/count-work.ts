import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { type WorkKind, workKinds } from './work-states.ts'

/** How much work of a kind waits and runs, and how long the oldest that could be claimed has been waiting. */
export type WorkCount = { kind: WorkKind; pending: number; running: number; oldestPendingSeconds: number }

/** Counts the active work of each kind, over all accounts. Work waits from when it's pending and due. */
export async function countWork({ em }: Pick<Context, 'em'>): Promise<WorkCount[]> {
  const counted = await sql<WorkCount>`
    select kinds.kind,
      count(*) filter (where state = 'PENDING')::int as pending,
      count(*) filter (where state = 'RUNNING')::int as running,
      coalesce(greatest(0, extract(epoch from clock_timestamp() - min(greatest(updated_at, due_at))
        filter (where state = 'PENDING'))), 0)::float8 as "oldestPendingSeconds"
    from unnest(${workKinds}::text[]) as kinds (kind)
    left join work on work.kind = kinds.kind and state in ('PENDING', 'RUNNING')
    group by kinds.kind`.execute(em.getKysely())
  return counted.rows
}
