/**
 * Where an export stands, for the one who asked for it. Its build is work, and has the states of work besides:
 *
 *   PENDING ──built──▶ READY ──time over──▶ EXPIRED
 *      └──▶ FAILED | CANCELLED
 *
 * PENDING: the build waits or runs. The first verdict stands: whatever leaves PENDING finds it PENDING.
 */
export const exportStates = ['CANCELLED', 'EXPIRED', 'FAILED', 'PENDING', 'READY'] as const
export type ExportState = (typeof exportStates)[number]

export const exportFormats = ['BAGIT', 'MANIFEST_CSV', 'MANIFEST_NDJSON', 'TAR_GZ', 'ZIP'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** How an artifact is made. Equal options are equal as JSON. */
export type ExportOptions = {
  /** How hard to compress, 1 to 9. */
  compression: number
  /** Whether a bag says by `fetch.txt` where the bytes of missing files may be had once they are restored. */
  fetchMissing: boolean
}

/**
 * Why a file is not in an artifact. DELETED: it was in the trash, or gone. LOST: the store had no object of it. DAMAGED:
 * its bytes were not those that had been stored.
 */
export const missingReasons = ['DAMAGED', 'DELETED', 'LOST'] as const
export type MissingReason = (typeof missingReasons)[number]

export const extensions: Record<ExportFormat, string> = {
  BAGIT: 'zip',
  MANIFEST_CSV: 'csv',
  MANIFEST_NDJSON: 'ndjson',
  TAR_GZ: 'tar.gz',
  ZIP: 'zip',
}

export const contentTypes: Record<ExportFormat, string> = {
  BAGIT: 'application/zip',
  MANIFEST_CSV: 'text/csv; charset=utf-8',
  MANIFEST_NDJSON: 'application/x-ndjson',
  TAR_GZ: 'application/gzip',
  ZIP: 'application/zip',
}
