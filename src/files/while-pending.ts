import { type Context, createContext } from '../context.ts'
import { NotFoundError } from '../errors.ts'
import { findPendingUpload } from './resumable/find-pending-upload.ts'
import type { Upload } from './upload.entity.ts'
import { UploadEndedError } from './upload-ended-error.ts'

/**
 * Runs what takes the bytes of an upload. `signal` is aborted as soon as the upload ends, in whichever process that is.
 * @throws NotFoundError, UploadEndedError, which is also the reason of the abort; what `run` throws.
 */
export async function whilePending<T>(
  ctx: Context,
  uploadId: string,
  run: (upload: Upload, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { em, log } = createContext(ctx)
  using changes = ctx.live.subscribe({ id: uploadId })
  const upload = await findPendingUpload(em, uploadId)
  const ended = new AbortController()
  const over = new AbortController()
  const listen = async () => {
    while ((await changes.take(over.signal)) !== null) {
      try {
        await findPendingUpload(em.fork(), uploadId)
      } catch (error) {
        if (error instanceof UploadEndedError || error instanceof NotFoundError) return ended.abort(error)
        // Whether it has ended is asked again when it's to be completed.
        log.warn({ err: error, uploadId }, 'could not look whether an upload still waits')
      }
    }
  }
  void listen()
  try {
    return await run(upload, ended.signal)
  } finally {
    over.abort()
  }
}
