import { DetailedError, Upload } from 'tus-js-client'
import { UploadRefusedError } from './upload-server.ts'

const headers = { 'x-stevedore-csrf': '1' }

/** A lost connection is tried again for about a minute, then the upload waits for a person. */
const retryDelays = [0, 1_000, 3_000, 5_000, 10_000, 20_000, 20_000]

/**
 * Sends a file to an upload's link by tus, from where the server has got to. Aborted, it leaves on the server what has come.
 * @param onProgress Bytes that are there or on the wire, of all.
 * @throws UploadRefusedError, or the signal's reason
 */
export async function sendBytes(
  file: File,
  { link, signal, onProgress }: { link: string; signal: AbortSignal; onProgress: (sent: number) => void },
): Promise<void> {
  // Whatever name the server goes by, this page has it from the same one.
  const { pathname, search } = new URL(link)
  const uploadUrl = pathname + search
  // Of an empty file tus has nothing to send, and so would never end it.
  if (file.size === 0) return await putNothing(uploadUrl)
  signal.throwIfAborted()
  await new Promise<void>((resolve, reject) => {
    const upload = new Upload(file, {
      uploadUrl,
      headers,
      retryDelays,
      // Which upload is whose is remembered by the queue, under the server's id.
      storeFingerprintForResuming: false,
      onProgress,
      onSuccess: () => resolve(),
      onError: (error) => reject(new UploadRefusedError(explain(error), { cause: error })),
    })
    signal.addEventListener('abort', () => {
      void upload.abort()
      reject(signal.reason)
    })
    upload.start()
  })
}

async function putNothing(url: string): Promise<void> {
  const response = await fetch(url, { method: 'PUT', headers, body: '' })
  if (!response.ok) throw new UploadRefusedError(messageOf(await response.text()))
}

function explain(error: Error): string {
  const response = error instanceof DetailedError ? error.originalResponse : null
  if (!response) return 'The connection was lost. What has been sent is kept: retry to go on.'
  return messageOf(response.getBody())
}

function messageOf(body: string): string {
  try {
    const { message } = JSON.parse(body) as { message?: string }
    if (message) return message
  } catch {
    // It isn't the server that answered so, but something before it.
  }
  return 'The server did not take the bytes: retry to go on.'
}
