import { sql } from 'kysely'
import type { EntityManager } from '../database/orm.ts'
import { type Claim, isHeld } from './claim.ts'

/**
 * Counts the interruptions from here on: for work whose progress outlives its attempts, and that has made some in this
 * one. However long it takes, it isn't failed for how often it was interrupted in all, but in a row.
 */
export async function forgiveInterruptions(em: EntityManager, claim: Claim): Promise<void> {
  await sql`update work set interruptions = 0 where ${isHeld(claim)} and interruptions > 0`.execute(
    em.getKysely(),
  )
}
