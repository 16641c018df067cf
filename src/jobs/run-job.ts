import { indexArchive } from '../archives/index-archive.ts'
import { ShortReadError } from '../archives/zip/random-access.ts'
import { type Context, createContext } from '../context.ts'
import { File } from '../files/file.entity.ts'
import { StorageError } from '../storage/object-store.ts'
import type { KindOfWork } from '../work/kind-of-work.ts'
import type { Run } from '../work/run.ts'
import { WorkFailedError, WorkTroubledError } from '../work/stop.ts'
import { extractEntries } from './extract-entries.ts'
import { explainTooLarge, planExtraction } from './plan-extraction.ts'
import { readJobs } from './read-jobs.ts'
import { readRequest } from './read-request.ts'
import { writeSummary } from './write-summary.ts'

/** What a job is as work. */
export const extraction: KindOfWork = { execute: runJob, sumUp: writeSummary }

/** Extracts what a job asks for: plans what remains, and makes files of it. */
async function runJob(ctx: Context, run: Run): Promise<void> {
  try {
    await extract(ctx, run)
  } catch (error) {
    throw explainStorage(error)
  }
}

async function extract(ctx: Context, run: Run): Promise<void> {
  const [job] = await readJobs(createContext(ctx).em, { work: { id: run.claim.id } })
  if (job === undefined) throw new Error(`job ${run.claim.id} has no row`)
  const request = await readRequest(ctx.em, job)
  const file = await createContext(ctx).em.findOne(File, { id: job.archiveId, deletedAt: null })
  if (file === null)
    throw new WorkFailedError('ARCHIVE_DELETED', 'The archive was deleted before the job could extract it.')
  const archive = await indexArchive(ctx, file, { signal: run.signal, onProgress: () => run.stir() })
  if (archive.problemCode) throw new WorkFailedError(archive.problemCode, archive.problemMessage ?? '')

  const plan = await planExtraction(ctx.em, request, null)
  const tooLarge = explainTooLarge(plan, ctx.config.archiveLimits)
  if (tooLarge !== null) throw new WorkFailedError('TOO_LARGE', tooLarge)
  await run.plan({ items: plan.items, bytes: plan.bytes })
  await extractEntries(ctx, { run, archive: file, request, tags: job.tags })
}

/** Trouble of the store is never the archive's fault. */
function explainStorage(error: unknown): unknown {
  const cause = error
  if (error instanceof ShortReadError) {
    const message = 'The object store gave fewer bytes of the archive than there are.'
    return new WorkTroubledError('STORE_SHORT_READ', message, { cause })
  }
  if (!(error instanceof StorageError)) return error
  switch (error.kind) {
    case 'MISSING':
      // The archive's own bytes are gone: no attempt will find them.
      return new WorkFailedError(error.reason, "The archive's bytes are missing in the store.", { cause })
    case 'PERMANENT':
      return new WorkFailedError(error.reason, `The object store refused: ${error.message}.`, { cause })
    case 'RETRYABLE':
      return new WorkTroubledError(error.reason, `The object store failed: ${error.message}.`, { cause })
    default:
      throw new Error(`unknown kind ${error.kind satisfies never}`)
  }
}
