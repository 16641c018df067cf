import type { CallerContext } from '../context.ts'
import { ConflictError } from '../errors.ts'
import { readKeyedWish } from '../idempotency/keyed-wish.ts'
import { readId } from '../lib/uuid.ts'
import { getJob } from './get-job.ts'
import { readRequest } from './read-request.ts'
import { type RequestedJob, requestJob } from './request-job.ts'

/**
 * Asks for a job that failed or was cancelled to be done again. That one stays as it ended; a new one with the same
 * wishes does what remains. What was deleted after the first was asked for stays deleted, if it was forced too.
 *
 * @throws NotFoundError, ConflictError, UnreadableArchiveError, ArchiveBusyError, GoneError, IdempotencyMismatchError
 * @throws InvalidInputError (jobId, idempotencyKey)
 */
export async function retryJob(
  ctx: CallerContext,
  input: { jobId: string; idempotencyKey?: string | null | undefined },
): Promise<RequestedJob> {
  const jobId = readId(input.jobId, 'jobId')
  const job = await getJob(ctx, { jobId })
  const { work, tags } = job
  if (work.state === 'SUCCEEDED') throw new ConflictError('The job has succeeded: there is nothing to retry.')
  if (work.state !== 'FAILED' && work.state !== 'CANCELLED')
    throw new ConflictError('The job has not ended yet: wait for its end, or cancel it.')
  return await requestJob(ctx, {
    ...(await readRequest(ctx.em, job)),
    tags,
    retryOfId: work.id,
    wish: readKeyedWish({
      accountId: ctx.caller.accountId,
      key: input.idempotencyKey ?? null,
      mutation: 'retryJob',
      input: { jobId },
    }),
  })
}
