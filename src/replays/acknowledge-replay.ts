import { sql } from 'kysely'
import { type CallerContext, transaction } from '../context.ts'
import type { Tx } from '../database/transaction.ts'
import { ConflictError, InvalidInputError } from '../errors.ts'
import { readId } from '../lib/uuid.ts'
import { reopenWork } from '../work/reopen-work.ts'
import { askInTurn } from './ask-in-turn.ts'
import { canLeave } from './can-leave.ts'
import { getReplay } from './get-replay.ts'
import { lockReplay } from './lock-replay.ts'
import type { Replay } from './replay.entity.ts'
import type { ReplayDecision } from './replay-words.ts'
import { readAction } from './steps/advance-replay.ts'
import { countReceipt, tellSource } from './steps/write-receipt.ts'

const longestNote = 2_000

/**
 * Says what shall become of a replay that needs attention, and has it go on. RETRY: from where it got stuck; failures in
 * conflict are tried as they are by now. LEAVE: failures in conflict stay as they are, and may be replayed by another; a receipt
 * that doesn't add up is kept as it was counted.
 * @throws NotFoundError
 * @throws ConflictError where it needs none, there's nothing that could be left, or others take too long.
 * @throws InvalidInputError (note)
 */
export async function acknowledgeReplay(
  ctx: CallerContext,
  input: { replayId: string; decision: ReplayDecision; note?: string | null | undefined },
): Promise<Replay> {
  const id = readId(input.replayId, 'replayId')
  const { decision, note = null } = input
  if (note !== null && (note.length > longestNote || note.includes('\0') || !note.isWellFormed()))
    throw new InvalidInputError(`A note has at most ${longestNote} characters, and no NUL.`, 'note')
  await askInTurn(ctx, { id }, () =>
    transaction(ctx, async (tx) => {
      const replay = await lockReplay(tx, { id, accountId: ctx.caller.accountId })
      if (replay.phase !== 'NEEDS_ATTENTION' || replay.stuckIn === null)
        throw new ConflictError('The replay needs no attention.')
      const leaves = decision === 'LEAVE'
      if (leaves && !canLeave(replay))
        throw new ConflictError('The replay has more to do than what could be left: retry it.')
      const acceptsReceipt = leaves && replay.stuckIn === 'RECEIPT_PENDING'
      if (acceptsReceipt) await acceptReceipt(ctx, tx, id)
      else await (leaves ? leaveConflicts : retryConflicts)(tx, id)
      await sql`
        update replays set phase = ${acceptsReceipt ? 'COMPLETED' : replay.stuckIn}, stuck_in = null,
          revision = revision + 1, decision = ${decision}, decision_note = ${note}::text, decided_at = clock_timestamp()
        where id = ${id}`.execute(tx.getKysely())
      await reopenWork(tx, ctx.queue, { id, kind: 'REPLAY' })
    }),
  )
  return await getReplay(ctx, { replayId: id })
}

/** What was counted is the receipt, though it isn't what it should be. Whoever takes the replay up next has but to say so. */
async function acceptReceipt(ctx: CallerContext, tx: Tx, id: string): Promise<void> {
  const action = await readAction(tx, id)
  const receipt = JSON.stringify(await countReceipt(tx, action))
  await tellSource(tx, ctx.queue, action)
  await sql`update replays set receipt = ${receipt}::jsonb where id = ${id}`.execute(tx.getKysely())
}

async function leaveConflicts(tx: Tx, id: string): Promise<void> {
  await sql`update replay_items set state = 'LEFT' where replay_id = ${id} and state = 'CONFLICT'`.execute(
    tx.getKysely(),
  )
}

/** The source is gone through once more: who was told already isn't told again. */
async function retryConflicts(tx: Tx, id: string): Promise<void> {
  const db = tx.getKysely()
  const retried = await sql`
    update replay_items item set state = 'SELECTED', conflict = null,
      version = coalesce((select version from sync_failures where id = item.failure_id), item.version)
    where replay_id = ${id} and state = 'CONFLICT'`.execute(db)
  if (retried.numAffectedRows === 0n) return
  await sql`update replays set cleaned_up_to = null, conflicts = 0 where id = ${id}`.execute(db)
}
