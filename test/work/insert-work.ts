import { type RawBuilder, sql } from 'kysely'
import type { CallerContext } from '../../src/context.ts'
import type { WorkKind, WorkState } from '../../src/work/work-states.ts'

/** Work of the caller's account in this state, which nobody works on. @returns its id. */
export async function insertWork(ctx: CallerContext, kind: WorkKind, state: WorkState): Promise<string> {
  const db = ctx.em.fork().getKysely()
  const { accountId } = ctx.caller
  const isOver = state !== 'PENDING' && state !== 'RUNNING'
  const { rows } = await sql<{ id: string }>`
    insert into work (account_id, kind, state, finished_at)
    values (${accountId}, ${kind}, ${state}, case when ${isOver}::boolean then now() end) returning id`.execute(
    db,
  )
  const id = rows[0]?.id ?? ''
  await ownRow({ id, kind, accountId }).execute(db)
  return id
}

/** What is particular to the kind. */
function ownRow(work: { id: string; kind: WorkKind; accountId: string }): RawBuilder<unknown> {
  const { id, kind, accountId } = work
  switch (kind) {
    case 'COMPLETION':
      return sql`
        with upload as (
          insert into uploads (account_id, filename, expires_at) values (${accountId}, 'film.mov', now()) returning id)
        insert into completions (id, upload_id) select ${id}, id from upload`
    case 'DELETION':
      return sql`insert into deletions (id, up_to) values (${id}, ${id})`
    case 'EXPORT':
      return sql`
        insert into exports (id, collection_id, revision, revised_at, format, options, filename, ttl)
        values (${id}, ${id}, 1, now(), 'ZIP', '{}', 'holiday.zip', 60)`
    case 'JOB':
      return sql`insert into jobs (id, archive_id) values (${id}, ${id})`
    case 'REPLAY':
      return sql`
        insert into replays (id, account_id, source_run_id, target_run_id, idempotency_key, fingerprint, by_id, selected, taken)
        values (${id}, ${accountId}, ${id}, uuidv7(), ${id}, '', false, 1, 0)`
    case 'SYNC_RUN':
      return sql`
        with run as (
          insert into sync_runs (id, account_id, kind, operation, month, dry_run, options, channels, up_to)
          values (${id}, ${accountId}, 'MIRROR', 'REPLAY', '2026-11', false, '{}', '{primary,replica}', ${id}) returning id)
        insert into sync_run_channels (run_id, channel) select id, unnest(array['primary', 'replica']) from run`
    default:
      return kind satisfies never
  }
}
