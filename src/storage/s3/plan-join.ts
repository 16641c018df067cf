import type { Segment } from './segments.ts'

/** S3 takes parts of 5 MiB at least, but for the last ("Amazon S3 multipart upload limits"). */
const smallestPart = 5 * 1024 ** 2

/** The bytes [start, end) of a piece. */
export type Stretch = { name: string; start: number; end: number }

/** A part of an object: one long stretch, which the bucket can copy, or short ones, whose bytes have to be sent. */
export type JoinedPart = { copied: Stretch } | { sent: Stretch[] }

/**
 * How pieces that follow each other become the parts of one object. What is too short for a part is filled up with the
 * beginning of the next.
 */
export function planJoin(segments: readonly Segment[]): JoinedPart[] {
  const parts: JoinedPart[] = []
  let short: Stretch[] = []
  let missing = smallestPart
  const fill = (stretch: Stretch) => {
    short.push(stretch)
    missing -= stretch.end - stretch.start
    if (missing > 0) return
    parts.push({ sent: short })
    short = []
    missing = smallestPart
  }
  for (const { name, size } of segments) {
    const start = short.length > 0 ? Math.min(missing, size) : 0
    if (start > 0) fill({ name, start: 0, end: start })
    if (size - start >= smallestPart) parts.push({ copied: { name, start, end: size } })
    else if (size > start) fill({ name, start, end: size })
  }
  if (short.length > 0) parts.push({ sent: short })
  return parts
}
