import { sql } from 'kysely'
import { type CallerContext, transaction } from '../context.ts'
import type { Tx } from '../database/transaction.ts'
import { ConflictError } from '../errors.ts'
import type { KeyedWish } from '../idempotency/keyed-wish.ts'
import { readId } from '../lib/uuid.ts'
import { createWork } from '../work/create-work.ts'
import { askInTurn } from './ask-in-turn.ts'
import { freezeSelection } from './freeze-selection.ts'
import { getReplay } from './get-replay.ts'
import { lockSource } from './lock-source.ts'
import { NothingToReplayError } from './nothing-to-replay-error.ts'
import {
  type GivenSelection,
  type ReplaySelection,
  readReplayWish,
  readSelection,
} from './read-replay-wish.ts'
import type { Replay } from './replay.entity.ts'

/** A replay as it's to be created: its failures and the id of its target are fixed with it. */
type Candidate = { runId: string; wish: KeyedWish; selection: ReplaySelection }

/**
 * Asks for pending failures of a run that has ended to be taken into a new run. The same key of the same run again is the
 * same replay, whatever has become of the failures since.
 * @throws NotFoundError, FailureDetailsUnavailableError, NothingToReplayError
 * @throws ConflictError where the run goes on, the key was used for another request, or others take too long.
 * @throws InvalidInputError (runId, idempotencyKey, failureIds; filter.channels, filter.codes, filter.text)
 */
export async function requestReplay(
  ctx: CallerContext,
  input: GivenSelection & { runId: string; idempotencyKey: string },
): Promise<{ replay: Replay; replayed: boolean }> {
  const { accountId } = ctx.caller
  const runId = readId(input.runId, 'runId')
  const selection = readSelection(input)
  const wish = readReplayWish({ accountId, runId, key: input.idempotencyKey, selection })
  const { id, replayed } = await askInTurn(ctx, { id: runId, isLarge: selection.failureIds === null }, () =>
    transaction(ctx, (tx) => getOrCreate(ctx, tx, { runId, wish, selection })),
  )
  return { replay: await getReplay(ctx, { replayId: id }), replayed }
}

async function getOrCreate(
  ctx: CallerContext,
  tx: Tx,
  candidate: Candidate,
): Promise<{ id: string; replayed: boolean }> {
  const { runId, wish } = candidate
  const original = await findOriginal(tx, candidate)
  if (original !== null) return { id: original, replayed: true }
  await lockSource(tx, { runId, accountId: wish.accountId })
  // Whoever had the lock before may have used the key.
  const first = await findOriginal(tx, candidate)
  if (first !== null) return { id: first, replayed: true }
  return { id: await createReplay(ctx, tx, candidate), replayed: false }
}

async function findOriginal(tx: Tx, { runId, wish }: Candidate): Promise<string | null> {
  const found = await sql<{ id: string; fingerprint: string }>`
    select id, fingerprint from replays
    where source_run_id = ${runId} and account_id = ${wish.accountId} and idempotency_key = ${wish.key}`.execute(
    tx.getKysely(),
  )
  const [original] = found.rows
  if (original === undefined) return null
  if (original.fingerprint !== wish.fingerprint)
    throw new ConflictError(
      `Replay ${original.id} of this run was requested with the same idempotency key, and asked for other failures: take a new key.`,
    )
  return original.id
}

async function createReplay(
  ctx: CallerContext,
  tx: Tx,
  { runId, wish, selection }: Candidate,
): Promise<string> {
  const { accountId, key, fingerprint } = wish
  const db = tx.getKysely()
  const created = await createWork(tx, ctx.queue, { accountId, kind: 'REPLAY', exclusiveKey: null })
  if (!('id' in created)) throw new Error('nothing stands in the way of a replay')
  const replayId = created.id
  await sql`
    insert into replays (id, account_id, source_run_id, target_run_id, idempotency_key, fingerprint, filter, by_id, selected, taken)
    values (${replayId}, ${accountId}, ${runId}, uuidv7(), ${key}, ${fingerprint},
      ${selection.filter && JSON.stringify(selection.filter)}::jsonb, ${selection.failureIds !== null}, 0, 0)`.execute(
    db,
  )
  const { selected, taken } = await freezeSelection(tx, { replayId, runId, selection })
  if (selected === 0) throw new NothingToReplayError(taken)
  await sql`update replays set selected = ${selected}, taken = ${taken} where id = ${replayId}`.execute(db)
  return replayId
}
