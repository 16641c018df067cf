import { indexArchive } from '../archives/index-archive.ts'
import { ShortReadError } from '../archives/zip/random-access.ts'
import { type Context, createContext } from '../context.ts'
import { File } from '../files/file.entity.ts'
import { explainStorage } from '../work/explain-storage.ts'
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
    throw explain(error)
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
function explain(error: unknown): unknown {
  if (!(error instanceof ShortReadError)) return explainStorage(error, 'the archive')
  const message = 'The object store gave fewer bytes of the archive than there are.'
  return new WorkTroubledError('STORE_SHORT_READ', message, { cause: error })
}
