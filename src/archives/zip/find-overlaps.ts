/** The bytes that an entry is sure to take up: from its local header to the end of its data, at least. */
export interface EntrySpan {
  index: number
  /** Absolute offset of the first byte. */
  start: number
  /** Absolute offset after the last byte. */
  end: number
}

/**
 * Indexes of the entries whose bytes another entry takes up as well, each once. The spans must come in order of
 * their start (SpanList sorts them); then a single pass with the memory of one span is enough.
 */
export function* findOverlaps(spans: Iterable<EntrySpan>): Generator<number, void, undefined> {
  let first: EntrySpan | null = null // of the present group of touching spans, until it was handed out
  let groupEnd = 0
  for (const span of spans) {
    if (span.start < groupEnd) {
      if (first) yield first.index
      first = null
      yield span.index
    } else {
      first = span
    }
    groupEnd = Math.max(groupEnd, span.end)
  }
}
