import { ExpectedError } from '../errors.ts'

/** The collection would have more items than one may have. */
export class CollectionFullError extends ExpectedError {
  readonly code = 'COLLECTION_FULL'
  /** The most items that a collection may have. */
  readonly limit: number

  constructor(limit: number) {
    super(`A collection may have ${limit} items at most.`)
    this.limit = limit
  }
}
