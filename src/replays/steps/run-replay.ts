import type { Context } from '../../context.ts'
import type { KindOfWork } from '../../work/kind-of-work.ts'
import type { Run } from '../../work/run.ts'
import type { ReplayPhase } from '../replay-words.ts'
import type { ReplayAction } from './advance-replay.ts'
import { cleanUpFailures } from './clean-up-failures.ts'
import { enqueueSelection } from './enqueue-selection.ts'
import { ensureTarget } from './ensure-target.ts'
import { giveUpReplay } from './give-up-replay.ts'
import { ReplayLedger } from './replay-ledger.ts'
import { writeReceipt } from './write-receipt.ts'

/** What a replay is as work. */
export const replaying: KindOfWork = { execute: runReplay, sumUp: giveUpReplay }

/**
 * Takes a replay from the phase in which it is to its end. Each step is a bounded transaction, that holds only as long as
 * the lease does and the revision is the one that was seen: an owner that dies leaves everything in the rows, and the next
 * goes on from there.
 */
async function runReplay(ctx: Context, run: Run): Promise<void> {
  const ledger = await ReplayLedger.open(ctx, run)
  await run.plan({ items: ledger.action.selected, bytes: 0 })
  await ledger.tell()
  // It may have been cancelled before it was opened: then the plan's beat has heard of it.
  run.signal.throwIfAborted()
  for (let next = stepOf(ledger.action); next !== null; next = stepOf(ledger.action)) {
    run.signal.throwIfAborted()
    await next(ledger)
  }
  await run.finishing()
}

type Step = (ledger: ReplayLedger) => Promise<void>

/** What a replay has to do next; null: nothing. */
export function stepOf({ phase }: ReplayAction): Step | null {
  switch (phase) {
    case 'ACCEPTED':
      return ensureTarget
    case 'PROCESSING':
      return enqueueSelection
    case 'CLEANUP_PENDING':
      return cleanUpFailures
    case 'RECEIPT_PENDING':
      return writeReceipt
    case 'COMPLETED':
      return null
    case 'CANCELLED':
    case 'NEEDS_ATTENTION':
      throw new Error(`there's nothing to do for a replay that is ${phase}`)
    default:
      throw new Error(`unknown phase ${phase satisfies never as ReplayPhase}`)
  }
}
