import type { Config } from '../config.ts'
import type { Archive } from './archive.entity.ts'
import { entryLimits } from './entry-limits.ts'
import type { EntryRules } from './zip/skip-reason.ts'

/** To be raised when the code judges entries or archives otherwise than before. */
const codeVersion = 1

/** By what an archive and its entries are judged, as text that differs where the rules do. */
export function archiveRules({ archiveLimits }: Config): string {
  const { entries, bytesPerEntry, ratio, extensions } = archiveLimits
  return JSON.stringify({
    codeVersion,
    entries,
    bytesPerEntry,
    ratio,
    extensions: extensions && [...extensions].sort(),
  })
}

export function entryRules(config: Config): EntryRules {
  return { limits: entryLimits(config), allowedExtensions: config.archiveLimits.extensions }
}

/** Whether an archive was read, and judged by the rules of today. */
export function isIndexed(archive: Archive, config: Config): boolean {
  return archive.indexedAt !== null && archive.rules === archiveRules(config)
}
