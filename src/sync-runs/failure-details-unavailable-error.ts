import { ExpectedError } from '../errors.ts'

/** The failures of an archived run aren't in the database any more: its report has them. Never an empty page. */
export class FailureDetailsUnavailableError extends ExpectedError {
  readonly code = 'FAILURE_DETAILS_UNAVAILABLE'
  readonly runId: string

  constructor(runId: string) {
    super(`The details of run ${runId} are gone by its retention: its report has the failures.`)
    this.runId = runId
  }
}
