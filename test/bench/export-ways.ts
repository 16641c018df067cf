import { writeBag } from '../../src/exports/formats/bagit/write-bag.ts'
import type { Pages } from '../../src/exports/formats/pages.ts'
import { writeTarGz } from '../../src/exports/formats/tar/write-tar-gz.ts'
import { writeZip } from '../../src/exports/formats/zip/write-zip.ts'
import type { BenchFile } from './export-files.ts'

const options = { createdAt: new Date(1_700_000_000_000), signal: new AbortController().signal }

export const measuredFormats = ['ZIP', 'BAGIT', 'TAR_GZ'] as const
export type MeasuredFormat = (typeof measuredFormats)[number]

/** What a format makes of files. @param pages The memory of it. */
export function writeBy(
  format: MeasuredFormat,
  { items, pages }: { items: readonly BenchFile[]; pages: Pages },
): AsyncIterable<Uint8Array> {
  switch (format) {
    case 'ZIP':
      return writeZip(each(items), { ...options, pages })
    case 'BAGIT':
      return writeBag(each(items), { ...options, pages, name: 'bag' })
    case 'TAR_GZ':
      return writeTarGz(each(items), { ...options, pages })
    default:
      throw new Error(`unknown format ${format satisfies never}`)
  }
}

async function* each<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items
}
