/** Bytes of an object: `length` of them from offset `start` on. */
export type ByteRange = { start: number; length: number }

/** first-last, first- or -length, as it was asked for. */
type RangeSpec = { first: number; last: number } | { suffix: number }

/**
 * Reads a Range header for an object of `size` bytes (RFC 9110, section 14).
 * @returns `WHOLE` where the header is to be ignored: another unit, no valid syntax, or several ranges, which a server
 *   need not send as parts; `UNSATISFIABLE` where no range lies in the object.
 */
export function readByteRange(header: string, size: number): ByteRange | 'WHOLE' | 'UNSATISFIABLE' {
  const [, set] = /^bytes=(.*)$/i.exec(header) ?? []
  if (set === undefined) return 'WHOLE'
  const ranges: ByteRange[] = []
  for (const text of set.split(',')) {
    const spec = readSpec(text.trim())
    if (spec === null) return 'WHOLE'
    const range = clip(spec, size)
    if (range !== null) ranges.push(range)
  }
  const [range, ...more] = ranges
  if (range === undefined) return 'UNSATISFIABLE'
  return more.length > 0 || range.length === 0 ? 'WHOLE' : range
}

function readSpec(text: string): RangeSpec | null {
  const [, first, last] = /^([0-9]*)-([0-9]*)$/.exec(text) ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return null
  if (first === '') return { suffix: Number(last) }
  const spec = { first: Number(first), last: last === '' ? Infinity : Number(last) }
  return spec.first <= spec.last ? spec : null
}

/** The part of the range that lies in the object; null: none. */
function clip(spec: RangeSpec, size: number): ByteRange | null {
  if ('suffix' in spec) {
    const length = Math.min(spec.suffix, size)
    // The last bytes of an empty object are satisfiable, and nothing.
    return spec.suffix === 0 ? null : { start: size - length, length }
  }
  if (spec.first >= size) return null
  return { start: spec.first, length: Math.min(spec.last, size - 1) - spec.first + 1 }
}
