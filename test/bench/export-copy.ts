import { createHash } from 'node:crypto'
import { createWriteStream, readFileSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { BenchFile } from './export-files.ts'

/** Up to here a trip to another thread costs more than it brings. */
const maxSyncBytes = 64 * 1024

/** Smaller ones are gathered, as a write each would cost more than all else. */
const writeBytes = 256 * 1024

/** Copies files into one, and checks their SHA-256: the least that an export must do, which must not hand out other bytes than it was given. */
export async function copyThroughHash(items: readonly BenchFile[], target: string): Promise<void> {
  await pipeline(gather(readThroughHash(items)), createWriteStream(target))
}

async function* readThroughHash(items: readonly BenchFile[]): AsyncGenerator<Uint8Array> {
  for (const item of items) {
    const hash = createHash('sha256')
    for await (const chunk of item.size <= maxSyncBytes ? [readFileSync(item.place)] : item.stream()) {
      hash.update(chunk)
      yield chunk
    }
    if (hash.digest('hex') !== item.sha256) throw new Error('the bytes are others')
  }
}

async function* gather(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let gathered: Uint8Array[] = []
  let size = 0
  for await (const chunk of chunks) {
    gathered.push(chunk)
    size += chunk.length
    if (size < writeBytes) continue
    const [only] = gathered
    yield gathered.length === 1 && only ? only : Buffer.concat(gathered)
    gathered = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(gathered)
}
