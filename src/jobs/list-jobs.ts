import type { CallerContext } from '../context.ts'
import { type Page, type PageRequest, toPage } from '../lib/page.ts'
import { readId } from '../lib/uuid.ts'
import type { WorkState } from '../work/work-states.ts'
import type { Job } from './job.entity.ts'
import { readJobs } from './read-jobs.ts'

/** The account's jobs, newest first. The key of the list is the id. */
export async function listJobs(
  ctx: CallerContext,
  input: {
    page: PageRequest
    archiveId?: string | null | undefined
    states?: readonly WorkState[] | null | undefined
  },
): Promise<Page<Job>> {
  const { page, archiveId, states } = input
  const jobs = await readJobs(
    ctx.em.fork(),
    {
      ...(archiveId != null && { archiveId: readId(archiveId, 'archiveId') }),
      work: {
        accountId: ctx.caller.accountId,
        ...(states && { state: { $in: [...new Set(states)] } }),
        ...(page.after && { id: { $lt: page.after } }),
      },
    },
    page.first + 1,
  )
  return toPage(jobs, page.first)
}
