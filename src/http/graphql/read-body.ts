import type { Exchange } from '../route.ts'

/** How long a client may take to send a body that is kept in memory. */
const deadlineMillis = 120_000

/** A body that isn't taken in. */
export class BodyRefusedError extends Error {
  override readonly name = 'BodyRefusedError'
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/**
 * Reads a body into memory, and stops as soon as it's known to be larger than `maxBytes`.
 * @throws BodyRefusedError; the rest of the body is then still on its way.
 */
export async function readBody(
  { request, response }: Pick<Exchange, 'request' | 'response'>,
  maxBytes: number,
): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes)
  if (request.headers.expect?.toLowerCase() === '100-continue') response.writeContinue()
  const deadline = setTimeout(() => request.destroy(), deadlineMillis)
  try {
    const chunks: Buffer[] = []
    let size = 0
    // By default, leaving the loop would destroy the connection, and with it the answer that says why.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      size += chunk.length
      if (size > maxBytes) throw tooLarge(maxBytes)
      chunks.push(chunk)
    }
    return Buffer.concat(chunks, size)
  } finally {
    clearTimeout(deadline)
  }
}

function tooLarge(maxBytes: number): BodyRefusedError {
  const message = `A request of this kind may have ${maxBytes} bytes at most: send large files by createUpload.`
  return new BodyRefusedError(413, 'REQUEST_TOO_LARGE', message)
}
