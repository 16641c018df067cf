import type { CallerContext } from '../context.ts'
import { type ExtractionInput, readExtractionRequest } from './extract-archive.ts'
import { type ExtractionPlan, explainTooLarge, planExtraction } from './plan-extraction.ts'
import { readSelection } from './request-job.ts'

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
  const request = await readExtractionRequest(ctx, archive.fileId, input)
  const selection = readSelection(request.selection, archive.entryCount)
  const plan = await planExtraction(ctx.em, { ...request, selection }, null)
  return { ...plan, refusal: explainTooLarge(plan, ctx.config.archiveLimits) }
}
