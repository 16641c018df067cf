const MiB = 1024 ** 2

/** S3 takes parts of 5 MiB at least, but for the last ("Amazon S3 multipart upload limits"). */
const smallestPart = 8 * MiB

/** S3 takes 10,000 parts. */
const mostParts = 10_000

/** A part of a file: its bytes from `start` up to `end`. Numbers begin with 1. */
export type PlannedPart = { number: number; start: number; end: number }

/** How many parts a file of `size` bytes comes in. The size alone says so, and it must say the same for ever. */
export function countParts(size: number): number {
  return Math.ceil(size / partSize(size))
}

export function planPart(size: number, number: number): PlannedPart {
  const start = (number - 1) * partSize(size)
  return { number, start, end: Math.min(start + partSize(size), size) }
}

function partSize(size: number): number {
  return Math.max(smallestPart, Math.ceil(size / mostParts / MiB) * MiB)
}
