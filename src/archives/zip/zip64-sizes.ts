import type { Buffer } from 'node:buffer'
import { extraFields, ZIP64 } from './extra-fields.ts'
import { readUInt64 } from './read-uint64.ts'

const SENTINEL = 0xffffffff

export interface EntrySizes {
  size: number
  compressedSize: number
  headerOffset: number
}

/**
 * Replaces each value that says "see ZIP64" by the next 8 bytes of the ZIP64 extra field (APPNOTE 4.5.3: only
 * such values are in it, in this order). Returns null where the field or one of its values is missing, or
 * where a value is larger than Number.MAX_SAFE_INTEGER.
 */
export function resolveZip64Sizes(declared: EntrySizes, extra: Buffer): EntrySizes | null {
  const { size, compressedSize, headerOffset } = declared
  if (size !== SENTINEL && compressedSize !== SENTINEL && headerOffset !== SENTINEL) return declared

  const field = extraFields(extra, ZIP64)[0]
  if (!field) return null
  let at = 0
  const resolve = (value: number) => {
    if (value !== SENTINEL) return value
    at += 8
    return at <= field.length ? readUInt64(field, at - 8) : null
  }
  const resolvedSize = resolve(size)
  const resolvedCompressedSize = resolve(compressedSize)
  const resolvedOffset = resolve(headerOffset)
  if (resolvedSize === null || resolvedCompressedSize === null || resolvedOffset === null) return null
  return { size: resolvedSize, compressedSize: resolvedCompressedSize, headerOffset: resolvedOffset }
}
