import type { SkipReason } from '../skip-reasons.ts'
import { DEFLATED, STORED } from './compression-method.ts'
import type { ZipEntry } from './entry.ts'
import { type EntryLimits, exceedsRatio } from './entry-limits.ts'
import { isPlatformMetadata } from './platform-metadata.ts'

export interface EntryRules {
  limits: EntryLimits
  /** Lower-case extensions without the dot; null allows all. */
  allowedExtensions: ReadonlySet<string> | null
}

type SkipFacts = Pick<
  ZipEntry,
  'kind' | 'path' | 'encrypted' | 'method' | 'size' | 'compressedSize' | 'defect'
> & {
  /** Known only once the whole directory was read. */
  overlapping?: boolean
}

/** The first reason not to extract an entry, or null where none is known before its bytes are read. */
export function skipReason(entry: SkipFacts, { limits, allowedExtensions }: EntryRules): SkipReason | null {
  if (entry.kind === 'DIRECTORY') return 'DIRECTORY'
  if (entry.kind !== 'FILE') return 'NON_REGULAR'
  if (entry.path !== null && isPlatformMetadata(entry.path)) return 'PLATFORM_METADATA'
  if (entry.encrypted) return 'ENCRYPTED'
  if (entry.method !== STORED && entry.method !== DEFLATED) return 'UNSUPPORTED_METHOD'
  if (entry.path === null) return 'UNSAFE_NAME'
  if (entry.defect !== null) return 'CORRUPT' // before the limits: a broken size says nothing about them
  if (entry.size > limits.maxSize) return 'TOO_LARGE'
  if (exceedsRatio(entry.size, entry.compressedSize, limits)) return 'RATIO_EXCEEDED'
  if (entry.overlapping) return 'OVERLAPPING'
  if (allowedExtensions && !allowedExtensions.has(extension(entry.path))) return 'EXTENSION_NOT_ALLOWED'
  return null
}

function extension(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const dot = name.lastIndexOf('.')
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : ''
}
