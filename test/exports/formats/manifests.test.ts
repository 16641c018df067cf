import { expect, test } from 'vitest'
import {
  writeManifestCsv,
  writeManifestNdjson,
} from '../../../src/exports/formats/manifest/write-manifest.ts'
import { collect } from '../../archives/zip-read-all.ts'
import { hostileNames, listed, makeItem, makeMissing, options } from './test-items.ts'

const items = [
  ...hostileNames.map((name) => makeItem(name, name, { contentType: 'text/plain; charset="utf-8"' })),
  makeMissing('gone', 'DELETED'),
]

/** A reader of CSV by RFC 4180, as strict as that is. */
function readCsv(text: string): string[][] {
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y
  const rows: string[][] = [[]]
  while (field.lastIndex < text.length) {
    const [, quoted, plain, end] = field.exec(text) ?? []
    if (end === undefined) throw new Error('that is no CSV')
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end !== ',' && field.lastIndex < text.length) rows.push([])
  }
  return rows
}

const csvOf = async (given: typeof items) =>
  (await collect(writeManifestCsv(listed(given), options))).toString()

test('a CSV manifest has a row for each item, whatever its name', async () => {
  const [head, ...rows] = readCsv(await csvOf(items))
  expect(head).toEqual(['path', 'size', 'sha256', 'contentType', 'modifiedAt', 'status', 'missingReason'])
  const paths = rows.map(([path = '']) => path.replace(/^'/, ''))
  expect(paths).toEqual(items.map(({ path }) => path))
  const [{ size, sha256, contentType, modifiedAt }] = [
    makeItem('plain.txt', 'plain.txt', { contentType: 'text/plain; charset="utf-8"' }),
  ]
  expect(rows[0]?.slice(1)).toEqual([`${size}`, sha256, contentType, modifiedAt.toISOString(), 'PRESENT', ''])
  expect(rows.at(-1)?.slice(-2)).toEqual(['MISSING', 'DELETED'])
})

test('no field of a CSV manifest is a formula, and what was meant can be told', async () => {
  const formulas = [
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '＝1',
    '＋1',
    '－1',
    '＠1',
    '\t=1',
    '\r=1',
    '\n=1',
    "'quoted",
    "''",
  ]
  const [, ...rows] = readCsv(await csvOf(formulas.map((path) => makeItem(path, path))))
  expect(rows.map(([path = '']) => path[0])).toEqual(formulas.map(() => "'"))
  expect(rows.map(([path = '']) => path.replace(/^'/, ''))).toEqual(formulas)
})

test('a field of a CSV manifest stays one where a spreadsheet cuts by semicolons or tabs', async () => {
  const text = await csvOf(['a;=1+1', 'a\t=1+1'].map((path) => makeItem(path, path)))
  const [, first, second] = text.split('\r\n')
  expect(first).toMatch(/^"a;=1\+1",/)
  expect(second).toMatch(/^"a\t=1\+1",/)
})

test('an NDJSON manifest has a line for each item', async () => {
  const text = (await collect(writeManifestNdjson(listed(items), options))).toString()
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines.map(({ path }) => path)).toEqual(items.map(({ path }) => path))
  const { open: _, ...facts } = makeItem('plain.txt', 'plain.txt', {
    contentType: 'text/plain; charset="utf-8"',
  })
  expect(lines[0]).toEqual({
    ...facts,
    modifiedAt: facts.modifiedAt.toISOString(),
    status: 'PRESENT',
    missingReason: null,
  })
  expect(lines.at(-1)).toMatchObject({ status: 'MISSING', missingReason: 'DELETED' })
})
