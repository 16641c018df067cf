import { InvalidInputError } from '../errors.ts'

/** The most that one page of any list holds. */
export const maxPage = 100

/** Which page of a keyset list: `first` items after the item whose key is `after`, or from the start. */
export type PageRequest = { first: number; after: string | null }

/** A page: items in the order of the list, and whether the list goes on. */
export type Page<Item> = { items: Item[]; hasNextPage: boolean }

/**
 * Reads what a caller asked for.
 * @param list Names the list, with the ids that it belongs to: a cursor of another list is refused.
 * @throws InvalidInputError with field `first` or `after`.
 */
export function readPageRequest(
  list: string,
  asked: { first?: number | null | undefined; after?: string | null | undefined },
): PageRequest {
  const first = asked.first ?? 50
  if (first < 1 || first > maxPage)
    throw new InvalidInputError(`first must be from 1 to ${maxPage}.`, 'first')
  if (asked.after === null || asked.after === undefined) return { first, after: null }
  return { first, after: decodeCursor(list, asked.after) }
}

/** An item's place in a list, opaque to callers. */
export function encodeCursor(list: string, key: string): string {
  return Buffer.from(`${list}\n${key}`).toString('base64url')
}

function decodeCursor(list: string, cursor: string): string {
  const [of, key, ...rest] = Buffer.from(cursor, 'base64url').toString().split('\n')
  if (of !== list || key === undefined || rest.length > 0 || encodeCursor(list, key) !== cursor) {
    throw new InvalidInputError('after is not a cursor of this list.', 'after')
  }
  return key
}

/** Makes a page of `first` items out of up to `first + 1` that were read. */
export function toPage<Item>(read: Item[], first: number): Page<Item> {
  return { items: read.slice(0, first), hasNextPage: read.length > first }
}
