import { Buffer } from 'node:buffer'
import { Readable } from 'node:stream'
import type { ByteRange, RandomAccess } from '../../src/archives/zip/random-access.ts'

/** A source over bytes in memory; its streams come in small pieces, so that more than one is in flight. */
export function bufferSource(bytes: Uint8Array, pieceBytes = 64 * 1024): RandomAccess {
  const slice = ({ start, length }: ByteRange) => {
    if (start < 0 || length < 0 || start + length > bytes.length) {
      throw new RangeError(`The reader asked for ${length} bytes at ${start} of ${bytes.length}.`)
    }
    return bytes.subarray(start, start + length)
  }
  return {
    size: bytes.length,
    read: async (range) => slice(range),
    stream: async (range) => Readable.from(pieces(slice(range), pieceBytes), { objectMode: false }),
  }
}

function* pieces(bytes: Uint8Array, pieceBytes: number): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield Buffer.from(bytes.subarray(at, at + pieceBytes))
}

/** A source whose reads from `failFrom` on break as a store's do. */
export function failingSource(bytes: Uint8Array, failFrom: number, fault: Error): RandomAccess {
  const whole = bufferSource(bytes)
  return {
    size: bytes.length,
    read: async (range) => {
      if (range.start + range.length > failFrom) throw fault
      return whole.read(range)
    },
    stream: async (range) =>
      Readable.from(
        (function* () {
          if (range.start < failFrom) yield Buffer.from(bytes.subarray(range.start, failFrom))
          throw fault
        })(),
        { objectMode: false },
      ),
  }
}
