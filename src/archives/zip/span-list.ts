import type { ZipEntry } from './entry.ts'
import type { EntrySpan } from './find-overlaps.ts'
import { LOCAL_HEADER_BYTES } from './record-layout.ts'
import { sortedIndexes } from './sorted-indexes.ts'

/** Collects entries' spans, 16 bytes each, while a directory is read, and gives them in order of their start. */
export class SpanList {
  #starts = new Float64Array(1024)
  #ends = new Float64Array(1024)
  #length = 0
  #isSorted = true

  /** To be called once for each entry in the order of the directory. What has a defect has no known span. */
  add(entry: Pick<ZipEntry, 'headerOffset' | 'compressedSize' | 'defect'>): void {
    if (this.#length === this.#starts.length) this.#grow()
    const at = this.#length++
    const isKnown = entry.defect !== 'ZIP64_DAMAGED' && entry.defect !== 'OUT_OF_BOUNDS'
    const start = isKnown ? entry.headerOffset : Number.POSITIVE_INFINITY
    this.#starts[at] = start
    this.#ends[at] = isKnown ? start + LOCAL_HEADER_BYTES + entry.compressedSize : start
    if (at > 0 && start < (this.#starts[at - 1] ?? 0)) this.#isSorted = false
  }

  *inOrder(): Generator<EntrySpan, void, undefined> {
    const order = this.#order()
    for (let at = 0; at < this.#length; at++) {
      const index = order ? (order[at] ?? 0) : at
      const start = this.#starts[index] ?? 0
      if (start !== Number.POSITIVE_INFINITY) yield { index, start, end: this.#ends[index] ?? 0 }
    }
  }

  /** Null where the directory is in order already, as nearly all are. */
  #order(): Uint32Array | null {
    if (this.#isSorted) return null
    return sortedIndexes(this.#starts.subarray(0, this.#length))
  }

  #grow(): void {
    const starts = new Float64Array(this.#starts.length * 2)
    starts.set(this.#starts)
    this.#starts = starts
    const ends = new Float64Array(starts.length)
    ends.set(this.#ends)
    this.#ends = ends
  }
}
