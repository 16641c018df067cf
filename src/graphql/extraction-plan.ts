import type { SkipReason } from '../archives/skip-reasons.ts'
import { readExtractionRequest } from '../jobs/extraction-request.ts'
import type { ExtractionPlan, SkipCounts } from '../jobs/plan-extraction.ts'
import { previewExtraction } from '../jobs/preview-extraction.ts'
import { SkipReasonEnum } from './archive.ts'
import { builder } from './builder.ts'
import { ArchiveRef } from './refs.ts'

export const SkippedCountType = builder
  .objectRef<{ reason: SkipReason; count: number }>('SkippedCount')
  .implement({
    fields: (t) => ({
      count: t.exposeInt('count'),
      reason: t.expose('reason', { type: SkipReasonEnum }),
    }),
  })

const ExtractionPlanType = builder
  .objectRef<ExtractionPlan & { refusal: string | null }>('ExtractionPlan')
  .implement({
    fields: (t) => ({
      bytes: t.expose('bytes', { type: 'BigInt' }),
      items: t.exposeInt('items'),
      refusal: t.exposeString('refusal', { nullable: true }),
      skipped: t.field({ type: [SkippedCountType], resolve: ({ skipped }) => countsOf(skipped) }),
    }),
  })

/** It looks at every entry of the archive: ten of them are what one operation may ask for. */
const planCost = 1_000

builder.objectField(ArchiveRef, 'extractionPlan', (t) =>
  t.field({
    type: ExtractionPlanType,
    nullable: true,
    args: {
      force: t.arg.boolean({ defaultValue: false }),
      glob: t.arg.string(),
      pathPrefix: t.arg.string(),
      selection: t.arg.intList(),
    },
    complexity: planCost,
    resolve: async ({ fileId, entryCount }, input, ctx) =>
      entryCount == null
        ? null
        : await previewExtraction(ctx, readExtractionRequest(fileId, input), entryCount),
  }),
)

export function countsOf(skipped: SkipCounts): { reason: SkipReason; count: number }[] {
  // Its keys are reasons: it's made from this very type.
  return Object.entries(skipped).map(([reason, count]) => ({ reason: reason as SkipReason, count }))
}
