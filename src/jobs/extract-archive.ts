import type { CallerContext } from '../context.ts'
import { checkTags, type Tags } from '../files/tags.ts'
import { readId } from '../lib/uuid.ts'
import type { ExtractionRequest } from './extraction-request.ts'
import type { Job } from './job.entity.ts'
import { requestJob } from './request-job.ts'

/** What a caller may say of the entries to extract. */
export type ExtractionInput = {
  /** Indexes of entries; null: every selectable entry; an empty list: none. */
  selection?: readonly number[] | null | undefined
  pathPrefix?: string | null | undefined
  glob?: string | null | undefined
  /** Extract again what was deleted or found corrupt. */
  force?: boolean | null | undefined
}

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

export function readExtractionRequest(
  archiveId: string,
  { selection = null, pathPrefix = null, glob = null, force }: ExtractionInput,
): ExtractionRequest {
  return { archiveId, selection, pathPrefix, glob, forcedAt: force ? 'infinity' : null }
}
