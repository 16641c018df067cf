import { OperatorError } from '../errors.ts'
import type { StorageError } from './object-store.ts'

/** A store can't be opened; says which and why. */
export class StoreUnavailableError extends OperatorError {
  readonly fault: StorageError

  constructor(store: string, fault: StorageError) {
    super(`${store} can't be used: ${fault.message}.`, { cause: fault })
    this.fault = fault
  }
}
