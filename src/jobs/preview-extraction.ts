import { sql } from 'kysely'
import { checkEntryFilter } from '../archives/entry-filter.ts'
import { readFiltered } from '../archives/read-filtered.ts'
import type { Context } from '../context.ts'
import { InvalidInputError } from '../errors.ts'
import { type ExtractionRequest, isRequested } from './extraction-request.ts'
import { type ExtractionPlan, explainTooLarge, planExtraction } from './plan-extraction.ts'

/** A plan, why it would be refused, if so, and the request as it's to be kept: `selection` in order, each index once. */
export type Preview = ExtractionPlan & { request: ExtractionRequest; refusal: string | null }

/**
 * What a job would do if it were asked for now.
 * @param request About an archive that can be read, and that the caller may see.
 * @throws InvalidInputError (selection, pathPrefix, glob)
 */
export async function previewExtraction(
  ctx: Context,
  request: ExtractionRequest,
  entryCount: number,
): Promise<Preview> {
  const checked = { ...request, selection: checkSelection(request.selection, entryCount) }
  const found = await findRequested(ctx, checked)
  const plan = await planExtraction(ctx.em, found, null)
  return { ...plan, request: found, refusal: explainTooLarge(plan, ctx.config.archiveLimits) }
}

/** Matches the glob, if there is one, once and within a limit of time. */
async function findRequested(ctx: Context, request: ExtractionRequest): Promise<ExtractionRequest> {
  if (request.glob === null || request.requested !== null) {
    await checkEntryFilter(ctx, request, '')
    return request
  }
  const requested = await readFiltered(
    ctx,
    request,
    async (tx) => {
      const found = await sql<{ requested: number[] }>`
        select array(select e.index from archive_entries e where ${isRequested(request)} order by e.index) as requested`.execute(
        tx.getKysely(),
      )
      return found.rows[0]?.requested ?? []
    },
    '',
  )
  return { ...request, requested }
}

/** @throws InvalidInputError where the archive has no such entry. */
function checkSelection(selection: readonly number[] | null, entryCount: number): number[] | null {
  if (selection === null) return null
  const outside = selection.find((index) => index < 0 || index >= entryCount)
  if (outside !== undefined) {
    const range = entryCount === 0 ? 'the archive has none' : `the archive has 0 to ${entryCount - 1}`
    throw new InvalidInputError(`There is no entry ${outside}: ${range}.`, 'selection')
  }
  return [...new Set(selection)].sort((a, b) => a - b)
}
