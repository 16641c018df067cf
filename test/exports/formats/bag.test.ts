import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { BagFiles } from '../../../src/exports/formats/bagit/bag-files.ts'
import { validateBag } from '../../../src/exports/formats/bagit/validate-bag.ts'
import { type BagOptions, writeBag } from '../../../src/exports/formats/bagit/write-bag.ts'
import type { ExportItem } from '../../../src/exports/formats/export-item.ts'
import { useBuiltFiles } from './built-files.ts'
import { readZip } from './read-zip.ts'
import { complaintsOfZip } from './reader-tools.ts'
import { hostileNames, listed, makeItem, makeMissing, options } from './test-items.ts'

const build = useBuiltFiles()

/** Builds a bag, has it read by every tool, and gives its files and what the validator says. */
async function openBag(items: ExportItem[], more: Partial<BagOptions> = {}) {
  const path = await build(writeBag(listed(items), { ...options, name: 'my bag', ...more }))
  expect(complaintsOfZip(path)).toEqual([])
  const entries = await readZip(await readFile(path))
  expect(entries.every(({ name }) => name.startsWith('my bag/'))).toBe(true)
  const files = new Map(entries.map(({ name, bytes }) => [name.slice('my bag/'.length), bytes.toString()]))
  const bag: BagFiles = {
    async *paths() {
      for (const path of files.keys()) if (!path.endsWith('/')) yield path
    },
    async *read(path) {
      yield Buffer.from(files.get(path) ?? '')
    },
  }
  return { files, report: await validateBag(bag) }
}

const nothingWrong = { errors: [], warnings: [], unfetched: [] }

test('a bag is valid, whatever the names in it', async () => {
  const { files, report } = await openBag(hostileNames.map((name) => makeItem(name, name)))
  expect(report).toMatchObject(nothingWrong)
  expect([...files.keys()].filter((path) => !path.startsWith('data/'))).toEqual([
    'bagit.txt',
    'manifest-sha256.txt',
    'bag-info.txt',
    'tagmanifest-sha256.txt',
  ])
  expect(files.get('manifest-sha256.txt')).toContain('  data/line%0Abreak.txt\n')
  expect(files.get('manifest-sha256.txt')).toContain('  data/percent %250A.txt\n')
})

test('bag-info.txt tells date, size and what else is to be said', async () => {
  const info: BagOptions['info'] = [
    ['External-Identifier', '42'],
    ['External-Description', 'Two\n lines'],
  ]
  const { files } = await openBag([makeItem('a', 'aaa'), makeItem('b', 'bb')], { info })
  expect(files.get('bag-info.txt')).toBe(
    [
      'Bag-Software-Agent: Stevedore',
      'Bagging-Date: 2026-02-03',
      'Payload-Oxum: 5.2',
      'External-Identifier: 42',
      'External-Description: Two lines',
      '',
    ].join('\n'),
  )
})

test('a hole with a link is left to fetch', async () => {
  const hole = { ...makeMissing('odd % name', 'DELETED', 'gone'), url: 'https://example.org/a b?x=1' }
  const { files, report } = await openBag([makeItem('a', 'a'), hole])
  expect(report.status).toBe('INCOMPLETE')
  expect(report.unfetched).toEqual(['data/odd % name'])
  expect(files.get('fetch.txt')).toBe('https://example.org/a%20b?x=1 4 data/odd %25 name\n')
  expect(files.get('bag-info.txt')).toContain('Payload-Oxum: 5.2\nMissing-Files: 1\n')
  expect(files.get('MISSING.csv')).toContain('odd % name,4,')
})

test('a hole without a link is no part of the payload, and yet is told of', async () => {
  const { files, report } = await openBag([makeItem('a', 'a'), makeMissing('gone', 'CORRUPT')])
  expect(report).toMatchObject(nothingWrong)
  expect(files.get('manifest-sha256.txt')).not.toContain('gone')
  expect(files.get('bag-info.txt')).toContain('Payload-Oxum: 1.1\nMissing-Files: 1\n')
  expect(files.get('MISSING.csv')).toMatch(/^gone,.*,MISSING,CORRUPT\r$/m)
  expect(files.get('tagmanifest-sha256.txt')).toContain('  MISSING.csv\n')
})

test('a bag of which nothing is left has its payload folder all the same', async () => {
  const { files, report } = await openBag([makeMissing('gone', 'DELETED')])
  expect(report).toMatchObject(nothingWrong)
  expect(files.has('data/')).toBe(true)
})
