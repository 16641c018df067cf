import { ensureTargetRun } from './ensure-target-run.ts'
import type { ReplayLedger } from './replay-ledger.ts'

/** ACCEPTED → PROCESSING: there is a run for the failures to go into. */
export async function ensureTarget(ledger: ReplayLedger): Promise<void> {
  await ledger.write(async (tx) => {
    await ensureTargetRun(tx, ledger.ctx.queue, ledger.action)
    return { phase: 'PROCESSING' }
  })
}
