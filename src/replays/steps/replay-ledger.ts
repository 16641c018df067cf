import { type Context, transaction } from '../../context.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Run } from '../../work/run.ts'
import { advanceReplay, type ReplayAction, type ReplayUpdate, readAction } from './advance-replay.ts'
import { holdLease } from './lease.ts'

/** What one owner knows of its replay, and its only way to change something: each write is fenced and expected. */
export class ReplayLedger {
  readonly ctx: Context
  readonly #run: Run
  #action: ReplayAction

  private constructor(ctx: Context, run: Run, action: ReplayAction) {
    this.ctx = ctx
    this.#run = run
    this.#action = action
  }

  static async open(ctx: Context, run: Run): Promise<ReplayLedger> {
    return new ReplayLedger(ctx, run, await readAction(ctx.em.fork(), run.claim.id))
  }

  /** As it was after the last write. */
  get action(): ReplayAction {
    return this.#action
  }

  /**
   * One step, in one transaction: what `step` writes, and how far the replay is by that.
   * @throws LeaseLostError, RevisionConflictError, ReplayRegressionError: nothing was written.
   */
  async write(step: (tx: Tx) => Promise<ReplayUpdate>): Promise<void> {
    const { claim } = this.#run
    this.#action = await transaction(this.ctx, async (tx) => {
      await holdLease(tx, claim, this.ctx.config.heartbeatTtl)
      return await advanceReplay(tx, this.#action, await step(tx))
    })
    await this.#run.forgiveInterruptions()
    await this.tell()
  }

  /** Says how far the replay is, by all its owners: a failure is half done once the target has it, and done once the source knows. */
  async tell(): Promise<void> {
    const { selected, enqueued, replayed, conflicts, released } = this.#action
    const itemsDone = Math.floor((enqueued + replayed + conflicts) / 2)
    await this.#run.report(
      { itemsDone, itemsTotal: selected - released, bytesDone: 0, bytesTotal: 0 },
      JSON.stringify(this.#action),
    )
  }
}
