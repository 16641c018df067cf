import { DetailedError, Upload } from 'tus-js-client'
import { UploadRefusedError } from './upload-server.ts'

const headers = { 'x-stevedore-csrf': '1' }

const connectionLost = 'The connection was lost. What has been sent is kept: retry to go on.'

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
  signal.throwIfAborted()
  await new Promise<void>((resolve, reject) => {
    const upload = new Upload(file, {
      uploadUrl: pathOf(link),
      headers,
      retryDelays,
      onShouldRetry: ({ originalResponse }) => mayPass(originalResponse?.getStatus()),
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

/**
 * Sends a small file at once, which takes a third of the requests.
 * @returns the id of the file that it became
 * @throws UploadRefusedError, or the signal's reason
 */
export async function putBytes(
  file: File,
  { link, signal }: { link: string; signal: AbortSignal },
): Promise<string> {
  const response = await fetch(pathOf(link), { method: 'PUT', headers, body: file, signal }).catch(() => null)
  signal.throwIfAborted()
  if (response === null) throw new UploadRefusedError(connectionLost)
  if (!response.ok) throw new UploadRefusedError(messageOf(await response.text()))
  const made = (await response.json()) as { file: { id: string } }
  return made.file.id
}

/** Whatever name the server goes by, this page has it from the same one. */
function pathOf(link: string): string {
  const { pathname, search } = new URL(link)
  return pathname + search
}

/**
 * Whether what stopped the bytes may pass by itself. Being offline may, which tus takes for the end by itself; a store that
 * is full (507) is for a person to mend, who must be told rather than shown bytes that go nowhere.
 *
 * @param status Of the server's answer; left out: there was none. Of refusals, only those of an upload that another connection has may pass.
 */
function mayPass(status: number | undefined): boolean {
  if (status === undefined || status === 409 || status === 423) return true
  return status >= 500 && status !== 507
}

function explain(error: Error): string {
  const response = error instanceof DetailedError ? error.originalResponse : null
  if (!response) return connectionLost
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
