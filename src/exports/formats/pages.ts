export const PAGE_BYTES = 1024 ** 2

/**
 * The memory of an artifact's bytes on their way, used again and again: buffers lie outside of the garbage collector's
 * heap, which notices them late. Threads share it.
 */
export class Pages {
  readonly #spare: Uint8Array[] = []

  take(): Uint8Array {
    return this.#spare.pop() ?? new Uint8Array(new SharedArrayBuffer(PAGE_BYTES))
  }

  /** Only what nobody reads any more. A page that is never given back is left to the garbage collector. */
  giveBack({ buffer }: Uint8Array): void {
    this.#spare.push(new Uint8Array(buffer))
  }
}

/** Copies pieces of any size into pages, that are worth a hop each. A piece is free when the next one is asked for. */
export async function* gatherPages(
  pieces: AsyncIterable<Uint8Array>,
  pages = new Pages(),
): AsyncGenerator<Uint8Array, void, undefined> {
  let page = pages.take()
  let filled = 0
  for await (const piece of pieces) {
    for (let start = 0; start < piece.length; ) {
      const room = PAGE_BYTES - filled
      const part = start === 0 && piece.length <= room ? piece : piece.subarray(start, start + room)
      page.set(part, filled)
      filled += part.length
      start += part.length
      if (filled < PAGE_BYTES) continue
      yield page
      page = pages.take()
      filled = 0
    }
  }
  if (filled > 0) yield page.subarray(0, filled)
}
