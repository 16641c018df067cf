import type { CombinedError, OperationResult, OperationResultSource, RequestPolicy } from '@urql/core'
import { pipe, subscribe } from 'wonka'
import { noRows, type PageOf, type PageRows, type PageStart, placePage } from './page-rows.ts'

/** What of a list is there to be shown. */
export type ShownList<Node> = {
  rows: readonly Node[]
  hasMore: boolean
  isLoading: boolean
  failure: CombinedError | null
}

type PageReader<Result> = (
  after: string | null,
  policy: RequestPolicy,
) => OperationResultSource<OperationResult<Result>>

/**
 * A list that is read page by page as far as it's looked at. Of the pages, those are followed that are seen: what the
 * cache is told of them shows at once. The others are read again when they come into view, if something has changed. So a
 * list costs what is seen of it, however long it is.
 */
export class PageList<Node, Result> {
  readonly #read: PageReader<Result>
  readonly #select: (data: Result) => PageOf<Node> | null | undefined
  readonly #watchers = new Set<() => void>()
  readonly #top: PageStart = { after: null }
  /** The pages that are followed, and how that ends. */
  readonly #followed = new Map<PageStart, () => void>()
  /** In which round a page was last read. */
  readonly #roundOf = new WeakMap<PageStart, number>()
  #round = 0
  #known: PageRows<Node> = noRows
  /** The page that is on its way, and will be the last one. */
  #next: PageStart | null = null
  #seen: readonly [first: number, last: number] = [0, Number.POSITIVE_INFINITY]
  #isOpen = false
  #shown: ShownList<Node> = { rows: [], hasMore: false, isLoading: true, failure: null }

  /** @param select Finds the connection in the answer; null: what it belongs to isn't there. */
  constructor(read: PageReader<Result>, select: (data: Result) => PageOf<Node> | null | undefined) {
    this.#read = read
    this.#select = select
  }

  get = (): ShownList<Node> => this.#shown

  subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  /** Reads the first page. @returns what ends it. */
  open = (): (() => void) => {
    this.#isOpen = true
    if (this.#known.rows.length === 0) this.#next = this.#top
    this.#follow()
    return () => {
      this.#isOpen = false
      this.#unfollow()
    }
  }

  /** Says which rows are seen, both ends included. Until it's said, all are. */
  look = (first: number, last: number): void => {
    if (this.#seen[0] === first && this.#seen[1] === last) return
    this.#seen = [first, last]
    this.#follow()
  }

  /** Reads the next page, unless one is being read. */
  more = (): void => {
    if (!this.#known.hasMore || this.#next !== null) return
    this.#next = { after: this.#known.end }
    this.#follow()
    this.#show({ isLoading: this.#next !== null })
  }

  /** Reads again what is seen, and the rest when it is. */
  again = (): void => {
    this.#round += 1
    this.#unfollow()
    this.#show({ failure: null, isLoading: this.#next !== null })
    this.#follow()
  }

  #follow(): void {
    if (!this.#isOpen) return
    const wanted = this.#wanted()
    for (const [page, stop] of this.#followed) {
      if (wanted.has(page)) continue
      stop()
      this.#followed.delete(page)
    }
    for (const page of wanted) if (!this.#followed.has(page)) this.#followPage(page)
  }

  /** The pages of the rows that are seen, and the one that is on its way. An empty list has its top. */
  #wanted(): Set<PageStart> {
    const { rows } = this.#known
    const [first, last] = this.#seen
    const wanted = new Set(rows.slice(first, last + 1).map(({ page }) => page))
    if (rows.length === 0) wanted.add(this.#top)
    if (this.#next !== null) wanted.add(this.#next)
    return wanted
  }

  #followPage(page: PageStart): void {
    // It may answer at once, before there is something to stop.
    let isOver = false
    let unsubscribe = () => {}
    this.#followed.set(page, () => {
      isOver = true
      unsubscribe()
    })
    const own = pipe(
      this.#read(page.after, this.#policyOf(page)),
      subscribe((result) => {
        if (!isOver) this.#take(page, result)
      }),
    )
    unsubscribe = own.unsubscribe
    if (isOver) unsubscribe()
  }

  /** What has changed since a page was read is marked in the cache, so that it need not be read again without a reason. */
  #policyOf(page: PageStart): RequestPolicy {
    const round = this.#roundOf.get(page)
    if (round === this.#round) return 'cache-first'
    return this.#round > 0 ? 'network-only' : 'cache-and-network'
  }

  #take(page: PageStart, { data, error, stale }: OperationResult<Result>): void {
    const answer = data && this.#select(data)
    if (!answer) {
      this.#show({ failure: error ?? null, isLoading: false })
      return
    }
    if (!stale) this.#roundOf.set(page, this.#round)
    const known = placePage(this.#known, page, answer)
    if (known !== this.#known) {
      this.#known = known
      this.#shown = { ...this.#shown, rows: known.rows.map(({ node }) => node), hasMore: known.hasMore }
    }
    if (this.#next === page) this.#next = null
    this.#show({ failure: error ?? null, isLoading: this.#next !== null })
    // Rows may have come to be of other pages.
    this.#follow()
  }

  #unfollow(): void {
    for (const stop of this.#followed.values()) stop()
    this.#followed.clear()
  }

  #show(change: Pick<ShownList<Node>, 'isLoading'> & { failure?: CombinedError | null }): void {
    this.#shown = { ...this.#shown, ...change }
    for (const watcher of this.#watchers) watcher()
  }
}
