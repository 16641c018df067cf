import { ExpectedError } from '../errors.ts'

/** Of the failures that were asked for, none is pending and free. */
export class NothingToReplayError extends ExpectedError {
  readonly code = 'NOTHING_TO_REPLAY'
  /** How many there are that another replay has. */
  readonly taken: number

  constructor(taken: number) {
    super(
      taken === 0
        ? 'None of these failures is pending: there is nothing to replay.'
        : `None of these failures is free: other replays of the run have ${taken} of them.`,
    )
    this.taken = taken
  }
}
