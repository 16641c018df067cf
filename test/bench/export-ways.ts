import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { writeBag } from '../../src/exports/formats/bagit/write-bag.ts'
import { gatherPages } from '../../src/exports/formats/pages.ts'
import { writeTarGz } from '../../src/exports/formats/tar/write-tar-gz.ts'
import { writeZip } from '../../src/exports/formats/zip/write-zip.ts'
import type { BenchFile } from './export-files.ts'

const options = { createdAt: new Date(1_700_000_000_000), signal: new AbortController().signal }

export const measuredFormats = ['ZIP', 'BAGIT', 'TAR_GZ'] as const
export type MeasuredFormat = (typeof measuredFormats)[number]

/** Up to here a trip to another thread costs more than it brings. */
const maxSyncBytes = 64 * 1024

/** COPY is the limit: the least that an export must do, which must not hand out other bytes than it was given. */
export type Way = MeasuredFormat | 'COPY'

/** What a way makes of the files. */
export function writeBy(way: Way, items: readonly BenchFile[]): AsyncIterable<Uint8Array> {
  switch (way) {
    case 'COPY':
      return gatherPages(copyThroughHash(items))
    case 'ZIP':
      return writeZip(each(items), options)
    case 'BAGIT':
      return writeBag(each(items), { ...options, name: 'bag' })
    case 'TAR_GZ':
      return writeTarGz(each(items), options)
    default:
      throw new Error(`unknown way ${way satisfies never}`)
  }
}

async function* each<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items
}

async function* copyThroughHash(items: readonly BenchFile[]): AsyncGenerator<Uint8Array> {
  for (const item of items) {
    const hash = createHash('sha256')
    const bytes = item.size <= maxSyncBytes ? readFileSync(item.place) : await item.open(options.signal)
    for await (const chunk of bytes instanceof Uint8Array ? [bytes] : bytes) {
      hash.update(chunk)
      yield chunk
    }
    if (hash.digest('hex') !== item.sha256) throw new Error('the bytes are others')
  }
}
