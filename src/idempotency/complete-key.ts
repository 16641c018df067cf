import { sql } from 'kysely'
import type { EntityManager } from '../database/orm.ts'
import type { Tx } from '../database/transaction.ts'
import { ConflictError } from '../errors.ts'
import { leaseSeconds } from './claim-key.ts'

/**
 * Completes a key in the transaction that makes what was wished for.
 * @throws ConflictError where the claim was lost: someone else may have made it.
 */
export async function completeKey(
  tx: Tx,
  { claim, resultId }: { claim: string; resultId: string },
): Promise<void> {
  const completed = await sql`
    update idempotency_keys set result_id = ${resultId} where claim = ${claim} and result_id is null
    returning key`.execute(tx.getKysely())
  if (completed.rows.length > 0) return
  throw new ConflictError('This took so long that another request with the same idempotency key took over.')
}

/** Frees a key whose wish came to nothing. */
export async function releaseKey(em: EntityManager, claim: string): Promise<void> {
  await sql`delete from idempotency_keys where claim = ${claim} and result_id is null`.execute(em.getKysely())
}

/** Says that what was wished for is still being made. */
export async function renewLease(em: EntityManager, claim: string): Promise<void> {
  await sql`
    update idempotency_keys set leased_until = clock_timestamp() + ${leaseSeconds} * interval '1 second'
    where claim = ${claim} and result_id is null`.execute(em.getKysely())
}

/** Says that nobody is about it now: the next one who asks with this key goes on. */
export async function endLease(em: EntityManager, claim: string): Promise<void> {
  await sql`
    update idempotency_keys set leased_until = clock_timestamp() where claim = ${claim} and result_id is null`.execute(
    em.getKysely(),
  )
}
