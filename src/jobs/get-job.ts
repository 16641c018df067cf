import type { CallerContext } from '../context.ts'
import { NotFoundError } from '../errors.ts'
import { readId } from '../lib/uuid.ts'
import type { Job } from './job.entity.ts'
import { readJobs } from './read-jobs.ts'

/** @throws NotFoundError where the account has no such job. */
export async function getJob(ctx: CallerContext, input: { jobId: string }): Promise<Job> {
  const id = readId(input.jobId, 'id')
  const [job] = await readJobs(ctx.em.fork(), { work: { id, accountId: ctx.caller.accountId } })
  if (job === undefined) throw NotFoundError.of('job')
  return job
}
