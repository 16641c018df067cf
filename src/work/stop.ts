import { type RawBuilder, sql } from 'kysely'

/**
 * Why a run is told to stop: someone asked (CANCELLED), the process ends (SHUTDOWN), nothing has moved for too long
 * (STALLED), or another worker may have the work (LOST).
 */
export type StopReason = 'CANCELLED' | 'SHUTDOWN' | 'STALLED' | 'LOST'

/** The reason with which a run's signal is aborted. */
export class Stop extends Error {
  override readonly name = 'AbortError'
  readonly reason: StopReason

  constructor(reason: StopReason) {
    super(`told to stop: ${reason}`)
    this.reason = reason
  }
}

/** Whether someone asked for it. */
export function isCancelled({ reason }: AbortSignal): boolean {
  return reason instanceof Stop && reason.reason === 'CANCELLED'
}

/** Thrown by a run for a failure that trying again can't mend. */
export class WorkFailedError extends Error {
  override readonly name = 'WorkFailedError'
  readonly code: string

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** Thrown by a run that store or database let down: the work is tried again for as long as that lasts. */
export class WorkTroubledError extends Error {
  override readonly name = 'WorkTroubledError'
  readonly code: string

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** Thrown by a run that has nothing to do before some time, or before someone says so: the work is PENDING until then. */
export class WorkPostponedError extends Error {
  override readonly name = 'WorkPostponedError'
  /** Until when, as an expression about the row of work; null: at once. See `never`. */
  readonly until: RawBuilder<Date | null>

  constructor(until: RawBuilder<Date | null>) {
    super('the work waits')
    this.until = until
  }
}

/** The time until which work waits that waits for someone's word. */
export const never = sql<Date>`timestamptz '9999-01-01'`
