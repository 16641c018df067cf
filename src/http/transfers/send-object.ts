import { once } from 'node:events'
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import type { Counter } from '@prometheus-io/client'
import { releaseBytes } from '../../lib/release-bytes.ts'
import type { Exchange } from '../route.ts'
import type { ByteRange } from './byte-range.ts'

/**
 * Answers with bytes of the store.
 * @throws what the store throws as long as nothing has been sent. After that the connection is cut: an answer that ends
 *   too early must not look whole.
 */
export async function sendObject(
  { services, request, response }: Exchange,
  object: { storageKey: string; range: ByteRange; status: 200 | 206; headers: OutgoingHttpHeaders },
): Promise<void> {
  const { storageKey, range, status, headers } = object
  if (request.method === 'HEAD' || range.length === 0) {
    response.writeHead(status, headers).end()
    return
  }
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  const { signal } = gone
  try {
    const bounds = { start: range.start, end: range.start + range.length }
    const bytes = await services.store.read(storageKey, { ...bounds, signal })
    // A store may fail at the first byte only; until then there is an answer to give.
    await once(bytes, 'readable', { signal })
    response.writeHead(status, headers)
    await send(bytes, { response, length: range.length, signal, sent: services.metrics.transfers.downloaded })
  } catch (error) {
    // The client has gone.
    if (signal.aborted) return
    if (!response.headersSent) throw error
    services.log.error({ err: error, storageKey }, 'the store failed in the middle of a download')
    response.destroy()
  }
}

/**
 * Not a `pipeline`: that closes both ends, whichever failed, and a client that left would look like a store that broke.
 */
async function send(
  bytes: Readable,
  {
    response,
    length,
    signal,
    sent: counter,
  }: { response: ServerResponse; length: number; signal: AbortSignal; sent: Counter },
): Promise<void> {
  let sent = 0
  for await (const chunk of bytes) {
    sent += chunk.length
    counter.inc(chunk.length)
    // Called once the kernel has the bytes.
    const isRoomLeft = response.write(chunk, () => releaseBytes(chunk))
    if (!isRoomLeft) await once(response, 'drain', { signal })
  }
  if (sent !== length) throw new Error(`The store gave ${sent} of ${length} bytes.`)
  response.end()
}
