import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { ExportItem } from '../../../src/exports/formats/export-item.ts'
import { tarHeader } from '../../../src/exports/formats/tar/tar-header.ts'
import { writeTarGz } from '../../../src/exports/formats/tar/write-tar-gz.ts'
import { collect } from '../../archives/zip-read-all.ts'
import { useBuiltFiles } from './built-files.ts'
import { complaintsOfTar } from './reader-tools.ts'
import { hostileNames, listed, makeItem, makeMissing, makeText, options } from './test-items.ts'

const build = useBuiltFiles()
const tarOf = (items: Iterable<ExportItem>) => writeTarGz(listed(items), options)

/** What GNU tar, which every machine has, finds under a name. */
function extract(archive: string, name: string): Buffer {
  const { stdout } = spawnSync('tar', ['-xzOf', archive, '--no-wildcards', '--', name], {
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    maxBuffer: 1024 ** 3,
  })
  return stdout
}

test('names of any characters and lengths come back as they were, without a warning', async () => {
  const path = await build(tarOf(hostileNames.map((name) => makeItem(name, name))))
  expect(complaintsOfTar(path)).toEqual([])
  for (const name of hostileNames.filter((each) => !each.includes('\\'))) {
    expect(extract(path, name).toString()).toBe(name)
  }
})

test('small and large items are there whole', async () => {
  const large = makeText(9_000_000)
  const noise = randomBytes(9_000_000)
  const path = await build(
    tarOf([
      makeItem('empty', ''),
      makeItem('block', 'x'.repeat(512)),
      makeItem('text', large),
      makeItem('noise', noise),
    ]),
  )
  expect(complaintsOfTar(path)).toEqual([])
  expect(extract(path, 'block').toString()).toBe('x'.repeat(512))
  // `equals` alone, since a failing comparison would print megabytes.
  expect(extract(path, 'text').equals(Buffer.from(large))).toBe(true)
  expect(extract(path, 'noise').equals(noise)).toBe(true)
})

test('the same items give the same bytes, however their sources cut them', async () => {
  const [first, second] = await Promise.all(
    [10_000, 300_001].map((chunkBytes) =>
      collect(tarOf([makeItem('a', makeText(9_000_000), { chunkBytes }), makeItem('b', 'b')])),
    ),
  )
  expect(first?.subarray(0, 10)).toEqual(Buffer.from([31, 139, 8, 0, 0, 0, 0, 0, 0, 255]))
  expect(second && first?.equals(second)).toBe(true)
})

test('what is missing is listed in the archive', async () => {
  const path = await build(tarOf([makeItem('a', 'a'), makeMissing('gone', 'DELETED')]))
  expect(complaintsOfTar(path)).toEqual([])
  expect(extract(path, 'MISSING.csv').toString()).toMatch(/^gone,.*,MISSING,DELETED\r$/m)
})

test('an archive ends with two empty blocks', async () => {
  const archive = gunzipSync(await readFile(await build(tarOf([]))))
  expect(archive.equals(Buffer.alloc(1024))).toBe(true)
})

test('a size for which the old header has no room is told in the new one', () => {
  const fits = tarHeader({ path: 'a', size: 8 ** 11 - 1, modifiedAt: options.createdAt })
  expect(fits.length).toBe(512)
  const large = tarHeader({ path: 'a', size: 8 ** 11, modifiedAt: options.createdAt })
  expect(large.length).toBe(3 * 512)
  expect(large.toString('latin1', 512, 1024)).toMatch(/^19 size=8589934592\n\0+$/)
})
