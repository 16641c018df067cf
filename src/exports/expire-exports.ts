import { type RawBuilder, sql } from 'kysely'
import { type Context, transaction } from '../context.ts'
import type { Tx } from '../database/transaction.ts'
import { changeWork } from '../work/change-work.ts'
import { sweepBatch } from './sweep-batch.ts'

/** READY → EXPIRED, for those whose time is over. Their bytes are removed afterwards. @returns how many. */
export async function expireExports(ctx: Context): Promise<number> {
  return await transaction(ctx, (tx) => expireReady(tx, sql`true`))
}

/** The same for those that `which` holds for, in a transaction of the caller's. */
export async function expireReady(tx: Tx, which: RawBuilder<unknown>): Promise<number> {
  const expired = await sql<{ id: string }>`
    with over as (
      select id from exports where state = 'READY' and expires_at <= clock_timestamp() and ${which}
      order by expires_at limit ${sweepBatch} for update skip locked
    )
    update exports set state = 'EXPIRED' from over where exports.id = over.id returning exports.id`.execute(
    tx.getKysely(),
  )
  const ids = expired.rows.map(({ id }) => id)
  if (ids.length > 0) await tellExpired(tx, ids)
  return ids.length
}

/** The build ended long ago; that its artifact is over raises the version, and is told. */
export async function tellExpired(tx: Tx, ids: readonly string[], message?: string): Promise<void> {
  const change = { set: sql`state = state`, where: sql`id = any(${ids}::uuid[])` }
  await changeWork(tx, { ...change, event: 'EXPIRED', ...(message !== undefined && { message }) })
}
