import type { Context } from '../../context.ts'
import { bounded } from '../../lib/bounded.ts'
import type { Channel } from '../../storage/channel.ts'
import { Doubts } from '../tasks/doubts.ts'
import { GroupError } from '../tasks/group-error.ts'
import { groupTasks } from '../tasks/group-tasks.ts'
import { probeStore, TroubleError } from '../tasks/probe-store.ts'
import { tryTasks } from '../tasks/try-tasks.ts'
import { openWorkbench, type Workbench } from '../tasks/workbench.ts'
import { BatchLedger } from './batch-ledger.ts'
import { type BatchTask, readBatchTasks } from './batch-tasks.ts'
import { reportTrouble } from './channel-health.ts'
import { shareOf } from './channel-slots.ts'
import type { BatchClaim } from './claim-batch.ts'
import { meetTrouble } from './meet-trouble.ts'
import { BatchLostError } from './record-outcomes.ts'

/**
 * Works on a batch: tries each task that is due. A store that is away is left alone for a while, and the batch put back as
 * if nothing had been tried since.
 */
export async function runBatch(
  ctx: Context,
  { batch, channel, shutdown }: { batch: BatchClaim; channel: Channel; shutdown: AbortSignal },
): Promise<void> {
  await using ledger = new BatchLedger(ctx, batch, shutdown)
  try {
    await work(ctx, { batch, channel, ledger })
  } catch (error) {
    if (error instanceof BatchLostError) return
    throw error
  }
}

async function work(
  ctx: Context,
  { batch, channel, ledger }: { batch: BatchClaim; channel: Channel; ledger: BatchLedger },
): Promise<void> {
  const { signal } = ledger
  try {
    const tasks = await readBatchTasks(ctx.em, batch)
    const givenUp = await meetTrouble(ctx, { batch, tasks, signal })
    if (givenUp !== null) ledger.push(givenUp)
    else await tryAll(await openWorkbench(ctx, { batch, channel, signal }), { channel, tasks, ledger })
  } catch (error) {
    const isTold = signal.aborted && error === signal.reason
    if (!(error instanceof TroubleError || isTold)) throw error
    // Not in one transaction: who claims a batch locks the channel first.
    if (error instanceof TroubleError) await reportTrouble(ctx.em.fork(), error.channel, error.message)
    await ledger.putBack()
    return
  }
  await ledger.end()
}

/** @throws TroubleError; the ledger's signal's reason. */
async function tryAll(
  bench: Workbench,
  { channel, tasks, ledger }: { channel: Channel; tasks: readonly BatchTask[]; ledger: BatchLedger },
): Promise<void> {
  const { ctx, target, source, signal } = bench
  const ask = (name: string) => {
    const { store } = name === target.channel ? target : source
    return probeStore(ctx, { channel: name, check: () => store.check(), signal })
  }
  const doubts = new Doubts(ask)
  const tryTogether = async (group: readonly BatchTask[]) => {
    ledger.push(doubts.sift(await tryTasks(bench, group)))
    if (doubts.areTooMany) ledger.push(await doubts.resolve())
  }
  const run = async (group: readonly BatchTask[]) => {
    try {
      await tryTogether(group).catch(async (error: unknown) => {
        if (!(error instanceof GroupError)) throw error
        await ask(error.channel)
        for (const task of group) await tryTogether([task])
      })
    } catch (error) {
      // The others don't go on meanwhile.
      ledger.leave()
      throw error
    }
  }
  await bounded({ items: groupTasks(tasks), limit: shareOf(channel).concurrency, run })
  ledger.push(await doubts.resolve())
}
