import { createHash } from 'node:crypto'
import type { PresentItem } from './export-item.ts'

const LINES_PER_PAGE = 1_000

/** A text that a format gathers while it writes items, to add it behind them. */
export class GrowingText {
  readonly #hash = createHash('sha256')
  readonly #pages: Buffer[] = []
  #lines: string[] = []
  #count = 0

  get lineCount(): number {
    return this.#count
  }

  /** @param line With its end. */
  add(line: string): void {
    this.#lines.push(line)
    this.#count++
    if (this.#lines.length === LINES_PER_PAGE) this.#turnPage()
  }

  /** The text as an item; it can't grow any more. */
  toItem(path: string, createdAt: Date): PresentItem {
    this.#turnPage()
    const pages = this.#pages
    return {
      path,
      size: pages.reduce((size, page) => size + page.length, 0),
      sha256: this.#hash.digest('hex'),
      contentType: 'text/plain; charset=utf-8',
      modifiedAt: createdAt,
      isAddition: true,
      open: async () => {
        async function* stream() {
          yield* pages
        }
        return stream()
      },
    }
  }

  /** As one piece of bytes: strings would weigh several times as much. */
  #turnPage(): void {
    const page = Buffer.from(this.#lines.join(''))
    this.#hash.update(page)
    this.#pages.push(page)
    this.#lines = []
  }
}

export function textItem(path: string, text: string, createdAt: Date): PresentItem {
  const growing = new GrowingText()
  growing.add(text)
  return growing.toItem(path, createdAt)
}
