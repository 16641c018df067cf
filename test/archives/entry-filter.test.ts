import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Archive } from '../../src/archives/archive.entity.ts'
import { countEntries } from '../../src/archives/count-entries.ts'
import { type EntryFilter, entryConditions } from '../../src/archives/entry-filter.ts'
import { listEntries } from '../../src/archives/list-entries.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { indexEntriesOf } from './index-entries-of.ts'

let app: TestApp
let archive: Archive
beforeAll(async () => {
  app = await startTestApp({ settings: { STEVEDORE_ROLES: 'api' } })
  archive = await indexEntriesOf(app, [
    ...['photos/', 'photos/a.jpg', 'photos/2020/', 'photos/2020/b.jpg', 'photos2/c.jpg', 'Photos/d.jpg'],
    ...['100%/e', '100_/f', 'back\\slash/g', 'ä/h', '../unsafe', '__MACOSX/._a.jpg'],
    { name: 'locked', flags: 1 },
  ])
})
afterAll(() => app[Symbol.asyncDispose]())

/** The names of the entries that match, in the order of the archive; counting must agree. */
async function names(filter: EntryFilter): Promise<string[]> {
  const { items } = await listEntries(app.caller, { archive, filter, page: { first: 100, after: null } })
  expect(await countEntries(app.caller, { archive, filter })).toBe(items.length)
  return items.map(({ name }) => name)
}

describe('a path prefix', () => {
  test.each([
    ['photos/', ['photos/', 'photos/a.jpg', 'photos/2020/', 'photos/2020/b.jpg']],
    ['photos', ['photos/', 'photos/a.jpg', 'photos/2020/', 'photos/2020/b.jpg', 'photos2/c.jpg']],
    ['photos/2020', ['photos/2020/', 'photos/2020/b.jpg']],
    ['photos/2020/b', ['photos/2020/b.jpg']],
    ['photos/2020/b.jpg/', []],
    ['P', ['Photos/d.jpg']],
    ['100%', ['100%/e']],
    ['100_', ['100_/f']],
    ['back/', ['back\\slash/g']],
    ['ä', ['ä/h']],
    ['a', []],
    ['../', []],
  ])('%s finds what begins with it, byte by byte, with the folder itself', async (pathPrefix, expected) => {
    expect(await names({ pathPrefix })).toEqual(expected)
  })

  test('that is empty finds all that has a path', async () => {
    expect(await names({ pathPrefix: '' })).toHaveLength(12)
  })
})

describe('the filter of entries', () => {
  test('tells what can be extracted from what can not', async () => {
    expect(await names({ selectable: true })).toEqual([
      ...['photos/a.jpg', 'photos/2020/b.jpg', 'photos2/c.jpg', 'Photos/d.jpg', '100%/e', '100_/f'],
      ...['back\\slash/g', 'ä/h'],
    ])
    expect(await names({ selectable: false })).toEqual([
      ...['photos/', 'photos/2020/', '../unsafe', '__MACOSX/._a.jpg', 'locked'],
    ])
  })

  test('finds entries by the reasons why they can not be extracted', async () => {
    expect(await names({ skipReasons: ['UNSAFE_NAME', 'ENCRYPTED'] })).toEqual(['../unsafe', 'locked'])
    expect(await names({ skipReasons: ['NOT_SELECTED', 'ALREADY_EXTRACTED'] })).toEqual([])
    expect(await names({ skipReasons: [] })).toEqual([])
  })

  test('means all that is given', async () => {
    expect(await names({ pathPrefix: 'photos/', glob: '**/*.jpg' })).toEqual([
      ...['photos/a.jpg', 'photos/2020/b.jpg'],
    ])
    expect(await names({ pathPrefix: 'photos/2', glob: 'photos/**', selectable: true })).toEqual([
      'photos/2020/b.jpg',
    ])
    expect(await names({ pathPrefix: 'photos/', glob: 'Photos/**' })).toEqual([])
    expect(await names({ selectable: true, skipReasons: ['DIRECTORY'] })).toEqual([])
  })

  test('means nothing by what is null', async () => {
    const nothing = { pathPrefix: null, glob: null, selectable: null, skipReasons: null }
    expect(await names(nothing)).toHaveLength(13)
  })

  test.each<EntryFilter>([
    { pathPrefix: 'photos/' },
    { glob: '**/*.jpg' },
    { selectable: true },
    { skipReasons: ['ENCRYPTED'] },
  ])('is true or false of every entry, never null: %o', async (filter) => {
    const conditions = entryConditions(filter)
    const { rows } = await sql<{ is: boolean; count: number }>`
      select ${conditions} as is, count(*)::int as count from archive_entries e
      where archive_id = ${archive.fileId} group by 1 order by 1`.execute(app.caller.em.getKysely())
    expect(rows.map(({ is }) => is)).toEqual([false, true])
  })

  test.each(['\0', '\ud800', 'a'.repeat(1025)])('refuses text that no path holds', async (text) => {
    await expect(names({ pathPrefix: text })).rejects.toMatchObject({ field: 'filter.pathPrefix' })
    await expect(names({ glob: text })).rejects.toMatchObject({ field: 'filter.glob' })
  })
})

describe('a filter of many entries', () => {
  let large: Archive
  beforeAll(async () => {
    large = await indexEntriesOf(app, ['first'])
    await sql`
      insert into archive_entries
        (archive_id, index, name, path, method, compressed_size, size, crc32, header_offset, skip_reason)
      select ${large.fileId}, n, path, path, 0, 0, 0, 0, 0, case when n % 7 = 0 then 'ENCRYPTED' end
      from generate_series(1, 12000) n, concat('many/', n % 100, '/', n) path`.execute(
      app.caller.em.getKysely(),
    )
  })

  test.each([
    ['a prefix of most', { pathPrefix: 'many/' }, 12_000],
    ['a prefix of some', { pathPrefix: 'many/7/' }, 120],
    ['a prefix and more', { pathPrefix: 'many/7', selectable: false }, 190],
    ['a glob', { glob: '**/*77' }, 120],
    ['a glob in a folder', { glob: 'many/77/*' }, 120],
    ['a reason', { skipReasons: ['ENCRYPTED'] }, 1_714],
  ] as const)('is paged without a gap or a repetition: %s', async (_, filter, count) => {
    const seen: number[] = []
    let after: string | null = null
    do {
      const page = await listEntries(app.caller, { archive: large, filter, page: { first: 100, after } })
      seen.push(...page.items.map(({ index }) => index))
      after = page.hasNextPage ? String(seen.at(-1)) : null
    } while (after !== null)
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b))
    expect(seen).toHaveLength(count)
    expect(await countEntries(app.caller, { archive: large, filter })).toBe(count)
  })
})
