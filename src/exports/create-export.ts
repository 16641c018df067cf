import type { CallerContext } from '../context.ts'
import { InvalidInputError } from '../errors.ts'
import { readKeyedWish } from '../idempotency/keyed-wish.ts'
import { readId } from '../lib/uuid.ts'
import type { ExportFormat, ExportOptions } from './export-words.ts'
import { type RequestedExport, requestExport } from './request-export.ts'

type GivenOptions = {
  compression?: number | null | undefined
  fetchMissing?: boolean | null | undefined
}

/**
 * Asks for a copy of a collection as it is now.
 * @throws NotFoundError, ConflictError, GoneError, IdempotencyMismatchError
 * @throws InvalidInputError (collectionId, compression, idempotencyKey)
 */
export async function createExport(
  ctx: CallerContext,
  input: {
    collectionId: string
    format: ExportFormat
    options?: GivenOptions | null | undefined
    fresh?: boolean | null | undefined
    idempotencyKey?: string | null | undefined
    /** What links begin with where the request came in. */
    origin: string
  },
): Promise<RequestedExport> {
  const request = {
    collectionId: readId(input.collectionId, 'collectionId'),
    format: input.format,
    options: readOptions(input.options ?? {}),
    fresh: input.fresh ?? false,
  }
  const wish = readKeyedWish({
    accountId: ctx.caller.accountId,
    key: input.idempotencyKey ?? null,
    mutation: 'createExport',
    input: request,
  })
  return await requestExport(ctx, { ...request, origin: input.origin, retryOfId: null, wish })
}

function readOptions({ compression, fetchMissing }: GivenOptions): ExportOptions {
  const level = compression ?? 6
  if (level < 1 || level > 9) throw new InvalidInputError('compression must be from 1 to 9.', 'compression')
  return { compression: level, fetchMissing: fetchMissing ?? false }
}
