import type { OperationResult, OperationResultSource } from '@urql/core'
import { expect, it } from 'vitest'
import { make } from 'wonka'
import { PageList } from '../../src/web/api/page-list.ts'
import type { PageOf } from '../../src/web/api/page-rows.ts'
import { seedRandom } from '../support/seeded-random.ts'

type Row = { id: number }
type Answer = { list: PageOf<Row> }

/** A list that others change. Who reads a page of it is told what has become of that page, as the cache would tell. */
class Source {
  rows: Row[]
  reads = 0
  readonly #size: number
  readonly #followers = new Set<() => void>()

  constructor(ids: readonly number[], size: number) {
    this.rows = ids.map((id) => ({ id }))
    this.#size = size
  }

  get followed(): number {
    return this.#followers.size
  }

  /** Ids sink, as in a list that begins with the newest. */
  read = (after: string | null): OperationResultSource<OperationResult<Answer>> => {
    this.reads += 1
    const source = make<OperationResult<Answer>>(({ next }) => {
      const tell = () => next({ data: { list: this.#page(after) }, stale: false } as OperationResult<Answer>)
      this.#followers.add(tell)
      tell()
      return () => this.#followers.delete(tell)
    })
    // It's subscribed to and no more.
    return source as OperationResultSource<OperationResult<Answer>>
  }

  change(rows: Row[]): void {
    this.rows = rows
    for (const tell of [...this.#followers]) if (this.#followers.has(tell)) tell()
  }

  #page(after: string | null): PageOf<Row> {
    const rest = this.rows.filter(({ id }) => after === null || id < Number(after))
    const page = rest.slice(0, this.#size)
    return {
      edges: page.map((node) => ({ cursor: String(node.id), node })),
      pageInfo: { hasNextPage: rest.length > page.length, endCursor: page.at(-1)?.id.toString() ?? null },
    }
  }
}

const numbers = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, at) => from - at)

function open(source: Source): PageList<Row, Answer> {
  const list = new PageList<Row, Answer>(source.read, ({ list }) => list)
  list.open()
  return list
}

const idsOf = (list: PageList<Row, Answer>) => list.get().rows.map(({ id }) => id)

it('reads one page after the other, and says when there is no more', () => {
  const list = open(new Source(numbers(25, 1), 10))
  expect(list.get()).toMatchObject({ hasMore: true, isLoading: false })
  list.more()
  list.more()
  expect(idsOf(list)).toEqual(numbers(25, 1))
  expect(list.get().hasMore).toBe(false)
})

it('follows the pages that are seen, however many were read', () => {
  const source = new Source(numbers(1000, 1), 10)
  const list = open(source)
  for (let page = 1; page < 100; page += 1) {
    list.look(page * 10 - 5, page * 10 - 1)
    list.more()
  }
  expect(list.get().rows).toHaveLength(1000)
  list.look(504, 512)
  expect(source.followed).toBe(2)
})

it('shows what is new above what it knew, and keeps the rest without reading it', () => {
  const source = new Source(numbers(50, 1), 10)
  const list = open(source)
  for (let page = 1; page < 5; page += 1) list.more()
  list.look(0, 8)
  source.reads = 0
  source.change([{ id: 52 }, { id: 51 }, ...source.rows])
  expect(idsOf(list)).toEqual(numbers(52, 1))
  expect(source.reads).toBeLessThanOrEqual(1)
})

it('lets go of what it knew below more news than a page holds, and reads that again', () => {
  const source = new Source(numbers(30, 1), 10)
  const list = open(source)
  list.more()
  list.more()
  list.look(0, 8)
  source.change(numbers(60, 1).map((id) => ({ id })))
  expect(idsOf(list)).toEqual(numbers(60, 51))
  expect(list.get().hasMore).toBe(true)
  for (let page = 0; page < 5; page += 1) list.more()
  expect(idsOf(list)).toEqual(numbers(60, 1))
})

it('is empty once all is gone, and shows what comes then', () => {
  const source = new Source(numbers(5, 1), 10)
  const list = open(source)
  list.look(0, 4)
  source.change([])
  expect(idsOf(list)).toEqual([])
  source.change([{ id: 7 }])
  expect(idsOf(list)).toEqual([7])
})

it.each(numbers(40, 1))(
  'shows what is true wherever one looks, whatever happens meanwhile (seed %i)',
  (seed) => {
    const random = seedRandom(seed)
    let newest = 200
    const source = new Source(
      numbers(newest, 1).filter(() => random.chance(0.7)),
      7,
    )
    const list = open(source)
    const changes = [
      () => list.more(),
      () => list.again(),
      () => {
        const fresh = numbers(newest + random.whole(1, 10), newest + 1)
        newest += fresh.length
        source.change([...fresh.map((id) => ({ id })), ...source.rows])
      },
      () => source.change(source.rows.filter(() => random.chance(0.9))),
      () => {
        const present = new Map(source.rows.map((row) => [row.id, row]))
        source.change(
          numbers(newest, 1).flatMap((id) => present.get(id) ?? (random.chance(0.05) ? [{ id }] : [])),
        )
      },
      () => source.change(source.rows.map((row) => (random.chance(0.2) ? { ...row } : row))),
    ]
    for (let step = 0; step < 150; step += 1) {
      random.pick(changes)()
      const first = random.whole(0, Math.max(list.get().rows.length - 1, 0))
      const last = first + random.whole(0, 9)
      list.look(first, last)
      const { rows } = list.get()
      const seen = rows.slice(first, last + 1)
      const place = source.rows.findIndex(({ id }) => id === seen[0]?.id)
      expect(seen).toEqual(seen.length === 0 ? [] : source.rows.slice(place, place + seen.length))
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    }
    // All that is known is looked at once: then it's what is there.
    for (let row = 0; row < list.get().rows.length; row += 1) list.look(row, row + 1)
    const known = list.get().rows
    expect(known).toEqual(source.rows.slice(0, known.length))
    expect(list.get().hasMore).toBe(known.length < source.rows.length)
  },
)
