import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { CallerContext, Services } from '../../src/context.ts'
import { createUpload } from '../../src/files/create-upload.ts'
import type { Upload } from '../../src/files/upload.entity.ts'
import { uploadUrl } from '../../src/http/transfers/upload-url.ts'

type Declared = Partial<Parameters<typeof createUpload>[1]>

/** An upload that waits for its bytes at `url`. */
export async function newUpload(
  ctx: CallerContext,
  origin: string,
  declared: Declared = {},
): Promise<{ upload: Upload; url: string }> {
  const nothing = { contentType: null, size: null, sha256: null, tags: null, idempotencyKey: null }
  const { upload } = await createUpload(ctx, { filename: 'file.bin', ...nothing, ...declared })
  return { upload, url: uploadUrl({ ...ctx, origin }, upload) }
}

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string }

/** Sends a PUT whose body is streamed: chunked, unless `headers` tell its length. */
export async function putStream(
  url: string,
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  headers: Record<string, string | number> = {},
): Promise<Answer> {
  const request = httpRequest(url, { method: 'PUT', headers, agent: false })
  const answered = new Promise<Answer>((resolve, reject) => {
    request.once('error', reject)
    request.once('response', async (response) => {
      const body = (await response.toArray()).join('')
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body })
    })
  })
  // A server that refuses the body closes while it's still being sent: the answer counts.
  const sent = pipeline(Readable.from(bytes), request).catch(() => {})
  const answer = await answered
  request.destroy()
  await sent
  return answer
}

/** Begins a PUT of so many bytes, for the first of which the server waits by now. */
export async function beginPut(
  url: string,
  length: number,
): Promise<{ send: (bytes: Uint8Array) => void; answered: Promise<Answer> }> {
  const headers = { 'content-length': length, expect: '100-continue' }
  const request = httpRequest(url, { method: 'PUT', headers, agent: false })
  const answered = once(request, 'response').then(async ([response]): Promise<Answer> => {
    const body = (await response.toArray()).join('')
    request.destroy()
    return { status: response.statusCode, headers: response.headers, body }
  })
  request.flushHeaders()
  await once(request, 'continue')
  return { send: (bytes) => void request.write(bytes), answered }
}

/** The keys of all objects in the store. */
export async function storedKeys({ store }: Pick<Services, 'store'>): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of store.list()) keys.push(key)
  return keys
}

/** Sends a PUT with its length, and reads the JSON that comes back. */
export async function putBytes(
  url: string,
  body: Uint8Array<ArrayBuffer> | string,
  headers: Record<string, string> = {},
) {
  const response = await fetch(url, { method: 'PUT', body, headers })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

export async function* chunksOf(count: number, chunk = randomBytes(64 * 1024)): AsyncGenerator<Uint8Array> {
  for (let index = 0; index < count; index++) yield chunk
}
