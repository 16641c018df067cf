import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../context.ts'
import { inOneTransaction } from '../database/transaction.ts'
import { type Page, type PageRequest, toPage } from '../lib/page.ts'
import { lowestId, readId } from '../lib/uuid.ts'
import type { SyncAction } from '../sync-runs/sync-words.ts'
import { readInOrder } from './read-in-order.ts'
import type { ReplayConflict, ReplayItemState } from './replay-words.ts'

/** A failure that a replay was asked for. */
export type ListedItem = {
  failureId: string
  /** The failure's, at which it was frozen. */
  version: number
  /** The file; of a REMOVE, the key of the object. */
  subjectId: string
  channel: string
  action: SyncAction
  size: number | null
  state: ReplayItemState
  /** The replay that has it, where it's another. */
  takenBy: string | null
  conflict: ReplayConflict | null
}

/** What a selected failure is by now follows from how far the replay is. */
const told: RawBuilder<unknown> = sql`case
  when item.state <> 'SELECTED' then item.state
  when item.failure_id <= replay.cleaned_up_to then 'REPLAYED'
  when item.failure_id <= replay.enqueued_up_to then 'ENQUEUED'
  else 'SELECTED' end`

/** The failures of a replay that the caller may see, in the order of their ids, which are the list's keys. @throws InvalidInputError (after) */
export async function listReplayItems(
  { em }: Pick<Context, 'em'>,
  input: { replayId: string; page: PageRequest; states: readonly ReplayItemState[] | null | undefined },
): Promise<Page<ListedItem>> {
  const { replayId, page, states } = input
  const after = page.after === null ? lowestId : readId(page.after, 'after')
  const found = await inOneTransaction(em.fork(), async (tx) => {
    await readInOrder(tx)
    return await sql<ListedItem>`
    select item.failure_id as "failureId", item.version, item.subject_id as "subjectId", item.channel, item.action,
      item.size::float8 as size, ${told} as state, item.taken_by as "takenBy", item.conflict
    from replay_items item join replays replay on replay.id = item.replay_id
    where item.replay_id = ${replayId} and item.failure_id > ${after}::uuid
      and ${states == null ? sql`true` : haveStates(states)}
    order by item.failure_id limit ${page.first + 1}`.execute(tx.getKysely())
  })
  return toPage(found.rows, page.first)
}

/** Those that aren't the replay's, or not any more, have an index of their own. */
function haveStates(states: readonly ReplayItemState[]): RawBuilder<unknown> {
  const areApart = states.every((state) => state === 'CONFLICT' || state === 'LEFT' || state === 'TAKEN')
  return sql`${told} = any(${[...states]}::text[]) and ${areApart ? sql`item.state <> 'SELECTED'` : sql`true`}`
}
