import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { ExportItem } from '../../../src/exports/formats/export-item.ts'
import { writeZip } from '../../../src/exports/formats/zip/write-zip.ts'
import { collect } from '../../archives/zip-read-all.ts'
import { useBuiltFiles } from './built-files.ts'
import { type ReadEntry, readZip } from './read-zip.ts'
import { complaintsOfZip } from './reader-tools.ts'
import { hostileNames, listed, makeItem, makeMissing, makeText, options } from './test-items.ts'

const build = useBuiltFiles()

const zipOf = (items: Iterable<ExportItem>) => writeZip(listed(items), options)

/** Larger than what is read whole. */
const largeBytes = 9 * 1024 ** 2
const largeText = makeText(largeBytes)
const noise = randomBytes(largeBytes)

/** One item for each way in which an entry is written. */
const everyWay = [
  makeItem('empty', ''),
  makeItem('small.txt', largeText.slice(0, 1_000)),
  makeItem('middle.txt', largeText.slice(0, 100_000)),
  makeItem('several blocks.txt', largeText.slice(0, 3_000_000)),
  makeItem('large.txt', largeText),
  makeItem('small.jpg', noise.subarray(0, 1_000), { contentType: 'image/jpeg' }),
  makeItem('large.jpg', noise, { contentType: 'image/jpeg' }),
  makeItem('large.bin', noise, { contentType: 'application/octet-stream' }),
]

test('every common reader reads each kind of entry without a warning', async () => {
  const path = await build(zipOf(everyWay))
  expect(complaintsOfZip(path)).toEqual([])
  const entries = await readZip(await readFile(path))
  expect(entries.map(({ name }) => name)).toEqual(everyWay.map(({ path }) => path))
  for (const [index, { path, size }] of everyWay.entries()) {
    const content = path.endsWith('.txt') ? Buffer.from(largeText) : noise
    // `equals` alone, since a failing comparison would print megabytes.
    expect([path, entries[index]?.bytes.equals(content.subarray(0, size))]).toEqual([path, true])
  }
})

test('names of any characters and lengths come back as they were', async () => {
  const path = await build(zipOf(hostileNames.map((name) => makeItem(name, name))))
  expect(complaintsOfZip(path)).toEqual([])
  const entries = await readZip(await readFile(path))
  expect(entries.map(({ name }) => name)).toEqual(hostileNames)
  expect(entries.map(({ bytes }) => bytes.toString())).toEqual(hostileNames)
})

test('what is packed by its type is stored, other types are deflated where that helps', async () => {
  const archive = await collect(
    zipOf([
      makeItem('a.txt', makeText(5_000)),
      makeItem('b.json', makeText(5_000), { contentType: 'application/json; charset=utf-8' }),
      makeItem('c.jpg', makeText(5_000), { contentType: 'image/jpeg' }),
      makeItem('d.mkv', makeText(5_000), { contentType: 'video/unheard-of' }),
      makeItem('e.zip', makeText(5_000), { contentType: 'application/zip' }),
      makeItem('f.bin', noise.subarray(0, 5_000), { contentType: 'application/octet-stream' }),
    ]),
  )
  const methods = (await readZip(archive)).map(({ name, method }) => [name, method])
  expect(methods).toEqual([
    ['a.txt', 8],
    ['b.json', 8],
    ['c.jpg', 0],
    ['d.mkv', 0],
    ['e.zip', 0],
    ['f.bin', 0],
  ])
})

test('a large packed item is stored as it is where its checksum is known', async () => {
  const checksum = (await readZip(await collect(zipOf([makeItem('a', noise)]))))[0]?.crc32 ?? 0
  const item = { ...makeItem('large.jpg', noise, { contentType: 'image/jpeg' }), crc32: checksum }
  const path = await build(zipOf([item]))
  expect(complaintsOfZip(path)).toEqual([])
  const [entry] = await readZip(await readFile(path))
  expect([entry?.method, entry?.compressedSize]).toEqual([0, noise.length])
  await expect(collect(zipOf([{ ...item, crc32: 1 }]))).rejects.toThrow('CRC-32')
})

test('times are kept to the second, and as near as may be where ZIP has no room for them', async () => {
  const times = ['2024-02-29T23:59:59.000Z', '1970-01-01T00:00:01.000Z', '2038-01-19T03:14:07.000Z']
  const beyond = [
    ['2099-12-31T23:59:58.000Z', '2099-12-31T23:59:58.000Z'],
    ['1900-01-01T00:00:00.000Z', '1980-01-01T00:00:00.000Z'],
    ['3000-01-01T00:00:00.000Z', '2107-12-31T23:59:58.000Z'],
  ]
  const given = [...times, ...beyond.map(([time = '']) => time)]
  const path = await build(zipOf(given.map((time) => makeItem(time, '', { modifiedAt: new Date(time) }))))
  expect(complaintsOfZip(path)).toEqual([])
  const entries = await readZip(await readFile(path))
  expect(entries.map(({ modifiedAt }) => modifiedAt?.toISOString())).toEqual([
    ...times,
    ...beyond.map(([, near]) => near),
  ])
})

test('the same items give the same bytes, however their sources cut them', async () => {
  const again = [10_000, 300_001].map((chunkBytes) =>
    collect(
      zipOf([
        makeItem('large.txt', largeText, { chunkBytes }),
        makeItem('large.jpg', noise, { contentType: 'image/jpeg', chunkBytes }),
        makeItem('small.txt', 'small', { chunkBytes }),
      ]),
    ),
  )
  const [first, ...others] = await Promise.all(again)
  for (const other of others) expect(first?.equals(other)).toBe(true)
})

test('very many small items, for which threads are started, are written as few are', async () => {
  const few = [
    makeItem('text', makeText(5_000)),
    makeItem('noise', noise.subarray(0, 3_000)),
    makeItem('empty', ''),
  ]
  const many = Array.from({ length: 400 }, (_, number) =>
    few.map((item) => ({ ...item, path: `${item.path} ${number}` })),
  ).flat()
  const entries = await readZip(await collect(zipOf(many)))
  const written = ({ method, compressedSize, bytes }: ReadEntry) => ({ method, compressedSize, bytes })
  const wanted = (await readZip(await collect(zipOf(few)))).map(written)
  expect(entries.map(({ name }) => name)).toEqual(many.map(({ path }) => path))
  for (let at = 0; at < entries.length; at += few.length)
    expect(entries.slice(at, at + few.length).map(written)).toEqual(wanted)
  expect(process.getActiveResourcesInfo()).not.toContain('MessagePort')
})

test('what is missing is listed in the archive, under a name that no item has', async () => {
  const present = [makeItem('missing.CSV/a', 'a'), makeItem('MISSING-2.csv', 'b'), makeItem('c', 'c')]
  const path = await build(
    zipOf([makeMissing('gone, "really"', 'DELETED'), ...present, makeMissing('=1', 'CORRUPT')]),
  )
  expect(complaintsOfZip(path)).toEqual([])
  const entries = await readZip(await readFile(path))
  expect(entries.map(({ name }) => name)).toEqual([...present.map((item) => item.path), 'MISSING-3.csv'])
  const [head, gone, formula, end] = entries.at(-1)?.bytes.toString().split('\r\n') ?? []
  expect(head).toBe('path,size,sha256,contentType,modifiedAt,status,missingReason')
  expect(gone).toMatch(
    /^"gone, ""really""",14,[0-9a-f]{64},text\/plain,2024-05-06T07:08:09\.000Z,MISSING,DELETED$/,
  )
  expect(formula).toMatch(/^'=1,2,/)
  expect(end).toBe('')
})

test('an archive without items is one, empty', async () => {
  const archive = await collect(zipOf([]))
  expect(await readZip(archive)).toEqual([])
  expect(archive.length).toBe(22)
})
