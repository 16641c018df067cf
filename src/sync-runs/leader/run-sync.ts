import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../../context.ts'
import type { KindOfWork } from '../../work/kind-of-work.ts'
import type { Run } from '../../work/run.ts'
import { workOnMissingChannels } from '../batches/work-on-missing-channels.ts'
import { lookAtRun, lookEveryMillis } from './look-at-run.ts'
import { produceTasks } from './produce-tasks.ts'
import { readPlan } from './read-plan.ts'
import { requireOthers } from './require-other.ts'
import { settleRun } from './settle-run.ts'

/** What a sync run is as work. */
export const syncing: KindOfWork = { execute: runSync, sumUp: settleRun }

/**
 * Leads a run: cuts its files into tasks, or waits until its replay has brought all, and sees to it that they are settled. The tasks themselves are done by whichever
 * workers take their batches. A leader that dies leaves everything in the rows, and the next goes on from there.
 */
async function runSync(ctx: Context, run: Run): Promise<void> {
  const plan = await readPlan(ctx.em, run.claim.id)
  await run.plan({ items: 0, bytes: 0 })
  const look = lookAtRun(ctx, { run, plan })
  if (plan.operation === 'FULL' && !plan.producerDone) {
    await requireOthers(ctx, plan)
    await produceTasks(ctx, { run, plan, look })
  }
  while (await look()) {
    await workOnMissingChannels(ctx, { run, plan })
    await sleep(lookEveryMillis, undefined, { signal: run.signal })
  }
  await run.finishing()
}
