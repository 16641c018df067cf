import type { CallerContext } from '../context.ts'
import { InvalidInputError } from '../errors.ts'
import { grantOnce } from '../idempotency/grant-once.ts'
import { readKeyedWish } from '../idempotency/keyed-wish.ts'
import { orGone } from '../idempotency/or-gone.ts'
import { createRun } from './create-run.ts'
import { getSyncRun } from './get-sync-run.ts'
import { type GivenWish, readWish } from './read-wish.ts'
import type { SyncRun } from './sync-run.entity.ts'

const month = /^[0-9]{4}-(0[1-9]|1[0-2])$/
const mostCycles = 1_000_000

/**
 * Asks for a run over the files that are there by now.
 * @throws SyncRunExistsError, ConflictError, GoneError, IdempotencyMismatchError
 * @throws InvalidInputError (kind, month, cycle, channels, filter.…, options.…, idempotencyKey)
 */
export async function startSyncRun(
  ctx: CallerContext,
  input: GivenWish & {
    month?: string | null | undefined
    cycle?: number | null | undefined
    dryRun?: boolean | null | undefined
    idempotencyKey?: string | null | undefined
  },
): Promise<{ run: SyncRun; replayed: boolean }> {
  const { accountId } = ctx.caller
  const wish = readWish(ctx, accountId, input)
  const identity = {
    accountId,
    month: input.month ?? null,
    cycle: input.cycle ?? null,
    dryRun: input.dryRun ?? false,
    scheduleId: null,
  }
  if (identity.month !== null && !month.test(identity.month))
    throw new InvalidInputError('A month is such as 2026-11.', 'month')
  if (identity.cycle !== null && (identity.cycle < 1 || identity.cycle > mostCycles))
    throw new InvalidInputError(`A cycle is from 1 to ${mostCycles}.`, 'cycle')
  if (identity.dryRun && identity.cycle !== null)
    throw new InvalidInputError('A dry run is none of the cycles of a month.', 'cycle')
  const keyed = readKeyedWish({
    accountId,
    key: input.idempotencyKey ?? null,
    mutation: 'startSyncRun',
    input: { wish, identity },
  })
  const { id: runId, replayed } = await grantOnce(ctx, keyed, (tx) => createRun(ctx, tx, { wish, identity }))
  return { run: await orGone(getSyncRun(ctx, { runId })), replayed }
}
