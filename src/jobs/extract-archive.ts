import { sql } from 'kysely'
import { getArchive } from '../archives/get-archive.ts'
import { UnreadableArchiveError } from '../archives/unreadable-archive-error.ts'
import { type CallerContext, transaction } from '../context.ts'
import { InvalidInputError } from '../errors.ts'
import { readId } from '../lib/uuid.ts'
import { createWork } from '../work/create-work.ts'
import { ArchiveBusyError } from './archive-busy-error.ts'
import { getJob } from './get-job.ts'
import type { Job } from './job.entity.ts'
import { explainTooLarge, planExtraction } from './plan-extraction.ts'

/**
 * Asks for an archive's entries to be made files.
 *
 * @param input.selection Indexes of entries; null: every selectable entry; an empty list: none.
 * @throws NotFoundError, UnreadableArchiveError, InvalidInputError (archiveId, selection), ArchiveBusyError
 */
export async function extractArchive(
  ctx: CallerContext,
  input: { archiveId: string; selection: readonly number[] | null },
): Promise<Job> {
  const { accountId } = ctx.caller
  const archiveId = readId(input.archiveId, 'archiveId')
  const archive = await getArchive(ctx, { fileId: archiveId })
  if (archive === null) {
    throw new UnreadableArchiveError({ code: 'NOT_A_ZIP', message: 'This file is not a ZIP archive.' })
  }
  const { problemCode, problemMessage } = archive
  if (problemCode && problemMessage)
    throw new UnreadableArchiveError({ code: problemCode, message: problemMessage })
  const selection = readSelection(input.selection, archive.entryCount ?? 0)
  const tooLarge = explainTooLarge(
    await planExtraction(ctx.em, { archiveId, selection }),
    ctx.config.archiveLimits,
  )
  if (tooLarge !== null) throw new InvalidInputError(tooLarge, 'selection')

  const id = await transaction(ctx, async (tx) => {
    const created = await createWork(tx, ctx.queue, { accountId, kind: 'JOB', exclusiveKey: archiveId })
    if ('activeId' in created) throw new ArchiveBusyError(created.activeId)
    await sql`insert into jobs (id, archive_id, selection) values (${created.id}, ${archiveId}, ${selection}::int[])`.execute(
      tx.getKysely(),
    )
    return created.id
  })
  return await getJob(ctx, { jobId: id })
}

function readSelection(selection: readonly number[] | null, entryCount: number): number[] | null {
  if (selection === null) return null
  const outside = selection.find((index) => index < 0 || index >= entryCount)
  if (outside !== undefined) {
    const range = entryCount === 0 ? 'the archive has none' : `the archive has 0 to ${entryCount - 1}`
    throw new InvalidInputError(`There is no entry ${outside}: ${range}.`, 'selection')
  }
  return [...new Set(selection)].sort((a, b) => a - b)
}
