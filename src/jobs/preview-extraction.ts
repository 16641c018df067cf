import { readFiltered } from '../archives/read-filtered.ts'
import type { CallerContext } from '../context.ts'
import { type ExtractionInput, readExtractionRequest } from './extract-archive.ts'
import { type ExtractionPlan, explainTooLarge, planExtraction } from './plan-extraction.ts'
import { checkSelection } from './request-job.ts'

/**
 * What a job would do if it were asked for now, and why it would be refused, if so.
 * @param input.archive One that can be read, and that the caller may see.
 * @throws InvalidInputError (selection, pathPrefix, glob)
 */
export async function previewExtraction(
  ctx: CallerContext,
  input: ExtractionInput & { archive: { fileId: string; entryCount: number } },
): Promise<ExtractionPlan & { refusal: string | null }> {
  const { archive } = input
  const asked = readExtractionRequest(archive.fileId, input)
  const request = { ...asked, selection: checkSelection(asked.selection, archive.entryCount) }
  const plan = await readFiltered(ctx, request, (tx) => planExtraction(tx, request, null), '')
  return { ...plan, refusal: explainTooLarge(plan, ctx.config.archiveLimits) }
}
