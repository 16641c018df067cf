import type { FilterQuery } from '@mikro-orm/core'
import type { Context } from '../context.ts'
import { InvalidInputError } from '../errors.ts'
import { escapeLike } from '../lib/escape-like.ts'
import { type Page, type PageRequest, toPage } from '../lib/page.ts'
import { readId } from '../lib/uuid.ts'
import { FailureDetailsUnavailableError } from './failure-details-unavailable-error.ts'
import { hasDetails } from './has-details.ts'
import { SyncFailure } from './sync-failure.entity.ts'
import type { FailureStage, FailureState } from './sync-words.ts'

/** Which failures of a run: all that is given must hold. */
export type FailureFilter = {
  stages?: readonly FailureStage[] | null | undefined
  codes?: readonly string[] | null | undefined
  channels?: readonly string[] | null | undefined
  states?: readonly FailureState[] | null | undefined
  /** A part of the message or the filename, in upper or lower case. */
  text?: string | null | undefined
}

/**
 * What failed in a run that the caller may see, in the order in which it first did. The key of the list is the id.
 * @throws InvalidInputError (after, filter.text)
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
      $and: [{ runId }, ...conditionsOf(filter ?? {}), ...(after === null ? [] : [{ id: { $gt: after } }])],
    },
    { orderBy: { id: 'asc' }, limit: page.first + 1 },
  )
  // Asked afterwards, since they may begin to go at any moment.
  if (!(await hasDetails(em, runId))) throw new FailureDetailsUnavailableError(runId)
  return toPage(found, page.first)
}

function conditionsOf({ stages, codes, channels, states, text }: FailureFilter): FilterQuery<SyncFailure>[] {
  const conditions: FilterQuery<SyncFailure>[] = []
  if (stages != null) conditions.push({ stage: { $in: [...new Set(stages)] } })
  if (codes != null) conditions.push({ code: { $in: [...new Set(codes)] } })
  if (channels != null) conditions.push({ channel: { $in: [...new Set(channels)] } })
  if (states != null) conditions.push({ state: { $in: [...new Set(states)] } })
  if (text != null) conditions.push(withText(text))
  return conditions
}

function withText(part: string): FilterQuery<SyncFailure> {
  if (part.includes('\0') || !part.isWellFormed())
    throw new InvalidInputError('No text holds NUL or half a surrogate pair.', 'filter.text')
  const $ilike = `%${escapeLike(part)}%`
  return { $or: [{ message: { $ilike } }, { filename: { $ilike } }] }
}
