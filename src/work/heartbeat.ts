import { sql } from 'kysely'
import type { EntityManager } from '../database/orm.ts'
import { changeWork } from './change-work.ts'
import { type Claim, ClaimLostError, isHeld } from './claim.ts'
import { type Progress, setProgress } from './progress.ts'
import type { WorkStep } from './work-states.ts'

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
