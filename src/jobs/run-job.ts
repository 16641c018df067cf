import { indexArchive } from '../archives/index-archive.ts'
import { type Context, createContext } from '../context.ts'
import { File } from '../files/file.entity.ts'
import { StorageError } from '../storage/object-store.ts'
import type { Run } from '../work/run.ts'
import type { Executor } from '../work/run-work.ts'
import { WorkFailedError, WorkInterruptedError } from '../work/stop.ts'
import { extractEntries } from './extract-entries.ts'
import { explainTooLarge, planExtraction } from './plan-extraction.ts'
import { readJobs } from './read-jobs.ts'
import { Tally } from './tally.ts'
import { writeSummary } from './write-summary.ts'

/** Extracts what a job asks for: plans what remains, makes files of it, and sums up. */
export const runJob: Executor = async (ctx, run) => {
  try {
    await extract(ctx, run)
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    // The archive's own bytes are gone: no attempt will find them.
    if (error.kind === 'MISSING')
      throw new WorkFailedError(error.reason, "The archive's bytes are missing in the store.")
    throw new WorkInterruptedError(error.reason, `The object store failed: ${error.message}`, {
      cause: error,
    })
  }
}

async function extract(ctx: Context, run: Run): Promise<void> {
  const [job] = await readJobs(createContext(ctx).em, { work: { id: run.claim.id } })
  if (job === undefined) throw new Error(`job ${run.claim.id} has no row`)
  const { archiveId, selection } = job
  const request = { archiveId, selection: selection ?? null }
  const file = await createContext(ctx).em.findOne(File, { id: archiveId, deletedAt: null })
  if (file === null)
    throw new WorkFailedError('ARCHIVE_DELETED', 'The archive was deleted before the job could extract it.')
  const archive = await indexArchive(ctx, file)
  if (archive.problemCode) throw new WorkFailedError(archive.problemCode, archive.problemMessage ?? '')

  const plan = await planExtraction(ctx.em, request)
  const tooLarge = explainTooLarge(plan, ctx.config.archiveLimits)
  if (tooLarge !== null) throw new WorkFailedError('TOO_LARGE', tooLarge)
  const tally = new Tally()
  const entryCount = archive.entryCount ?? 0
  const before = job.extracted
  run.atEnd((tx) => writeSummary(tx, { id: run.claim.id, request, entryCount, plan, before, tally }))
  await run.plan({ items: plan.items, bytes: plan.bytes })
  await extractEntries(ctx, { run, archive: file, request, tally })
}
