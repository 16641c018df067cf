import type { CallerContext } from '../context.ts'
import { Job } from './job.entity.ts'
import { type JobFilter, jobConditions } from './list-jobs.ts'

/** How many jobs `listJobs` gives over all pages. @throws InvalidInputError */
export async function countJobs(
  ctx: CallerContext,
  input: { filter?: JobFilter | null | undefined },
): Promise<number> {
  return await ctx.em.fork().count(Job, jobConditions(ctx.caller.accountId, input.filter))
}
