import type { UploadRowFragment } from '../gql/graphql.ts'
import { fingerprintOf, forgetUpload, recallUpload, rememberUpload } from './remembered-uploads.ts'
import { putBytes, sendBytes } from './send-bytes.ts'
import type { UploadItem } from './upload-item.ts'
import type { UploadServer } from './upload-server.ts'

type Run = {
  signal: AbortSignal
  /** Told even if nobody wants the run any more: the upload is there. */
  onPlaced: (uploadId: string) => void
  onSent: (sent: number) => void
}

/**
 * Sends a file, on from where the server has got to.
 * @returns the id of the file that it became; null: it's gone already.
 * @throws UploadRefusedError, or the signal's reason
 */
export async function runUpload(
  server: UploadServer,
  item: UploadItem,
  { signal, onPlaced, onSent }: Run,
): Promise<string | null> {
  const fingerprint = fingerprintOf(item.file, item.folder)
  const upload = await findPlace(server, item, recallUpload(fingerprint))
  rememberUpload(fingerprint, upload.id)
  onPlaced(upload.id)
  signal.throwIfAborted()
  const fileId = await send(server, upload, { file: item.file, signal, onSent })
  forgetUpload(fingerprint)
  return fileId
}

/** So many bytes aren't worth asking where to go on. Of an empty file, moreover, tus has nothing to send, and never ends it. */
const smallBytes = 1_000_000

async function send(
  server: UploadServer,
  { id, url, file: made, received }: UploadRowFragment,
  { file, signal, onSent }: Pick<Run, 'signal' | 'onSent'> & { file: File },
): Promise<string | null> {
  if (url === null) return made?.id ?? null
  if (file.size <= smallBytes && received === 0) return await putBytes(file, { link: url, signal })
  await sendBytes(file, { link: url, signal, onProgress: onSent })
  return (await server.read(id))?.file?.id ?? null
}

/** The upload on the server that takes the file: the one that was begun, where it still waits, or a new one. */
async function findPlace(
  server: UploadServer,
  { file, folder, uploadId, idempotencyKey }: UploadItem,
  remembered: string | null,
): Promise<UploadRowFragment> {
  const known = uploadId ?? remembered
  const begun = known === null ? null : await server.read(known)
  if (begun?.state === 'PENDING' && begun.url !== null) return begun
  // The answer to the last bytes was lost.
  if (begun?.state === 'COMPLETED' && uploadId !== null) return begun
  return await server.create({
    filename: file.name,
    size: file.size,
    contentType: file.type || null,
    // What was made under the key has ended.
    idempotencyKey: uploadId === null ? idempotencyKey : `${idempotencyKey}:${uploadId}`,
    tags: folder === '' ? null : { folder },
  })
}
