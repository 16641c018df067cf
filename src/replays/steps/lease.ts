import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'
import { type Claim, ClaimLostError, isHeld } from '../../work/claim.ts'

/** Someone else has the replay, or may have it at any moment: this owner stops and reports nothing. */
export class LeaseLostError extends ClaimLostError {
  override readonly name = 'LeaseLostError'
  readonly code = 'LEASE_LOST'
}

/**
 * Holds the lease on a replay for as long as the transaction lasts, and renews it. The lease is the claim on the replay's
 * work: acquired by claiming it, for as long as a heartbeat lives; its token is the attempt; released by parking or
 * ending it; taken over once it has expired. One that has expired is lost, whether or not somebody has it by now.
 * @param seconds A heartbeat's time to live.
 * @throws LeaseLostError
 */
export async function holdLease(tx: Tx, claim: Claim, seconds: number): Promise<void> {
  const held = await sql`
    update work set heartbeat_at = clock_timestamp()
    where ${isHeld(claim)} and heartbeat_at > clock_timestamp() - ${seconds} * interval '1 second'`.execute(
    tx.getKysely(),
  )
  if (held.numAffectedRows === 0n) throw new LeaseLostError(claim)
}
