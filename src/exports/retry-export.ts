import type { CallerContext } from '../context.ts'
import { ConflictError } from '../errors.ts'
import { readKeyedWish } from '../idempotency/keyed-wish.ts'
import { readId } from '../lib/uuid.ts'
import { getExport } from './get-export.ts'
import { type RequestedExport, requestExport } from './request-export.ts'

/**
 * Asks once more for an export that failed, was cancelled or has expired: a new one of the same collection as it is now,
 * in the same format.
 * @throws NotFoundError also where the collection is deleted, ConflictError, GoneError, IdempotencyMismatchError
 * @throws InvalidInputError (exportId, idempotencyKey)
 */
export async function retryExport(
  ctx: CallerContext,
  input: { exportId: string; idempotencyKey?: string | null | undefined; origin: string },
): Promise<RequestedExport> {
  const exportId = readId(input.exportId, 'exportId')
  const { collectionId, format, options, state } = await getExport(ctx, { exportId })
  if (state === 'READY') throw new ConflictError('The export is ready: there is nothing to retry.')
  if (state === 'PENDING')
    throw new ConflictError('The export is still being built: wait for its end, or cancel it.')
  const wish = readKeyedWish({
    accountId: ctx.caller.accountId,
    key: input.idempotencyKey ?? null,
    mutation: 'retryExport',
    input: { exportId },
  })
  const { origin } = input
  const request = { collectionId, format, options, origin, fresh: false, retryOfId: exportId }
  return await requestExport(ctx, { ...request, wish })
}
