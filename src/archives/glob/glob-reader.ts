import { GlobError } from './glob-error.ts'

/**
 * Each costs Postgres time with every path, some of them about 1 µs. (Its engine knows no patterns that explode, but a
 * thousand wildcards can take it seconds to begin with and then 1 ms a path.)
 */
const maxWildcards = 32
const maxWords = 128

/** Goes through the characters of a glob. */
export class GlobReader {
  readonly #characters: readonly string[]
  #at = 0
  #wildcards = 0
  #words = 0

  constructor(glob: string) {
    this.#characters = [...glob]
  }

  peek(): string | undefined {
    return this.#characters[this.#at]
  }

  /** @throws GlobError with this message at the end of the glob. */
  next(atEnd: string): string {
    const character = this.#characters[this.#at++]
    if (character === undefined) throw new GlobError(atEnd)
    return character
  }

  /** The character behind a `\`. */
  escaped(): string {
    return this.next('The glob ends in a \\: write \\\\ for the character itself.')
  }

  isNext(text: string): boolean {
    return this.#characters.slice(this.#at, this.#at + text.length).join('') === text
  }

  /** Goes past `text` if that comes next. */
  take(text: string): boolean {
    const isNext = this.isNext(text)
    if (isNext) this.#at += text.length
    return isNext
  }

  countWildcard(): void {
    if (++this.#wildcards > maxWildcards) throw new GlobError(`A glob has ${maxWildcards} wildcards at most.`)
  }

  countWord(): void {
    if (++this.#words > maxWords) throw new GlobError(`A glob has ${maxWords} words in braces at most.`)
  }
}
