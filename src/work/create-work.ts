import { sql } from 'kysely'
import type { Tx } from '../database/transaction.ts'
import { publish } from '../live/notice.ts'
import type { Queue } from '../queue/queue.ts'
import { workQueues } from './work-queues.ts'
import type { WorkKind } from './work-states.ts'

/** Active work with the same exclusive key stands in the way; null: it ended between the two looks. */
export type InTheWay = { activeId: string | null }

/**
 * Creates pending work, with its queue entry and timeline, and tells. The kind's own row is the caller's to write in
 * the same transaction.
 *
 * @param work.id Where it was fixed before; left out: a new one.
 * @param work.exclusiveKey Of each kind and key one piece of work at most is active; null: no limit.
 */
export async function createWork(
  tx: Tx,
  queue: Queue,
  work: { id?: string; accountId: string; kind: WorkKind; exclusiveKey: string | null },
): Promise<{ id: string } | InTheWay> {
  const inserted = await sql<{ id: string; version: number }>`
    insert into work (id, account_id, kind, exclusive_key)
    values (coalesce(${work.id ?? null}::uuid, uuidv7()), ${work.accountId}, ${work.kind}, ${work.exclusiveKey})
    on conflict (kind, exclusive_key) where state in ('PENDING', 'RUNNING') do nothing
    returning id, version`.execute(tx.getKysely())
  const row = inserted.rows[0]
  if (row === undefined) return { activeId: await findActive(tx, work) }
  await sql`insert into timeline_entries (work_id, event, attempt) values (${row.id}, 'CREATED', 0)`.execute(
    tx.getKysely(),
  )
  await publish(tx, { kind: work.kind, id: row.id, accountId: work.accountId, version: row.version })
  await queue.enqueue(tx, workQueues[work.kind], { workId: row.id })
  return { id: row.id }
}

async function findActive(
  tx: Tx,
  work: { kind: WorkKind; exclusiveKey: string | null },
): Promise<string | null> {
  const active = await sql<{ id: string }>`
    select id from work
    where kind = ${work.kind} and exclusive_key = ${work.exclusiveKey} and state in ('PENDING', 'RUNNING')`.execute(
    tx.getKysely(),
  )
  return active.rows[0]?.id ?? null
}
