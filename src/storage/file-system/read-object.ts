import { type FileHandle, open } from 'node:fs/promises'
import { addAbortSignal, Readable } from 'node:stream'
import { explainMissing, isMissing, orFault, translateFault } from './fault.ts'
import { type Layout, placeOf } from './layout.ts'

const chunkSize = 256 * 1024

/** What is read into one buffer is read in steps, each of which says that something moves. */
const stepSize = 1024 ** 2

type ReadOptions = { start: number; end: number; signal?: AbortSignal | undefined }

/** Streams the bytes [start, end) of an object. */
export async function streamObject(
  layout: Layout,
  key: string,
  { start, end, signal }: ReadOptions,
): Promise<Readable> {
  return await streamFile(layout, { key, path: placeOf(layout, key), start, end, signal })
}

/** Streams the bytes [start, end) of a file that holds an object, or a part of one. */
export async function streamFile(
  layout: Layout,
  { start, end, signal, ...file }: ReadOptions & { key: string; path: string },
): Promise<Readable> {
  signal?.throwIfAborted()
  const handle = await openFile(layout, file)
  const stream = Readable.from(readChunks(handle, { start, end }), {
    // As objects, since a stream of bytes copies all chunks that wait into one. One is read ahead while another is consumed.
    objectMode: true,
    highWaterMark: 2,
  })
  // Not in the generator, which a stream that is destroyed before its first read never enters. A stream closes only
  // after the read that is under way.
  stream.once('close', () => void handle.close().catch(() => {}))
  return signal ? addAbortSignal(signal, stream) : stream
}

/** The bytes [start, end) of an object, as far as there are any. */
export async function readObject(
  layout: Layout,
  key: string,
  { start, end, signal, onBytes }: ReadOptions & { onBytes?: (count: number) => void },
): Promise<Uint8Array> {
  signal?.throwIfAborted()
  await using handle = await openFile(layout, { key, path: placeOf(layout, key) })
  const { size } = await orFault(handle.stat())
  // Never more than there is: a range may come from a hostile archive.
  const bytes = Buffer.allocUnsafeSlow(Math.max(0, Math.min(end, size) - start))
  let filled = 0
  while (filled < bytes.length) {
    signal?.throwIfAborted()
    const step = Math.min(stepSize, bytes.length - filled)
    const { bytesRead } = await orFault(handle.read(bytes, filled, step, start + filled))
    if (bytesRead === 0) break
    filled += bytesRead
    onBytes?.(bytesRead)
  }
  return bytes.subarray(0, filled)
}

async function openFile(layout: Layout, { key, path }: { key: string; path: string }): Promise<FileHandle> {
  try {
    return await open(path, 'r')
  } catch (error) {
    throw isMissing(error) ? await explainMissing(layout, key, error) : translateFault(error)
  }
}

async function* readChunks(
  handle: FileHandle,
  { start, end }: { start: number; end: number },
): AsyncGenerator<Uint8Array> {
  for (let position = start; position < end; ) {
    const length = Math.min(chunkSize, end - position)
    const { bytesRead, buffer } = await orFault(
      handle.read(Buffer.allocUnsafeSlow(length), 0, length, position),
    )
    if (bytesRead === 0) return
    yield buffer.subarray(0, bytesRead)
    position += bytesRead
  }
}
