import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Archive } from '../../src/archives/archive.entity.ts'
import { childKey } from '../../src/archives/child-place.ts'
import { listChildren } from '../../src/archives/list-children.ts'
import { countFetches } from '../support/count-fetches.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { indexEntriesOf } from './index-entries-of.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ settings: { STEVEDORE_ROLES: 'api' } })
})
afterAll(() => app[Symbol.asyncDispose]())

/** The paths of a page, folders with a `/` at the end, and where the next page begins. */
async function page(archive: Archive, path: string, { first = 100, after = null as string | null } = {}) {
  const { items, hasNextPage } = await listChildren(app.caller, { archive, path, page: { first, after } })
  const last = items.at(-1)
  return {
    paths: items.map((child) => (child.entry ? child.path : `${child.path}/`)),
    after: hasNextPage && last ? childKey(last) : null,
    items,
  }
}

async function paths(archive: Archive, path = ''): Promise<string[]> {
  const whole = await page(archive, path)
  // The same by pages of one and of two.
  for (const first of [1, 2]) {
    const seen: string[] = []
    let after: string | null = null
    do {
      const next = await page(archive, path, { first, after })
      seen.push(...next.paths)
      after = next.after
    } while (after !== null)
    expect(seen).toEqual(whole.paths)
  }
  return whole.paths
}

describe('the children of a folder', () => {
  test('are the folders and the entries directly in it, in the order of their bytes', async () => {
    const archive = await indexEntriesOf(app, [
      ...[
        'b/2',
        'b/1',
        'a.txt',
        'a/x/y/z',
        'a-b',
        'a0',
        'Z',
        'é',
        'a/x.txt',
        'b/deep/er',
        '😀/1',
        '\u{ffee}',
      ],
    ])
    expect(await paths(archive)).toEqual(['Z', 'a-b', 'a.txt', 'a/', 'a0', 'b/', 'é', '\u{ffee}', '😀/'])
    expect(await paths(archive, 'a')).toEqual(['a/x.txt', 'a/x/'])
    expect(await paths(archive, 'b/')).toEqual(['b/1', 'b/2', 'b/deep/'])
    expect(await paths(archive, 'a/x/y')).toEqual(['a/x/y/z'])
    expect(await paths(archive, '😀')).toEqual(['😀/1'])
  })

  test('have a name and a path, and the entry where they are no folder', async () => {
    const archive = await indexEntriesOf(app, ['a/b/c', 'a/d'])
    const { items } = await page(archive, 'a')
    expect(items).toEqual([
      { name: 'b', path: 'a/b', entry: null },
      { name: 'd', path: 'a/d', entry: expect.objectContaining({ index: 1, name: 'a/d' }) },
    ])
  })

  test('show a folder once, whether it is listed, implied or both', async () => {
    const archive = await indexEntriesOf(app, ['both/x', 'both/', 'both/', 'listed/', 'implied/x'])
    expect(await paths(archive)).toEqual(['both/', 'implied/', 'listed/'])
    expect(await paths(archive, 'listed')).toEqual([])
    expect(await paths(archive, 'both')).toEqual(['both/x'])
  })

  test('show a file beside a folder of the same name', async () => {
    const archive = await indexEntriesOf(app, ['a', 'a/b', 'a/'])
    expect(await paths(archive)).toEqual(['a', 'a/'])
  })

  test('show each entry of a path that comes several times', async () => {
    const archive = await indexEntriesOf(app, ['x/a', 'x/b', 'x/a', 'x/a'])
    expect(await paths(archive, 'x')).toEqual(['x/a', 'x/a', 'x/a', 'x/b'])
    const { items } = await page(archive, 'x')
    expect(items.map(({ entry }) => entry?.index)).toEqual([0, 2, 3, 1])
  })

  test('leave out what has no safe path', async () => {
    const archive = await indexEntriesOf(app, ['a', '../b', '/c', 'C:d'])
    expect(await paths(archive)).toEqual(['a'])
  })

  test.each(['nothing', 'nothing/', 'a', 'a/b', '/', '/d', './d', 'd//', '%', '_'])(
    '%s: are none',
    async (path) => {
      const archive = await indexEntriesOf(app, ['a', 'd/e'])
      expect(await paths(archive, path)).toEqual([])
    },
  )

  test.each(['\0', 'a\0b', '\ud800', 'a'.repeat(1025)])(
    'are refused of a path that can not be',
    async (path) => {
      const archive = await indexEntriesOf(app, ['a'])
      await expect(page(archive, path)).rejects.toMatchObject({ code: 'INVALID_INPUT', field: 'path' })
    },
  )

  test.each([
    ...['', 'a', ' ', ' a', '0 a/', '0 b/c', '0 ', ' a/b/c/', '-1 a/b', '99999999999 a/b', '9999999999 a/b'],
    ...['0 a/\0', 'x a/b'],
  ])('are refused behind the forged place %j', async (after) => {
    const archive = await indexEntriesOf(app, ['a/b'])
    await expect(page(archive, 'a', { after })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      field: 'after',
    })
  })

  test('cost the same however many entries lie below and before them, and whatever Postgres believes', async () => {
    // One connection, so that it's the one that counts.
    await using single = await startTestApp({
      settings: { STEVEDORE_ROLES: 'api', STEVEDORE_DATABASE_POOL: '1' },
    })
    const archive = await indexEntriesOf(single, ['first'])
    const db = single.caller.em.getKysely()
    const cost = async (path: string, after: string | null = null) => {
      const before = await countFetches(single, 'archive_entries')
      await listChildren(single.caller, { archive, path, page: { first: 10, after } })
      return (await countFetches(single, 'archive_entries')) - before
    }
    await sql`analyze archive_entries`.execute(db)
    await sql`
      insert into archive_entries
        (archive_id, index, name, path, method, compressed_size, size, crc32, header_offset)
      select ${archive.fileId}, n, path, path, 0, 0, 0, 0, 0
      from generate_series(1, 20000) n, concat('many/', lpad((n % 100)::text, 2, '0'), '/', n) path`.execute(
      db,
    )
    for (const [path, after] of [
      ['', null],
      ['many', null],
      ['many', ' many/50/'],
      ['many/50', '19050 many/50/19050'],
    ] as const) {
      const fetched = await cost(path, after)
      expect(fetched).toBeGreaterThan(0)
      expect(fetched).toBeLessThan(60)
    }
  })
})
