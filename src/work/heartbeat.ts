import { sql } from 'kysely'
import type { EntityManager } from '../database/orm.ts'
import { changeWork } from './change-work.ts'
import { type Claim, ClaimLostError, isHeld } from './claim.ts'
import type { WorkStep } from './work-states.ts'

/** What an attempt has done and means to do. Totals are null until they are known; bytes as declared. */
export type Progress = {
  itemsDone: number
  itemsTotal: number | null
  bytesDone: number
  bytesTotal: number | null
}

/** Of an attempt that has only begun. */
export const nothingYet: Progress = { itemsDone: 0, itemsTotal: null, bytesDone: 0, bytesTotal: null }

/** What else a worker that lives has to say. Rates are null until they are known. */
export type Pace = { step: WorkStep; itemsPerSecond: number | null; bytesPerSecond: number | null }

/**
 * Says that the worker lives and how far it is, and learns whether it shall stop: one round trip. In a transaction it
 * is also the fence for what else is written there, since it locks the row.
 *
 * @throws ClaimLostError when the work isn't held under this attempt.
 */
export async function heartbeat(
  em: EntityManager,
  claim: Claim,
  news: Progress & Pace,
): Promise<{ cancelRequested: boolean; version: number }> {
  const [row] = await changeWork(em, {
    set: sql`heartbeat_at = clock_timestamp(), ${setProgress(news)}, step = ${news.step},
      items_per_second = ${news.itemsPerSecond}, bytes_per_second = ${news.bytesPerSecond}`,
    where: isHeld(claim),
    event: null,
  })
  if (row === undefined) throw new ClaimLostError(claim)
  return row
}

/** As `heartbeat`, where there's no news: it tells nobody. */
export async function stayAlive(
  em: EntityManager,
  claim: Claim,
): Promise<{ cancelRequested: boolean; version: number }> {
  const beat = await sql<{ cancelRequested: boolean; version: number }>`
    update work set heartbeat_at = clock_timestamp() where ${isHeld(claim)}
    returning cancel_requested as "cancelRequested", version`.execute(em.getKysely())
  const row = beat.rows[0]
  if (row === undefined) throw new ClaimLostError(claim)
  return row
}

export function setProgress(progress: Progress) {
  return sql`items_done = ${progress.itemsDone}, items_total = ${progress.itemsTotal},
    bytes_done = ${progress.bytesDone}, bytes_total = ${progress.bytesTotal}`
}

/** Trouble is over once an attempt has got anything done. To be set where an attempt ends without trouble. */
export const forgetTrouble = sql`troubled_since = case when items_done = 0 then troubled_since end`

/** What is true of running work alone. */
export const notRunning = sql`heartbeat_at = null, step = null, items_per_second = null, bytes_per_second = null`
