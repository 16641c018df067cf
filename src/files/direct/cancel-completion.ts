import { type CallerContext, transaction } from '../../context.ts'
import { cancelWork } from '../../work/cancel-work.ts'
import type { Upload } from '../upload.entity.ts'
import { endCompletion } from './end-completion.ts'
import { readCompletions } from './read-completions.ts'

/** Asks the completion of an upload to stop, and with it the upload: at once, or within a second where a worker has it. */
export async function cancelCompletion(ctx: CallerContext, { id: uploadId }: Upload): Promise<void> {
  const { accountId } = ctx.caller
  const [last] = await readCompletions(ctx.em.fork(), { uploadId })
  if (last === undefined) return
  await transaction(ctx, async (tx) => {
    const hasEnded = await cancelWork(tx, { id: last.work.id, accountId, kind: 'COMPLETION' })
    if (hasEnded) await endCompletion(tx, last.work.id)
  })
}
