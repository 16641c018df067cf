const MiB = 1024 ** 2

/** S3 takes 10,000 parts of one upload, each but the last of 5 MiB at least ("Amazon S3 multipart upload limits"). */
export const mostParts = 10_000

/** Parts grow with the object, so that small ones take little memory and 1 TiB still fits. */
export function partSize(number: number): number {
  if (number <= 1_000) return 8 * MiB
  return number <= 2_000 ? 32 * MiB : 128 * MiB
}

/** How many parts are under way at once, beside the one that is being filled. */
export function partsAtOnce(number: number): number {
  return Math.max(1, Math.min(4, (128 * MiB) / partSize(number)))
}

/** So much memory at most is kept between uploads. */
const keptBuffers = 8

/**
 * The memory of parts, used again and again: buffers lie outside of the garbage collector's heap, which notices them
 * late. Only give back what nobody reads any more: a request that failed may still be reading.
 */
export class PartBuffers {
  readonly #spare: Buffer[] = []

  take(number: number): Buffer {
    const size = partSize(number)
    return (size === partSize(1) && this.#spare.pop()) || Buffer.allocUnsafeSlow(size)
  }

  giveBack(buffer: Buffer): void {
    if (buffer.length === partSize(1) && this.#spare.length < keptBuffers) this.#spare.push(buffer)
  }
}
