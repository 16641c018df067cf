import { ExpectedError } from '../../errors.ts'

/** The details of a run are gone by its retention, and what was kept of it can't be read: that isn't "no such run". */
export class ReportLostError extends ExpectedError {
  readonly code = 'REPORT_LOST'
  readonly runId: string

  constructor(runId: string, what: 'damaged' | 'missing', options?: ErrorOptions) {
    super(
      `The report of run ${runId} is ${what} in the object store, and its details are gone: bring the object back from a copy of the store.`,
      options,
    )
    this.runId = runId
  }
}
