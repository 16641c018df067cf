import { sql } from 'kysely'
import { type CallerContext, transaction } from '../context.ts'
import type { Tx } from '../database/transaction.ts'
import { ConflictError } from '../errors.ts'
import { readId } from '../lib/uuid.ts'
import { settleRun } from '../sync-runs/leader/settle-run.ts'
import { cancelWork } from '../work/cancel-work.ts'
import { askInTurn } from './ask-in-turn.ts'
import { getReplay } from './get-replay.ts'
import { type LockedReplay, lockReplay } from './lock-replay.ts'
import type { Replay } from './replay.entity.ts'

/**
 * Has a replay take no more. Before anything was written to its target, it's as if it had not been asked for. While its
 * failures go into the target, the target is cancelled: what it has not tried are failures of its own, the rest stay the
 * source's, and the replay ends by itself. One that is cancelled stays so.
 * @throws NotFoundError
 * @throws ConflictError where all its failures are in the target, or others take too long.
 */
export async function cancelReplay(ctx: CallerContext, input: { replayId: string }): Promise<Replay> {
  const id = readId(input.replayId, 'replayId')
  const { accountId } = ctx.caller
  await askInTurn(ctx, { id }, () =>
    transaction(ctx, async (tx) => {
      const replay = await lockReplay(tx, { id, accountId })
      switch (replay.phase) {
        case 'CANCELLED':
          return
        case 'ACCEPTED':
          return await takeBack(tx, { id, accountId })
        case 'PROCESSING': {
          const target = { id: replay.targetRunId, accountId, kind: 'SYNC_RUN' } as const
          if (await cancelWork(tx, target)) await settleRun(tx, replay.targetRunId, ctx.queue)
          return
        }
        default:
          throw tooLate(replay)
      }
    }),
  )
  return await getReplay(ctx, { replayId: id })
}

async function takeBack(tx: Tx, { id, accountId }: { id: string; accountId: string }): Promise<void> {
  const db = tx.getKysely()
  await sql`delete from replay_items where replay_id = ${id}`.execute(db)
  await sql`update replays set phase = 'CANCELLED', revision = revision + 1 where id = ${id}`.execute(db)
  await cancelWork(tx, { id, accountId, kind: 'REPLAY' })
}

function tooLate({ phase, targetRunId }: LockedReplay): ConflictError {
  if (phase === 'NEEDS_ATTENTION')
    return new ConflictError('The replay has stopped: acknowledge it, and say what shall become of it.')
  return new ConflictError(
    `What the replay took is in run ${targetRunId}: cancel that one, whose failures can be replayed in turn.`,
  )
}
