import { sql } from 'kysely'
import { type CallerContext, transaction } from '../context.ts'
import type { Tx } from '../database/transaction.ts'
import { readId } from '../lib/uuid.ts'
import { askInTurn } from './ask-in-turn.ts'
import { lockSource } from './lock-source.ts'
import { type GivenSelection, type ReplaySelection, readSelection } from './read-replay-wish.ts'
import { selectWanted } from './select-wanted.ts'

/** What a replay would be about, as of now. */
export type ReplayPreview = {
  /** Failures that it would take. */
  selected: number
  /** Failures that another replay has. */
  taken: number
  /** Of the files of the selected failures, together. */
  bytes: number
}

/**
 * Says what a replay would take, and does nothing.
 * @throws NotFoundError, FailureDetailsUnavailableError
 * @throws ConflictError where the run goes on, or others take too long.
 * @throws InvalidInputError (runId, failureIds; filter.channels, filter.codes, filter.text)
 */
export async function previewReplay(
  ctx: CallerContext,
  input: GivenSelection & { runId: string },
): Promise<ReplayPreview> {
  const runId = readId(input.runId, 'runId')
  const selection = readSelection(input)
  return await askInTurn(ctx, { id: runId, isLarge: selection.failureIds === null }, () =>
    transaction(ctx, (tx) => preview(tx, { runId, accountId: ctx.caller.accountId, selection })),
  )
}

async function preview(
  tx: Tx,
  { runId, accountId, selection }: { runId: string; accountId: string; selection: ReplaySelection },
): Promise<ReplayPreview> {
  await lockSource(tx, { runId, accountId })
  const counted = await sql<ReplayPreview>`
    select count(*) filter (where taken_by is null)::int as selected, count(taken_by)::int as taken,
      coalesce(sum(size) filter (where taken_by is null), 0)::float8 as bytes
    from (${selectWanted(tx, { runId, selection })}) wanted`.execute(tx.getKysely())
  const [counts] = counted.rows
  if (counts === undefined) throw new Error('an aggregate has a row')
  return counts
}
