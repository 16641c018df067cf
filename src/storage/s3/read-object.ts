import { addAbortSignal, Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { StorageError } from '../object-store.ts'
import type { Bucket } from './bucket.ts'
import { translateFault } from './fault.ts'
import { type OpenRange, openRange } from './open-range.ts'

/** How often a read goes on after its connection broke without having brought a byte. */
const resumptions = 3
const pauseMillis = 100

type Range = { start: number; end: number }

/** Streams the bytes [start, end) of an object, over as many connections as it takes. */
export async function streamObject(
  bucket: Bucket,
  key: string,
  { start, end, signal: caller }: Range & { signal: AbortSignal | undefined },
): Promise<Readable> {
  caller?.throwIfAborted()
  const closing = new AbortController()
  const signal = caller ? AbortSignal.any([caller, closing.signal]) : closing.signal
  const opened = await openRange(bucket, key, { start, end }, { signal })
  const chunks = readChunks(bucket, key, { opened, signal })
  // Not Readable.from: that closes only after the read that is under way, and a store may hang.
  const stream = new Readable({
    // As objects, since a stream of bytes copies all chunks that wait into one.
    objectMode: true,
    highWaterMark: 2,
    read() {
      chunks.next().then(
        ({ done, value }) => this.push(done ? null : value),
        (error) => this.destroy(error),
      )
    },
    destroy(error, callback) {
      closing.abort()
      callback(error)
    },
  })
  return caller ? addAbortSignal(caller, stream) : stream
}

/** The bytes [start, end) of an object, as far as there are any. */
export async function readObject(
  bucket: Bucket,
  key: string,
  {
    start,
    end,
    signal,
    onBytes,
  }: Range & { signal?: AbortSignal | undefined; onBytes?: (count: number) => void },
): Promise<Uint8Array> {
  const opened = await openRange(bucket, key, { start, end }, { signal })
  // Never more than there is: a range may come from a hostile archive.
  const bytes = Buffer.allocUnsafeSlow(opened.end - opened.start)
  let filled = 0
  for await (const chunk of readChunks(bucket, key, { opened, signal })) {
    bytes.set(chunk, filled)
    filled += chunk.length
    onBytes?.(chunk.length)
  }
  return bytes
}

/** Yields exactly the bytes of an open range, which goes on where its connection breaks. */
export async function* readChunks(
  bucket: Bucket,
  key: string,
  { opened, signal }: { opened: OpenRange; signal: AbortSignal | undefined },
): AsyncGenerator<Uint8Array> {
  const { end, etag } = opened
  let { start, body } = opened
  for (let failures = 0; ; ) {
    try {
      for await (const chunk of body) {
        start += chunk.length
        failures = 0
        yield chunk
      }
      if (start !== end) throw new StorageError('STORE_UNAVAILABLE', 'the store sent too few bytes')
      return
    } catch (error) {
      signal?.throwIfAborted()
      const fault = translateFault(error)
      const mayGoOn = fault instanceof StorageError && fault.reason === 'STORE_UNAVAILABLE' && start < end
      if (!mayGoOn || ++failures > resumptions) throw fault
      // An abort is told by the next request, as everywhere.
      await sleep(pauseMillis * failures, undefined, signal ? { signal } : {}).catch(() => {})
      body = (await openRange(bucket, key, { start, end }, { signal, etag })).body
    }
  }
}
