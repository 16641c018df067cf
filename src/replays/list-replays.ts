import type { FilterQuery } from '@mikro-orm/core'
import type { CallerContext } from '../context.ts'
import { type Page, type PageRequest, toPage } from '../lib/page.ts'
import { readId } from '../lib/uuid.ts'
import { readReplays } from './read-replays.ts'
import type { Replay } from './replay.entity.ts'
import type { ReplayPhase } from './replay-words.ts'

/** Which replays of an account: all that is given must hold. */
export type ReplayFilter = {
  sourceRunId?: string | null | undefined
  phases?: readonly ReplayPhase[] | null | undefined
}

/** The account's replays, newest first. The key of the list is the id. @throws InvalidInputError (after, filter.sourceRunId) */
export async function listReplays(
  ctx: CallerContext,
  input: { page: PageRequest; filter?: ReplayFilter | null | undefined },
): Promise<Page<Replay>> {
  const { page, filter } = input
  const after = page.after === null ? null : readId(page.after, 'after')
  const { accountId } = ctx.caller
  const found = await readReplays(
    ctx.em.fork(),
    {
      $and: [
        { accountId },
        conditionsOf(filter ?? {}),
        ...(after === null ? [] : [{ work: { id: { $lt: after } } }]),
      ],
    },
    page.first + 1,
  )
  return toPage(found, page.first)
}

function conditionsOf({ sourceRunId, phases }: ReplayFilter): FilterQuery<Replay> {
  return {
    ...(sourceRunId != null && { sourceRunId: readId(sourceRunId, 'filter.sourceRunId') }),
    ...(phases != null && { phase: { $in: [...new Set(phases)] } }),
  }
}
