/** As every connection of the API has it. */
export type PageOf<Node> = {
  /** A node is null where it could not be read; the others could. */
  edges: readonly { cursor: string; node: Node | null }[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

/** Where a page begins: after this cursor; null: at the top. Rows know by this very object with which page they came. */
export type PageStart = { readonly after: string | null }

type PageRow<Node> = { cursor: string; node: Node; page: PageStart }

/** What is known of a list: its rows from the top on, without a gap. */
export type PageRows<Node> = {
  rows: readonly PageRow<Node>[]
  /** Where what isn't known yet begins; null: nothing is known yet, or there's no more. */
  end: string | null
  hasMore: boolean
}

export const noRows: PageRows<never> = { rows: [], end: null, hasMore: false }

/**
 * Puts a page that was read in its place. It tells all that is between its beginning and its last row: what is new there
 * comes in, what is gone goes, and what comes after stays, as far as it's known where it belongs.
 *
 * @returns the same rows where they are as they were.
 */
export function placePage<Node>(
  known: PageRows<Node>,
  page: PageStart,
  { edges, pageInfo }: PageOf<Node>,
): PageRows<Node> {
  const start = placeOf(known, page)
  if (start === null) return known
  const fresh = edges.flatMap(({ cursor, node }) => (node === null ? [] : [{ cursor, node, page }]))
  const before = known.rows.slice(0, start)
  const last = fresh.at(-1)
  const stop = last ? known.rows.findIndex(({ cursor }, at) => at >= start && cursor === last.cursor) + 1 : 0
  // Its last row is followed by what followed it before. Where that row is new, nobody can tell what comes after it.
  const after = pageInfo.hasNextPage && stop > 0 ? known.rows.slice(stop) : []
  if (after.length === 0)
    return keepIfSame(known, {
      rows: before.concat(fresh),
      end: pageInfo.endCursor,
      hasMore: pageInfo.hasNextPage,
    })
  return keepIfSame(known, {
    ...known,
    rows: before.concat(fresh, beginAnew(after, [page, known.rows[stop - 1]?.page], pageInfo.endCursor)),
  })
}

/** At which row a page begins; null: it's nobody's any more. */
function placeOf({ rows, end }: PageRows<unknown>, page: PageStart): number | null {
  const at = rows.findIndex((row) => row.page === page)
  if (at !== -1) return at
  if (page.after === null) return 0
  return page.after === end ? rows.length : null
}

/** Rows whose page lost its beginning to the one before are a page of their own, which begins where that one ends. */
function beginAnew<Node>(
  rows: readonly PageRow<Node>[],
  cut: readonly (PageStart | undefined)[],
  after: string | null,
): readonly PageRow<Node>[] {
  const first = rows[0]
  if (first === undefined || !cut.includes(first.page)) return rows
  const page = { after }
  return rows.map((row) => (row.page === first.page ? { ...row, page } : row))
}

function keepIfSame<Node>(before: PageRows<Node>, after: PageRows<Node>): PageRows<Node> {
  const isSame =
    before.hasMore === after.hasMore &&
    before.end === after.end &&
    before.rows.length === after.rows.length &&
    before.rows.every((row, at) => {
      const other = after.rows[at]
      return row.cursor === other?.cursor && row.node === other.node && row.page === other.page
    })
  return isSame ? before : after
}
