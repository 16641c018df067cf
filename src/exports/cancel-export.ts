import { type CallerContext, transaction } from '../context.ts'
import { readId } from '../lib/uuid.ts'
import { cancelWork } from '../work/cancel-work.ts'
import type { Export } from './export.entity.ts'
import { getExport } from './get-export.ts'
import { settleExport } from './settle-export.ts'

/**
 * Asks a build to stop: a pending one ends at once, a running one leaves nothing, an ended one stays as it is.
 * @throws NotFoundError
 */
export async function cancelExport(ctx: CallerContext, input: { exportId: string }): Promise<Export> {
  const id = readId(input.exportId, 'exportId')
  await transaction(ctx, async (tx) => {
    const hasEnded = await cancelWork(tx, { id, accountId: ctx.caller.accountId, kind: 'EXPORT' })
    if (hasEnded) await settleExport(tx, id)
  })
  return await getExport(ctx, { exportId: id })
}
