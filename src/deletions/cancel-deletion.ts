import { type CallerContext, transaction } from '../context.ts'
import { readId } from '../lib/uuid.ts'
import { cancelWork } from '../work/cancel-work.ts'
import type { Deletion } from './deletion.entity.ts'
import { getDeletion } from './get-deletion.ts'
import { writeSummary } from './write-summary.ts'

/**
 * Asks a deletion to stop: a pending one ends at once, a running one keeps what it has deleted, an ended one stays as it
 * is. @throws NotFoundError
 */
export async function cancelDeletion(ctx: CallerContext, input: { deletionId: string }): Promise<Deletion> {
  const id = readId(input.deletionId, 'deletionId')
  await transaction(ctx, async (tx) => {
    const hasEnded = await cancelWork(tx, { id, accountId: ctx.caller.accountId, kind: 'DELETION' })
    if (hasEnded) await writeSummary(tx, id)
  })
  return await getDeletion(ctx, { deletionId: id })
}
