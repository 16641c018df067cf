import { ERRORS, type Lock, type Locker, type RequestRelease } from '@tus/utils'
import type { Context } from '../../../context.ts'
import { ConflictError } from '../../../errors.ts'
import { lockUpload, type UploadLock } from '../../../files/resumable/lock-upload.ts'
import type { Upload } from '../../../files/upload.entity.ts'

/**
 * Locks uploads for one request, in all processes.
 * @param options.onWanted Ends the reading of its bytes.
 * @param options.onLocked Gets the upload as it was when it was locked.
 */
export function createUploadLocker(
  ctx: Context,
  { onWanted, onLocked }: { onWanted: () => void; onLocked: (upload: Upload) => void },
): Locker {
  return {
    newLock(id): Lock {
      let held: UploadLock | null = null
      return {
        async lock(_signal: AbortSignal, _cancel: RequestRelease) {
          try {
            held = await lockUpload(ctx, id, { onWanted })
            onLocked(held.upload)
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

/** For a request that makes an upload and sends none of its bytes: nobody else knows of it yet. */
export const needsNoLock: Locker = { newLock: () => ({ lock: async () => {}, unlock: async () => {} }) }
