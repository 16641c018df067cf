import { ExpectedError } from '../errors.ts'

export class SyncRunExistsError extends ExpectedError {
  readonly code = 'SYNC_RUN_EXISTS'
  /** The run in the way; null where it ended in the meantime. */
  readonly runId: string | null

  constructor(runId: string | null, message: string) {
    super(message)
    this.runId = runId
  }

  /** Of each kind one run at a time goes on. */
  static active(runId: string | null): SyncRunExistsError {
    return new SyncRunExistsError(
      runId,
      runId === null
        ? 'Another run of this kind was going on just now: ask again.'
        : `Run ${runId} of this kind goes on: wait for its end, or cancel it.`,
    )
  }

  /** A month has one run of each kind and cycle. */
  static taken(runId: string, { month, cycle }: { month: string; cycle: number }): SyncRunExistsError {
    return new SyncRunExistsError(
      runId,
      `Run ${runId} is cycle ${cycle} of ${month} already: choose another cycle, or leave it out for the next.`,
    )
  }
}
