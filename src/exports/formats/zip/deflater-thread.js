// No TypeScript: a thread that has to strip types takes twice the memory.

import { workerData as level, parentPort } from 'node:worker_threads'
import { deflateRawSync } from 'node:zlib'

// As `Pieces`, and gives such.
parentPort?.on('message', ({ bytes, sizes }) => {
  let start = 0
  let filled = 0
  // Nothing gets longer.
  const shortened = new Uint8Array(bytes.length)
  const shortenedSizes = sizes.map((size) => {
    const piece = bytes.subarray(start, start + size)
    start += size
    const deflated = deflateRawSync(piece, { level, chunkSize: Math.max(size, 64) })
    const shorter = deflated.length < size ? deflated : piece
    shortened.set(shorter, filled)
    filled += shorter.length
    return shorter.length
  })
  const answer = { bytes: shortened.slice(0, filled), sizes: shortenedSizes }
  parentPort?.postMessage(answer, [answer.bytes.buffer])
})
