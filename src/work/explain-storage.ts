import { StorageError } from '../storage/object-store.ts'
import { WorkFailedError, WorkTroubledError } from './stop.ts'

/**
 * How an attempt ends that the object store let down; any other error stays as it is.
 * @param what Names, for people, what was read or written.
 * @param store Names the store at the beginning of a sentence, where it may be another than that in which files lie.
 */
export function explainStorage(error: unknown, what: string, store = 'The object store'): unknown {
  if (!(error instanceof StorageError)) return error
  const cause = error
  switch (error.kind) {
    case 'MISSING':
      // No attempt will find them.
      return new WorkFailedError(error.reason, `The bytes of ${what} are missing in the store.`, { cause })
    case 'PERMANENT':
      return new WorkFailedError(error.reason, `${store} refused: ${error.message}.`, { cause })
    case 'RETRYABLE':
      return new WorkTroubledError(error.reason, `${store} failed: ${error.message}.`, { cause })
    default:
      throw new Error(`unknown kind ${error.kind satisfies never}`)
  }
}
