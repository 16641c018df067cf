/** A source that ends where it fails, so that all that came before is written. */
export class EndsAtErrors implements AsyncIterable<Uint8Array> {
  readonly #source: AsyncIterable<Uint8Array>
  #error: { thrown: unknown } | null = null

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    try {
      yield* this.#source
    } catch (error) {
      this.#error = { thrown: error }
    }
  }

  rethrow(): void {
    if (this.#error !== null) throw this.#error.thrown
  }
}
