import { ExpectedError } from '../errors.ts'

/** Of a run whose live details are gone there's its report alone: a page without failures would be a lie. */
export class FailureDetailsUnavailableError extends ExpectedError {
  readonly code = 'FAILURE_DETAILS_UNAVAILABLE'
  readonly runId: string

  constructor(runId: string) {
    super(`The single failures of run ${runId} are not kept any more.`)
    this.runId = runId
  }
}
