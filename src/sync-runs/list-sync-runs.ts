import type { FilterQuery } from '@mikro-orm/core'
import type { CallerContext } from '../context.ts'
import { type Page, type PageRequest, toPage } from '../lib/page.ts'
import { readId } from '../lib/uuid.ts'
import { addArchivedRuns, type ListedRun } from './archive/list-archived-runs.ts'
import { readSyncRuns } from './read-sync-runs.ts'
import type { SyncRun } from './sync-run.entity.ts'
import { type SyncKind, type SyncOperation, type SyncRunState, syncOutcomes } from './sync-words.ts'

/** Which runs of an account: all that is given must hold. */
export type SyncRunFilter = {
  kinds?: readonly SyncKind[] | null | undefined
  operations?: readonly SyncOperation[] | null | undefined
  states?: readonly SyncRunState[] | null | undefined
  /** Such as 2026-11. */
  months?: readonly string[] | null | undefined
  dryRun?: boolean | null | undefined
}

/** The account's runs, newest first. The key of the list is the id. @throws InvalidInputError */
export async function listSyncRuns(
  ctx: CallerContext,
  input: { page: PageRequest; filter?: SyncRunFilter | null | undefined },
): Promise<Page<ListedRun>> {
  const { page, filter } = input
  const after = page.after === null ? null : readId(page.after, 'after')
  const { accountId } = ctx.caller
  const found = await readSyncRuns(
    ctx.em.fork(),
    {
      $and: [
        { accountId, forgottenAt: null },
        ...conditionsOf(filter ?? {}),
        ...(after === null ? [] : [{ work: { id: { $lt: after } } }]),
      ],
    },
    page.first + 1,
  )
  const { kinds = null, operations = null, months = null, dryRun = null, states = null } = filter ?? {}
  const outcomes = states && syncOutcomes.filter((outcome) => states.includes(outcome))
  return await addArchivedRuns(ctx, toPage(found, page.first), {
    filter: { kinds, operations, months, dryRun, outcomes },
    page,
  })
}

function conditionsOf({ kinds, operations, states, months, dryRun }: SyncRunFilter): FilterQuery<SyncRun>[] {
  const conditions: FilterQuery<SyncRun>[] = []
  if (kinds != null) conditions.push({ kind: { $in: [...new Set(kinds)] } })
  if (operations != null) conditions.push({ operation: { $in: [...new Set(operations)] } })
  if (states != null) conditions.push(inStates([...new Set(states)]))
  if (months != null) conditions.push({ month: { $in: [...new Set(months)] } })
  if (dryRun != null) conditions.push({ dryRun })
  return conditions
}

/** As long as a run goes on it has no outcome, and is where its work is. */
function inStates(states: SyncRunState[]): FilterQuery<SyncRun> {
  const outcomes = syncOutcomes.filter((outcome) => states.includes(outcome))
  const active = (['PENDING', 'RUNNING'] as const).filter((state) => states.includes(state))
  return { $or: [{ outcome: { $in: outcomes } }, { outcome: null, work: { state: { $in: active } } }] }
}
