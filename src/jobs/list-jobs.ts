import type { FilterQuery } from '@mikro-orm/core'
import type { CallerContext } from '../context.ts'
import { type Page, type PageRequest, toPage } from '../lib/page.ts'
import { readId } from '../lib/uuid.ts'
import type { WorkState } from '../work/work-states.ts'
import type { Job } from './job.entity.ts'
import { readJobs } from './read-jobs.ts'

/** Which jobs of an account: all that is given must hold. */
export type JobFilter = {
  archiveId?: string | null | undefined
  states?: readonly WorkState[] | null | undefined
}

/** The account's jobs, newest first. The key of the list is the id. @throws InvalidInputError */
export async function listJobs(
  ctx: CallerContext,
  input: { page: PageRequest; filter?: JobFilter | null | undefined },
): Promise<Page<Job>> {
  const { page, filter } = input
  const after = page.after === null ? null : readId(page.after, 'after')
  const conditions = jobConditions(ctx.caller.accountId, filter)
  const jobs = await readJobs(
    ctx.em.fork(),
    after === null ? conditions : { $and: [conditions, { work: { id: { $lt: after } } }] },
    page.first + 1,
  )
  return toPage(jobs, page.first)
}

/** What a filter means. @throws InvalidInputError */
export function jobConditions(accountId: string, filter: JobFilter | null | undefined): FilterQuery<Job> {
  const { archiveId, states } = filter ?? {}
  return {
    ...(archiveId != null && { archiveId: readId(archiveId, 'archiveId') }),
    work: { accountId, ...(states && { state: { $in: [...new Set(states)] } }) },
  }
}
