import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../context.ts'
import type { Tx } from '../database/transaction.ts'
import { lowestId } from '../lib/uuid.ts'
import { createWork } from '../work/create-work.ts'
import type { SyncWish } from './read-wish.ts'
import { SyncRunExistsError } from './sync-run-exists-error.ts'

/** Which run of a month it's to be. Left out: the present month (UTC), the next cycle. A dry run has no cycle. */
export type RunIdentity = {
  accountId: string
  month: string | null
  cycle: number | null
  dryRun: boolean
  scheduleId: string | null
}

/**
 * Creates a run, with its work. Of each kind one goes on at a time, dry runs aside.
 * @throws SyncRunExistsError
 */
export async function createRun(
  ctx: Pick<Context, 'queue'>,
  tx: Tx,
  { wish, identity }: { wish: SyncWish; identity: RunIdentity },
): Promise<string> {
  const { kind, channels, filter, options } = wish
  const { accountId, dryRun, scheduleId } = identity
  const exclusiveKey = dryRun ? null : `${accountId} ${kind}`
  const created = await createWork(tx, ctx.queue, { accountId, kind: 'SYNC_RUN', exclusiveKey })
  if (!('id' in created)) throw SyncRunExistsError.active(created.activeId)
  const { month, cycle } = await chooseIdentity(tx, { wish, identity })
  const inserted = await sql`
    insert into sync_runs (id, account_id, kind, operation, month, cycle, dry_run, options, filter, channels, schedule_id, up_to)
    select ${created.id}::uuid, ${accountId}::uuid, ${kind}::text, 'FULL', ${month}::text, ${cycle}::int, ${dryRun}::boolean,
      ${JSON.stringify(options)}::jsonb, ${filter && JSON.stringify(filter)}::jsonb, ${channels}::text[], ${scheduleId}::uuid,
      coalesce(
        (select id from files where account_id = ${accountId} and deleted_at is null order by id desc limit 1),
        ${lowestId}::uuid)
    where not exists (
      select from ${runsOf({ accountId, kind })} run where run.month = ${month} and run.cycle = ${cycle})
    on conflict do nothing`.execute(tx.getKysely())
  if (inserted.numAffectedRows === 0n) throw await explainTaken(tx, { accountId, kind, month, cycle })
  return created.id
}

async function chooseIdentity(
  tx: Tx,
  {
    wish: { kind },
    identity: { accountId, month, cycle, dryRun },
  }: { wish: SyncWish; identity: RunIdentity },
): Promise<{ month: string; cycle: number | null }> {
  const chosen = await sql<{ month: string; next: number }>`
    with chosen as (select coalesce(${month}, to_char(now() at time zone 'UTC', 'YYYY-MM')) as month)
    select chosen.month, coalesce(max(run.cycle), 0) + 1 as next
    from chosen left join ${runsOf({ accountId, kind })} run on run.month = chosen.month
    group by chosen.month`.execute(tx.getKysely())
  const [row] = chosen.rows
  if (row === undefined) throw new Error('the database knows no month')
  return { month: row.month, cycle: dryRun ? null : (cycle ?? row.next) }
}

/** Those whose details are gone by their retention still have their month and cycle. */
function runsOf({ accountId, kind }: { accountId: string; kind: string }): RawBuilder<unknown> {
  const isOfKind = sql`account_id = ${accountId} and kind = ${kind} and operation = 'FULL'`
  return sql`(
    select id, month, cycle from sync_runs where ${isOfKind}
    union all select run_id, month, cycle from run_archives where ${isOfKind})`
}

async function explainTaken(
  tx: Tx,
  { accountId, kind, month, cycle }: { accountId: string; kind: string; month: string; cycle: number | null },
): Promise<Error> {
  const found = await sql<{ id: string }>`
    select id from ${runsOf({ accountId, kind })} run
    where month = ${month} and cycle = ${cycle} limit 1`.execute(tx.getKysely())
  const [row] = found.rows
  if (row === undefined || cycle === null) return SyncRunExistsError.active(null)
  return SyncRunExistsError.taken(row.id, { month, cycle })
}
