import { ExpectedError } from '../../errors.ts'

/** So many are named. */
const most = 100

/** The store has not all parts of a direct upload. */
export class PartsMissingError extends ExpectedError {
  readonly code = 'PARTS_MISSING'
  /** The numbers of the first of them. */
  readonly missing: readonly number[]
  readonly missingCount: number

  constructor(missing: readonly number[], count: number) {
    super(`${missing.length} of ${count} parts of the upload are missing.`)
    this.missing = missing.slice(0, most)
    this.missingCount = missing.length
  }
}
