import type { IncomingMessage } from 'node:http'
import { type ByteRange, readByteRange } from './byte-range.ts'
import { failedPrecondition, rangeHolds, type Validators } from './preconditions.ts'

/** What to answer to a GET or HEAD of immutable bytes: some of them, or a status alone. */
export type ContentPlan = { status: 200 | 206; range: ByteRange } | { status: 304 | 412 | 416 }

/** Decides by the conditional and Range headers of a request (RFC 9110, sections 13 and 14). */
export function planContent(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  { size, validators }: { size: number; validators: Validators },
): ContentPlan {
  const failed = failedPrecondition(headers, validators)
  if (failed !== null) return { status: failed }
  const whole = { status: 200, range: { start: 0, length: size } } as const
  // Ranges are defined for GET alone.
  if (method !== 'GET' || headers.range === undefined || !rangeHolds(headers, validators)) return whole
  const range = readByteRange(headers.range, size)
  if (range === 'UNSATISFIABLE') return { status: 416 }
  return range === 'WHOLE' ? whole : { status: 206, range }
}
