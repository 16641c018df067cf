import { type ExportItem, isMissing } from '../export-item.ts'

/** The columns of a manifest, in this order. */
export const manifestColumns = [
  'path',
  'size',
  'sha256',
  'contentType',
  'modifiedAt',
  'status',
  'missingReason',
] as const

export type ManifestRow = Record<
  Exclude<(typeof manifestColumns)[number], 'size' | 'missingReason'>,
  string
> & {
  /** Bytes. */
  size: number
  missingReason: string | null
}

/** What a manifest tells of an item; of a missing one it is what should be there. */
export function manifestRow(item: ExportItem): ManifestRow {
  const { path, size, sha256, contentType, modifiedAt } = item
  return {
    path,
    size,
    sha256,
    contentType,
    modifiedAt: modifiedAt.toISOString(),
    status: isMissing(item) ? 'MISSING' : 'PRESENT',
    missingReason: isMissing(item) ? item.missingReason : null,
  }
}
