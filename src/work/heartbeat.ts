import { sql } from 'kysely'
import type { EntityManager } from '../database/orm.ts'
import { changeWork } from './change-work.ts'
import { type Claim, ClaimLostError, isHeld } from './claim.ts'

/** What an attempt has done and means to do. Totals are null until they are known; bytes as declared. */
export type Progress = {
  itemsDone: number
  itemsTotal: number | null
  bytesDone: number
  bytesTotal: number | null
}

/**
 * Says that the worker lives and how far it is, and learns whether it shall stop: one round trip. In a transaction it
 * is also the fence for what else is written there, since it locks the row.
 *
 * @throws ClaimLostError when the work isn't held under this attempt.
 */
export async function heartbeat(
  em: EntityManager,
  claim: Claim,
  progress: Progress,
): Promise<{ cancelRequested: boolean }> {
  const [row] = await changeWork(em, {
    set: sql`heartbeat_at = clock_timestamp(), ${setProgress(progress)}`,
    where: isHeld(claim),
    event: null,
  })
  if (row === undefined) throw new ClaimLostError(claim)
  return row
}

/** As `heartbeat`, where progress is as it was: it tells nobody. */
export async function stayAlive(em: EntityManager, claim: Claim): Promise<{ cancelRequested: boolean }> {
  const beat = await sql<{ cancelRequested: boolean }>`
    update work set heartbeat_at = clock_timestamp() where ${isHeld(claim)}
    returning cancel_requested as "cancelRequested"`.execute(em.getKysely())
  const row = beat.rows[0]
  if (row === undefined) throw new ClaimLostError(claim)
  return row
}

export function setProgress(progress: Progress) {
  return sql`items_done = ${progress.itemsDone}, items_total = ${progress.itemsTotal},
    bytes_done = ${progress.bytesDone}, bytes_total = ${progress.bytesTotal}`
}
