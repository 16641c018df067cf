import type { ExportFormat } from './export-words.ts'
import { writeBag } from './formats/bagit/write-bag.ts'
import type { ExportItem } from './formats/export-item.ts'
import type { FormatOptions } from './formats/format-options.ts'
import { writeManifestCsv, writeManifestNdjson } from './formats/manifest/write-manifest.ts'
import { writeTarGz } from './formats/tar/write-tar-gz.ts'
import { writeZip } from './formats/zip/write-zip.ts'

/** Writes items in a format. @param options.name The folder that a bag is. */
export function writeFormat(
  format: ExportFormat,
  items: AsyncIterable<ExportItem>,
  options: FormatOptions & { name: string },
): AsyncGenerator<Uint8Array, void, undefined> {
  switch (format) {
    case 'BAGIT':
      return writeBag(items, options)
    case 'MANIFEST_CSV':
      return writeManifestCsv(items, options)
    case 'MANIFEST_NDJSON':
      return writeManifestNdjson(items, options)
    case 'TAR_GZ':
      return writeTarGz(items, options)
    case 'ZIP':
      return writeZip(items, options)
    default:
      throw new Error(`unknown format ${format satisfies never}`)
  }
}

/** Whether an artifact holds the files' bytes, or only tells of them. */
export function holdsBytes(format: ExportFormat): boolean {
  return format !== 'MANIFEST_CSV' && format !== 'MANIFEST_NDJSON'
}
