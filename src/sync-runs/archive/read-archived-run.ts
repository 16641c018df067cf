import type { Context } from '../../context.ts'
import { hashBytes, SizeLimitExceededError } from '../../lib/hash-bytes.ts'
import { StorageError } from '../../storage/object-store.ts'
import { ArchivedRun } from './archived-run.ts'
import { isNoGzip, unpacked } from './publish-object.ts'
import { ReportLostError } from './report-lost-error.ts'
import type { RunArchive } from './run-archive.entity.ts'
import type { RunReport } from './run-report.ts'

/** A report has what a run has few of: channels, rounds, groups of failures, what happened. */
const largestReport = 64 * 1024 ** 2

/**
 * A run as its report has it, which is read from the store and compared with the receipt.
 * @throws ReportLostError, StorageError
 */
export async function readArchivedRun(
  ctx: Pick<Context, 'store' | 'log'>,
  archive: RunArchive,
): Promise<ArchivedRun> {
  try {
    return new ArchivedRun(await readReport(ctx, archive))
  } catch (error) {
    if (error instanceof ReportLostError) ctx.log.error({ err: error, runId: archive.runId }, error.message)
    throw error
  }
}

async function readReport(
  { store }: Pick<Context, 'store'>,
  { runId, storageKey, sizeBytes, sha256 }: RunArchive,
): Promise<RunReport> {
  if (!storageKey || !sha256) throw new ReportLostError(runId, 'missing')
  try {
    const stored = hashBytes(await store.read(storageKey))
    const content = hashBytes(unpacked(stored), { limit: largestReport })
    const text = Buffer.concat(await Array.fromAsync(content)).toString()
    const found = stored.result()
    if (found.size !== sizeBytes || found.sha256 !== sha256) throw new ReportLostError(runId, 'damaged')
    // It's what was written, byte for byte.
    return JSON.parse(text) as RunReport
  } catch (error) {
    if (error instanceof StorageError && error.kind === 'MISSING') {
      throw new ReportLostError(runId, 'missing', { cause: error })
    }
    if (error instanceof SizeLimitExceededError || isNoGzip(error)) {
      throw new ReportLostError(runId, 'damaged', { cause: error })
    }
    throw error
  }
}
