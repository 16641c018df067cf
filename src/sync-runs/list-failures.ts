import type { Context } from '../context.ts'
import { type Page, type PageRequest, toPage } from '../lib/page.ts'
import { readId } from '../lib/uuid.ts'
import { type FailureFilter, failureConditions } from './failure-conditions.ts'
import { FailureDetailsUnavailableError } from './failure-details-unavailable-error.ts'
import { hasDetails } from './has-details.ts'
import { SyncFailure } from './sync-failure.entity.ts'

/**
 * What failed in a run that the caller may see, in the order in which it first did. The key of the list is the id.
 * @throws InvalidInputError (after, filter.channels, filter.codes, filter.text)
 * @throws FailureDetailsUnavailableError
 */
export async function listFailures(
  ctx: Context,
  input: { runId: string; page: PageRequest; filter: FailureFilter | null | undefined },
): Promise<Page<SyncFailure>> {
  const { runId, page, filter } = input
  const em = ctx.em.fork()
  const after = page.after === null ? null : readId(page.after, 'after')
  const found = await em.find(
    SyncFailure,
    {
      $and: [
        { runId },
        ...failureConditions(filter ?? {}),
        ...(after === null ? [] : [{ id: { $gt: after } }]),
      ],
    },
    { orderBy: { id: 'asc' }, limit: page.first + 1 },
  )
  // Asked afterwards, since they may begin to go at any moment.
  if (!(await hasDetails(em, runId))) throw new FailureDetailsUnavailableError(runId)
  return toPage(found, page.first)
}
