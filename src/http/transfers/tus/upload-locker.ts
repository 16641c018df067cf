import { ERRORS, type Lock, type Locker, type RequestRelease } from '@tus/utils'
import type { Context } from '../../../context.ts'
import { ConflictError } from '../../../errors.ts'
import { lockUpload, type UploadLock } from '../../../files/resumable/lock-upload.ts'

/** Locks uploads for one request, in all processes. `onWanted` ends the reading of its bytes. */
export function createUploadLocker(ctx: Context, onWanted: () => void): Locker {
  return {
    newLock(id): Lock {
      let held: UploadLock | null = null
      return {
        async lock(_signal: AbortSignal, _cancel: RequestRelease) {
          try {
            held = await lockUpload(ctx, id, { onWanted })
          } catch (error) {
            // tus 1.0 has no word for it; clients try again after 423.
            if (error instanceof ConflictError) throw { ...ERRORS.ERR_LOCK_TIMEOUT, status_code: 423 }
            throw error
          }
        },
        async unlock() {
          await held?.[Symbol.asyncDispose]()
        },
      }
    },
  }
}
