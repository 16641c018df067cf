/**
 * Why a run is told to stop: someone asked (CANCELLED), the process ends (SHUTDOWN), or another worker may have the
 * work (LOST).
 */
export type StopReason = 'CANCELLED' | 'SHUTDOWN' | 'LOST'

/** The reason with which a run's signal is aborted. */
export class Stop extends Error {
  override readonly name = 'AbortError'
  readonly reason: StopReason

  constructor(reason: StopReason) {
    super(`told to stop: ${reason}`)
    this.reason = reason
  }
}

/** Thrown by a run for a failure that trying again can't mend. */
export class WorkFailedError extends Error {
  override readonly name = 'WorkFailedError'
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** Thrown by a run for trouble that may pass, such as a store that doesn't answer: the work is tried again later. */
export class WorkInterruptedError extends Error {
  override readonly name = 'WorkInterruptedError'
  readonly code: string

  constructor(code: string, message: string, options: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
