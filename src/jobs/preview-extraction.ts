import { readFiltered } from '../archives/read-filtered.ts'
import type { Context } from '../context.ts'
import { InvalidInputError } from '../errors.ts'
import type { ExtractionRequest } from './extraction-request.ts'
import { type ExtractionPlan, explainTooLarge, planExtraction } from './plan-extraction.ts'

/**
 * What a job would do if it were asked for now, and why it would be refused, if so. `selection` is in order, each index once.
 * @param request About an archive that can be read, and that the caller may see.
 * @throws InvalidInputError (selection, pathPrefix, glob)
 */
export async function previewExtraction(
  ctx: Context,
  request: ExtractionRequest,
  entryCount: number,
): Promise<ExtractionPlan & { selection: number[] | null; refusal: string | null }> {
  const selection = checkSelection(request.selection, entryCount)
  const checked = { ...request, selection }
  const plan = await readFiltered(ctx, checked, (tx) => planExtraction(tx, checked, null), '')
  return { ...plan, selection, refusal: explainTooLarge(plan, ctx.config.archiveLimits) }
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
