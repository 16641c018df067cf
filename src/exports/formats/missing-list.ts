import type { MissingItem, PresentItem } from './export-item.ts'
import { GrowingText } from './growing-text.ts'
import { csvHead, csvRow } from './manifest/csv-row.ts'
import { manifestRow } from './manifest/manifest-row.ts'

/** Matched as file systems do that take letters of either case for the same. */
const alike = /^missing(?:-[0-9]+)?\.csv$/iu

/** Gathers the holes of an artifact for the file that lists them: `MISSING.csv`, or another name where an item has that. */
export class MissingList {
  readonly #taken = new Set<string>()
  readonly #text = new GrowingText()
  #count = 0

  constructor() {
    this.#text.add(csvHead)
  }

  get count(): number {
    return this.#count
  }

  /** To be told of every path beside which the list will lie. */
  avoid(path: string): void {
    const [root = ''] = path.split('/', 1)
    if (alike.test(root)) this.#taken.add(root.toUpperCase())
  }

  add(item: MissingItem): void {
    this.#text.add(csvRow(manifestRow(item)))
    this.#count++
  }

  toItem(createdAt: Date): PresentItem {
    let name = 'MISSING.csv'
    for (let number = 2; this.#taken.has(name.toUpperCase()); number++) name = `MISSING-${number}.csv`
    return this.#text.toItem(name, createdAt)
  }
}
