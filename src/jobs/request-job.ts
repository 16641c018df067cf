import { sql } from 'kysely'
import { getArchive } from '../archives/get-archive.ts'
import { UnreadableArchiveError } from '../archives/unreadable-archive-error.ts'
import type { CallerContext } from '../context.ts'
import { InvalidInputError } from '../errors.ts'
import type { Tags } from '../files/tags.ts'
import { findGranted } from '../idempotency/claim-key.ts'
import { type Granted, grantOnce } from '../idempotency/grant-once.ts'
import type { KeyedWish } from '../idempotency/keyed-wish.ts'
import { orGone } from '../idempotency/or-gone.ts'
import { createWork } from '../work/create-work.ts'
import { ArchiveBusyError } from './archive-busy-error.ts'
import type { ExtractionRequest } from './extraction-request.ts'
import { getJob } from './get-job.ts'
import type { Job } from './job.entity.ts'
import { previewExtraction } from './preview-extraction.ts'

/** What a job is asked for, checked by itself; `forcedAt: 'infinity'` becomes the time at which it's asked. */
export type JobRequest = ExtractionRequest & { tags: Tags; retryOfId: string | null; wish: KeyedWish | null }

/** A job, and whether it was made before, under the same idempotency key. */
export type RequestedJob = { job: Job; replayed: boolean }

/**
 * Makes a job, unless what it would do can be refused already.
 * @throws NotFoundError, UnreadableArchiveError, ArchiveBusyError
 * @throws InvalidInputError (selection, pathPrefix, glob)
 * @throws ConflictError, GoneError, IdempotencyMismatchError
 */
export async function requestJob(ctx: CallerContext, request: JobRequest): Promise<RequestedJob> {
  const { archiveId, wish } = request
  // Asked here as well, since what was granted once needn't be possible any more.
  const granted = wish && (await findGranted(ctx.em.fork(), wish))
  if (granted?.resultId)
    return { job: await orGone(getJob(ctx, { jobId: granted.resultId })), replayed: true }
  const archive = await getArchive(ctx, { fileId: archiveId })
  if (archive === null) {
    throw new UnreadableArchiveError({ code: 'NOT_A_ZIP', message: 'This file is not a ZIP archive.' })
  }
  const { problemCode, problemMessage } = archive
  if (problemCode && problemMessage)
    throw new UnreadableArchiveError({ code: problemCode, message: problemMessage })
  const { tags, retryOfId } = request
  const preview = await previewExtraction(ctx, request, archive.entryCount ?? 0)
  if (preview.refusal !== null) throw new InvalidInputError(preview.refusal, 'selection')
  const { id, replayed } = await createJob(ctx, { ...preview.request, tags, retryOfId, wish })
  return { job: await orGone(getJob(ctx, { jobId: id })), replayed }
}

async function createJob(ctx: CallerContext, request: JobRequest): Promise<Granted> {
  const { archiveId, selection, pathPrefix, glob, requested, forcedAt, tags, retryOfId } = request
  return await grantOnce(ctx, request.wish, async (tx) => {
    const { accountId } = ctx.caller
    const created = await createWork(tx, ctx.queue, { accountId, kind: 'JOB', exclusiveKey: archiveId })
    if ('activeId' in created) throw new ArchiveBusyError(created.activeId)
    await sql`
      insert into jobs (id, archive_id, selection, path_prefix, glob, requested, forced_at, tags, retry_of_id) values (
        ${created.id}, ${archiveId}, ${selection}::int[], ${pathPrefix}, ${glob}, ${requested}::int[],
        ${forcedAt === 'infinity' ? sql`clock_timestamp()` : forcedAt}, ${JSON.stringify(tags)}::jsonb, ${retryOfId})`.execute(
      tx.getKysely(),
    )
    return created.id
  })
}
