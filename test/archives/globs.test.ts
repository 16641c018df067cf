import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Archive } from '../../src/archives/archive.entity.ts'
import { countEntries } from '../../src/archives/count-entries.ts'
import { translateGlob } from '../../src/archives/glob/translate-glob.ts'
import { listEntries } from '../../src/archives/list-entries.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { indexEntriesOf } from './index-entries-of.ts'

const paths = [
  ...[
    'a.txt',
    'b.txt',
    'dia.txt',
    'B.TXT',
    'c.jpg',
    'd.jpeg',
    'e',
    '.hidden',
    'photo (1).jpg',
    'x+y|z.txt',
    '[x].txt',
  ],
  ...[
    '{x}.txt',
    '100%_done.txt',
    'star*.txt',
    'really?.txt',
    'a-b.txt',
    'ä.txt',
    '😀.txt',
    '^x$.txt',
    '~!.txt',
  ],
  ...[
    'dir/a.txt',
    'dir/.hidden',
    'dir/sub/a.txt',
    'dir/sub/deep/c.jpg',
    'dir.txt/a.txt',
    'other/sub/b.txt',
    ',',
  ],
]

const table: [glob: string, matches: string[]][] = [
  ['a.txt', ['a.txt']],
  ['?.txt', ['a.txt', 'b.txt', 'ä.txt', '😀.txt']],
  ['*.jpg', ['c.jpg', 'photo (1).jpg']],
  ['*.{jpg,jpeg}', ['c.jpg', 'd.jpeg', 'photo (1).jpg']],
  ['*.jp{,e}g', ['c.jpg', 'd.jpeg', 'photo (1).jpg']],
  ['{a,b}.{txt,jpg}', ['a.txt', 'b.txt']],
  ['{a,{b,c}}.*', ['a.txt', 'b.txt', 'c.jpg']],
  ['{e,dir/{a,sub/a}.txt}', ['e', 'dir/a.txt', 'dir/sub/a.txt']],
  ['{e}', ['e']],
  ['*', paths.filter((path) => !path.includes('/'))],
  ['**', paths],
  ['***', paths],
  ['dir/*', ['dir/a.txt', 'dir/.hidden']],
  ['dir/**', ['dir/a.txt', 'dir/.hidden', 'dir/sub/a.txt', 'dir/sub/deep/c.jpg']],
  ['dir**a.txt', ['dir/a.txt', 'dir/sub/a.txt', 'dir.txt/a.txt']],
  ['di**/a.txt', ['dir/a.txt', 'dir/sub/a.txt', 'dir.txt/a.txt']],
  ['dir*/a.txt', ['dir/a.txt', 'dir.txt/a.txt']],
  ['*/a.txt', ['dir/a.txt', 'dir.txt/a.txt']],
  ['**/a.txt', ['a.txt', 'dir/a.txt', 'dir/sub/a.txt', 'dir.txt/a.txt']],
  ['dir/**/a.txt', ['dir/a.txt', 'dir/sub/a.txt']],
  ['{dir,other}/**/{a,b}.txt', ['dir/a.txt', 'dir/sub/a.txt', 'other/sub/b.txt']],
  ['{dir/,other/}**/sub/*', ['dir/sub/a.txt', 'other/sub/b.txt']],
  ['{**/,}.hidden', ['.hidden', 'dir/.hidden']],
  ['**/**/c.jpg', ['c.jpg', 'dir/sub/deep/c.jpg']],
  ['**/sub/**', ['dir/sub/a.txt', 'dir/sub/deep/c.jpg', 'other/sub/b.txt']],
  ['.*', ['.hidden']],
  ['[ab].txt', ['a.txt', 'b.txt']],
  ['[A-Z].TXT', ['B.TXT']],
  ['[!a].txt', ['b.txt', 'ä.txt', '😀.txt']],
  ['[^a-z].txt', ['ä.txt', '😀.txt']],
  ['[à-ö😀].txt', ['ä.txt', '😀.txt']],
  ['[]a].txt', ['a.txt']],
  ['[!]a].txt', ['b.txt', 'ä.txt', '😀.txt']],
  ['a[-x]b.txt', ['a-b.txt']],
  ['a[x-]b.txt', ['a-b.txt']],
  ['a[+-9]b.txt', ['a-b.txt']],
  ['dir[+-9]a.txt', []],
  ['dir[!x]a.txt', []],
  ['dir?a.txt', []],
  ['photo (1).jpg', ['photo (1).jpg']],
  ['x+y|z.txt', ['x+y|z.txt']],
  ['(a|b).txt', []],
  ['[[]x].txt', ['[x].txt']],
  ['\\[x\\].txt', ['[x].txt']],
  ['[\\]\\[]x].txt', ['[x].txt']],
  ['\\{x\\}.txt', ['{x}.txt']],
  ['*\\*.txt', ['star*.txt']],
  ['*\\?.txt', ['really?.txt']],
  ['*%_*', ['100%_done.txt']],
  ['1_0*', []],
  ['^x$.txt', ['^x$.txt']],
  ['~!.txt', ['~!.txt']],
  ['!a.txt', []],
  [',', [',']],
  ['A.TXT', []],
  ['/a.txt', []],
  ['dir/', []],
  ['dir', []],
]

const nonsense = [
  ['', 'empty'],
  ['[a', '['],
  ['[', '['],
  ['[]', '['],
  ['a{b', '{'],
  ['{a,{b}', '{'],
  ['a\\', '\\'],
  ['[\\', '\\'],
  ['[z-a]', 'z-a'],
  ['[/]', '/'],
  ['*a'.repeat(33), '32'],
  [`{${'a,'.repeat(128)}}`, '128'],
] as const

let app: TestApp
let archive: Archive
beforeAll(async () => {
  app = await startTestApp({ settings: { STEVEDORE_ROLES: 'api' } })
  archive = await indexEntriesOf(app, [...paths, 'dir/', '../unsafe'])
})
afterAll(() => app[Symbol.asyncDispose]())

describe('a glob', () => {
  test.each(table)('%s finds what it means', async (glob, matches) => {
    const { items } = await listEntries(app.caller, {
      archive,
      filter: { glob },
      page: { first: 100, after: null },
    })
    const files = items.filter(({ skipReason }) => skipReason !== 'DIRECTORY').map(({ path }) => path)
    expect(new Set(files)).toEqual(new Set(matches))
    expect(await countEntries(app.caller, { archive, filter: { glob } })).toBe(items.length)
  })

  test.each(table)('%s means the same to JavaScript', (glob, matches) => {
    const { regex, prefix } = translateGlob(glob)
    const found = paths.filter((path) => new RegExp(regex, 'su').test(path))
    expect(new Set(found)).toEqual(new Set(matches))
    expect(found.filter((path) => !path.startsWith(prefix))).toEqual([])
  })

  test('finds folders by their paths, too', async () => {
    const { items } = await listEntries(app.caller, {
      archive,
      filter: { glob: 'd*r', skipReasons: ['DIRECTORY'] },
      page: { first: 9, after: null },
    })
    expect(items.map(({ path }) => path)).toEqual(['dir'])
  })

  test.each(nonsense)('%s is refused with a sentence that says why', async (glob, reason) => {
    const asked = listEntries(app.caller, { archive, filter: { glob }, page: { first: 1, after: null } })
    await expect(asked).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      field: 'filter.glob',
      message: expect.stringContaining(reason),
    })
  })

  test.each([
    ['wildcards', '*a'.repeat(32)],
    ['folders', '**/'.repeat(32)],
    ['words', `{${'*,'.repeat(31)}${'a,'.repeat(90)}}`],
    ['words within words', `${'{*,'.repeat(32)}${'}'.repeat(32)}`],
    ['empty words', '{,a}'.repeat(64)],
    ['empty words that are any', '{,*}'.repeat(32)],
    ['brackets', '[a-y]'.repeat(32)],
  ])('with as many %s as are allowed is matched in no time', async (_, glob) => {
    const start = performance.now()
    await listEntries(app.caller, { archive, filter: { glob }, page: { first: 1, after: null } })
    expect(performance.now() - start).toBeLessThan(2_000)
  })
})
