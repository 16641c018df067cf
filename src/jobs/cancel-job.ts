import { type CallerContext, transaction } from '../context.ts'
import { readId } from '../lib/uuid.ts'
import { cancelWork } from '../work/cancel-work.ts'
import { getJob } from './get-job.ts'
import type { Job } from './job.entity.ts'
import { writeSummary } from './write-summary.ts'

/**
 * Asks a job to stop: a pending one ends at once, a running one keeps what it has extracted, an ended one stays as it
 * is. @throws NotFoundError
 */
export async function cancelJob(ctx: CallerContext, input: { jobId: string }): Promise<Job> {
  const id = readId(input.jobId, 'jobId')
  await transaction(ctx, async (tx) => {
    const hasEnded = await cancelWork(tx, { id, accountId: ctx.caller.accountId, kind: 'JOB' })
    if (hasEnded) await writeSummary(tx, id)
  })
  return await getJob(ctx, { jobId: id })
}
