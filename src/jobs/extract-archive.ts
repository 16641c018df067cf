import type { CallerContext } from '../context.ts'
import { checkTags, type Tags } from '../files/tags.ts'
import { readId } from '../lib/uuid.ts'
import { type ExtractionInput, readExtractionRequest } from './extraction-request.ts'
import type { Job } from './job.entity.ts'
import { requestJob } from './request-job.ts'

/**
 * Asks for an archive's entries to be made files.
 *
 * @throws NotFoundError, UnreadableArchiveError, ArchiveBusyError
 * @throws InvalidInputError (archiveId, selection, pathPrefix, glob, tags)
 */
export async function extractArchive(
  ctx: CallerContext,
  input: ExtractionInput & { archiveId: string; tags?: Tags | null | undefined },
): Promise<Job> {
  const tags = input.tags ?? {}
  checkTags(tags)
  const request = readExtractionRequest(readId(input.archiveId, 'archiveId'), input)
  return await requestJob(ctx, { ...request, tags, retryOfId: null })
}
