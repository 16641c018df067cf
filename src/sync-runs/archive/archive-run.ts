import type { Context } from '../../context.ts'
import { type ArchiveWork, nameObjects, releaseArchive } from './claim-archive.ts'
import { PublicationConflictError, type PublishedObject, publishObject } from './publish-object.ts'
import { readReport } from './read-report.ts'
import {
  type ArchiveReceipt,
  ReceiptConflictError,
  registerArchive,
  registerArchiveConflict,
  registerArchiveFailure,
} from './register-archive.ts'
import { writeFailures } from './write-failures.ts'

type Archiving = { work: ArchiveWork; signal: AbortSignal }

/** Archives a run, or lets the index say why that did not work. Rejects only where the index can't be told. */
export async function archiveRun(ctx: Context, { work, signal }: Archiving): Promise<void> {
  try {
    await nameObjects(ctx, work)
    await registerArchive(ctx.em, work, await publishReport(ctx, { work, signal }))
  } catch (error) {
    if (signal.aborted) return await releaseArchive(ctx, work)
    const log = ctx.log.child({ runId: work.runId, version: work.version })
    // Someone else archives what the run has become since, or has archived it.
    if (error instanceof ReceiptConflictError) return log.warn({ err: error }, 'a run was archived in vain')
    const message = error instanceof Error ? error.message : String(error)
    if (error instanceof PublicationConflictError) {
      log.error({ err: error }, 'something else lies where a run is to be archived')
      return await registerArchiveConflict(ctx.em, work, message)
    }
    log.warn({ err: error }, 'could not archive a run')
    await registerArchiveFailure(ctx.em, work, message)
  }
}

/**
 * Writes what an archive consists of, in this order: the failures, as NDJSON, and the document, which names them by their
 * hash. Safe to be done again at any point, and by several at once.
 * @throws PublicationConflictError, StorageError
 */
export async function publishReport(ctx: Context, { work, signal }: Archiving): Promise<ArchiveReceipt> {
  const failures = await publishFailures(ctx, { work, signal })
  const report = JSON.stringify(await readReport(ctx, { work, failures }), null, 2)
  const document = await publishObject(ctx, {
    storageKey: work.storageKey,
    content: async function* () {
      yield Buffer.from(`${report}\n`)
    },
    signal,
  })
  return {
    sizeBytes: document.stored.size,
    sha256: document.stored.sha256,
    failuresSizeBytes: failures.stored.size,
    failuresSha256: failures.stored.sha256,
  }
}

async function publishFailures(
  ctx: Context,
  { work: { runId, failuresStorageKey }, signal }: Archiving,
): Promise<PublishedObject & { count: number }> {
  let count = 0
  const published = await publishObject(ctx, {
    storageKey: failuresStorageKey,
    content: () => {
      count = 0
      return writeFailures(ctx, { runId, onCount: (failures) => (count += failures) })
    },
    signal,
  })
  return { ...published, count }
}
