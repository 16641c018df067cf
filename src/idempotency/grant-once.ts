import { type Context, transaction } from '../context.ts'
import type { Tx } from '../database/transaction.ts'
import { claimKey } from './claim-key.ts'
import { completeKey } from './complete-key.ts'
import type { KeyedWish } from './keyed-wish.ts'

/** What was made, and whether that was before. */
export type Granted = { id: string; replayed: boolean }

/**
 * Runs the one transaction that makes what was wished for, unless that was made under the same key before.
 * @param wish null: without a key.
 * @throws IdempotencyMismatchError, ConflictError
 */
export async function grantOnce(
  ctx: Context,
  wish: KeyedWish | null,
  make: (tx: Tx) => Promise<string>,
): Promise<Granted> {
  return await transaction(ctx, async (tx) => {
    if (wish === null) return { id: await make(tx), replayed: false }
    const { claim, resultId } = await claimKey(tx, wish)
    if (resultId !== null) return { id: resultId, replayed: true }
    const id = await make(tx)
    await completeKey(tx, { claim, resultId: id })
    return { id, replayed: false }
  })
}
