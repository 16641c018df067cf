import type { CallerContext } from '../context.ts'
import { watchOneWork } from '../work/watch-work.ts'
import { getJob } from './get-job.ts'
import type { Job } from './job.entity.ts'
import { readJobs } from './read-jobs.ts'

/** The states of a job, beginning with the present one and ending with the terminal one. @throws NotFoundError */
export async function watchJob(ctx: CallerContext, input: { jobId: string }): Promise<AsyncGenerator<Job>> {
  const { work } = await getJob(ctx, input)
  return watchOneWork(ctx, work.id, readJobs)
}
