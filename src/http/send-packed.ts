import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { PackedBytes } from './pack-bytes.ts'
import type { Exchange } from './route.ts'
import { listsTag } from './transfers/preconditions.ts'

/**
 * Answers a GET or HEAD in an encoding that the client takes, or with 304 where it has the bytes.
 * @param headers With a 304 as well: what a cache has gets the headers of that (RFC 9111, section 3.2).
 */
export async function sendPacked(
  { request, response }: Exchange,
  bytes: PackedBytes,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  response.setHeaders(new Map([...Object.entries(headers), ['etag', bytes.etag]]))
  if (listsTag(request.headers['if-none-match'] ?? '', bytes.etag, 'WEAK')) {
    response.writeHead(304).end()
    return
  }
  const [encoding, body] = await choose(bytes, String(request.headers['accept-encoding'] ?? ''))
  response.writeHead(200, {
    'content-type': bytes.type,
    'content-length': body.length,
    ...(encoding && { 'content-encoding': encoding }),
  })
  response.end(request.method === 'HEAD' ? '' : body)
}

async function choose(bytes: PackedBytes, accepted: string): Promise<['br' | 'gzip' | null, Buffer]> {
  if (bytes.brotli !== null && takes(accepted, 'br')) return ['br', bytes.brotli]
  if (bytes.gzip === null) return [null, bytes.plain]
  return takes(accepted, 'gzip') ? ['gzip', bytes.gzip] : [null, await promisify(gunzip)(bytes.gzip)]
}

/** Whether an Accept-Encoding names it, and not with the weight of nought, which refuses (RFC 9110, section 12.5.3). */
function takes(accepted: string, encoding: string): boolean {
  return accepted.split(',').some((part) => {
    const [name, weight = ''] = part.toLowerCase().split(';')
    return name?.trim() === encoding && !/^q=0(\.0*)?$/.test(weight.trim())
  })
}
