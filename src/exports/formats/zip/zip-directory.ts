const HEADERS_PER_PAGE = 1_000

/** The central directory, in the making. It's all that a ZIP must keep in memory: a hundred bytes an entry. */
export class ZipDirectory {
  readonly #pages: Buffer[] = []
  #page: Buffer[] = []
  #count = 0
  #size = 0

  get count(): number {
    return this.#count
  }

  /** Bytes. */
  get size(): number {
    return this.#size
  }

  add(header: Buffer): void {
    this.#page.push(header)
    this.#count++
    this.#size += header.length
    if (this.#page.length === HEADERS_PER_PAGE) this.#pages.push(this.#takePage())
  }

  *pages(): Generator<Buffer> {
    yield* this.#pages
    yield this.#takePage()
  }

  /** As one piece: a buffer each would weigh as much as what is in it. */
  #takePage(): Buffer {
    const page = Buffer.concat(this.#page)
    this.#page = []
    return page
  }
}
