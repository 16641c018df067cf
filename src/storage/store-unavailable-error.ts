import { OperatorError } from '../errors.ts'
import type { StorageError } from './object-store.ts'

/** The directory of a store can't be made or written; says which and why. */
export class StoreUnavailableError extends OperatorError {
  constructor(directory: string, fault: StorageError) {
    super(`The storage directory ${directory} can't be used: ${fault.message}.`, { cause: fault })
  }
}
