const PAGE_BYTES = 256 * 1024

/** Gathers pieces of any size into chunks that are worth a hop each. Pieces of a page or more pass as they are. */
export async function* gatherPages(
  pieces: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  let page = Buffer.allocUnsafeSlow(PAGE_BYTES)
  let filled = 0
  for await (const piece of pieces) {
    if (piece.length >= PAGE_BYTES) {
      if (filled > 0) yield page.subarray(0, filled)
      yield piece
      if (filled > 0) page = Buffer.allocUnsafeSlow(PAGE_BYTES)
      filled = 0
      continue
    }
    const first = piece.subarray(0, PAGE_BYTES - filled)
    page.set(first, filled)
    filled += first.length
    if (filled < PAGE_BYTES) continue
    yield page
    page = Buffer.allocUnsafeSlow(PAGE_BYTES)
    page.set(piece.subarray(first.length))
    filled = piece.length - first.length
  }
  if (filled > 0) yield page.subarray(0, filled)
}
