import type { Context } from '../context.ts'
import type { Tx } from '../database/transaction.ts'
import type { Queue } from '../queue/queue.ts'
import type { Run } from './run.ts'
import type { WorkKind } from './work-states.ts'

/** What is particular to a kind of work. */
export type KindOfWork = {
  /** Does it: resolves when it succeeded. What it commits goes through `run`. */
  execute(ctx: Context, run: Run): Promise<void>
  /** Writes what came of it, in the transaction in which it ends, however and by whomever it's ended. */
  sumUp(tx: Tx, workId: string, queue: Queue): Promise<void>
}

export type KindsOfWork = Record<WorkKind, KindOfWork>
