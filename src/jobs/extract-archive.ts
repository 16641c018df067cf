import type { CallerContext } from '../context.ts'
import { checkTags, type Tags } from '../files/tags.ts'
import { readKeyedWish } from '../idempotency/keyed-wish.ts'
import { readId } from '../lib/uuid.ts'
import { type ExtractionInput, readExtractionRequest } from './extraction-request.ts'
import { type RequestedJob, requestJob } from './request-job.ts'

/**
 * Asks for an archive's entries to be made files.
 *
 * @throws NotFoundError, UnreadableArchiveError, ArchiveBusyError
 * @throws InvalidInputError (archiveId, selection, pathPrefix, glob, tags, idempotencyKey)
 * @throws ConflictError, GoneError, IdempotencyMismatchError
 */
export async function extractArchive(
  ctx: CallerContext,
  input: ExtractionInput & {
    archiveId: string
    tags?: Tags | null | undefined
    idempotencyKey?: string | null | undefined
  },
): Promise<RequestedJob> {
  const tags = input.tags ?? {}
  checkTags(tags)
  const request = readExtractionRequest(readId(input.archiveId, 'archiveId'), input)
  const wish = readKeyedWish({
    accountId: ctx.caller.accountId,
    key: input.idempotencyKey ?? null,
    mutation: 'extractArchive',
    input: { ...request, tags },
  })
  return await requestJob(ctx, { ...request, tags, retryOfId: null, wish })
}
