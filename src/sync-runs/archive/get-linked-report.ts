import type { Context } from '../../context.ts'
import { NotFoundError } from '../../errors.ts'
import type { LinkedBytes } from '../../files/get-linked-file.ts'
import { isUuid } from '../../lib/uuid.ts'
import { RunArchive } from './run-archive.entity.ts'
import { reportNames } from './run-report.ts'

/** The two files of a report: what came of the run, and each of its failures. */
export type ReportPart = 'document' | 'failures'

/**
 * The part of a run's report that a link names, whoever asks: the link is the permission. It's handed out as it lies in
 * the store, a file of its own: what is received has the hash that the API tells.
 * @throws NotFoundError
 */
export async function getLinkedReport(
  ctx: Context,
  { runId, part }: { runId: string; part: ReportPart },
): Promise<LinkedBytes> {
  const archive = isUuid(runId) ? await ctx.em.fork().findOne(RunArchive, { runId }) : null
  if (archive?.state !== 'PUBLISHED' || !archive.publishedAt) throw NotFoundError.of('report')
  const object =
    part === 'document'
      ? { storageKey: archive.storageKey, size: archive.sizeBytes, sha256: archive.sha256 }
      : {
          storageKey: archive.failuresStorageKey,
          size: archive.failuresSizeBytes,
          sha256: archive.failuresSha256,
        }
  const { storageKey, size, sha256 } = object
  if (!storageKey || size == null || !sha256) throw NotFoundError.of('report')
  return {
    storageKey,
    size,
    sha256,
    filename: reportNames(archive)[part],
    contentType: 'application/gzip',
    createdAt: archive.publishedAt,
  }
}
