import { type Context, transaction } from '../context.ts'
import type { Tx } from '../database/transaction.ts'
import { discardObject } from './discard-object.ts'

/** Runs the transaction that gives an object its row. If it's certain not to commit, the object is discarded. */
export async function keepObject<T>(
  ctx: Context,
  storageKey: string,
  run: (tx: Tx) => Promise<T>,
): Promise<T> {
  let isCommitting = false
  try {
    return await transaction(ctx, async (tx) => {
      const result = await run(tx)
      isCommitting = true
      return result
    })
  } catch (error) {
    // When the answer to a COMMIT is lost, the row may be there, and must not lose its bytes. If it isn't, garbage
    // collection finds the object.
    if (!isCommitting) await discardObject(ctx, storageKey)
    throw error
  }
}
