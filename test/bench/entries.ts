import { openAsBlob } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ApiClient } from '../../src/commands/demo/client.ts'
import type { ArchiveEntryFilter } from '../../src/gql/graphql.ts'
import { encodeCursor } from '../../src/lib/page.ts'
import { type BenchSite, startBenchSite, uploadArchive } from './bench-site.ts'
import { printEnvironment, printTable, quantile } from './bench-table.ts'
import { writeLargeArchive } from './entries-archive.ts'
import { childrenPage, entriesCount, entriesPage, indexedArchive } from './entries-documents.ts'

// An archive of a million entries, from a client's view: the request that indexes it, then pages of entries and of
// folders, each asked for over HTTP. Memory is the service's, where Linux tells it.

const entries = 1_000_000
const runs = 7

const digits = (value: number, width: number) => String(value).padStart(width, '0')

/** Nine tenths in folders of 100, a thousandth of them left behind by macOS, then one tenth in one folder. */
function* names(count: number): Generator<string> {
  for (let index = 0; index < count * 0.9; index++) {
    const folder = `data/region-${digits(index % 10, 2)}/site-${digits(Math.floor(index / 1000) % 90, 3)}`
    const prefix = index % 1000 === 999 ? '._' : ''
    yield `${folder}/day-${digits(Math.floor(index / 90_000), 3)}/${prefix}reading-${digits(index, 7)}.csv`
  }
  for (let index = 0; index < count * 0.1; index++) yield picture(index)
}

function picture(index: number): string {
  return `flat/photographs/picture-of-the-day-number-${digits(index, 7)}.jpg`
}

/** MB that a process holds now, and has held at most. Linux only, elsewhere NaN. */
async function readMemory(pid: number | undefined): Promise<{ now: number; peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const read = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+([0-9]+) kB`).exec(status)?.[1] ?? Number.NaN) / 1024)
  return { now: read('VmRSS'), peak: read('VmHWM') }
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1000
}

async function measure(name: string, work: () => Promise<unknown>): Promise<[string, number, number]> {
  const times: number[] = []
  for (let run = 0; run < runs; run++) times.push((await seconds(work)) * 1000)
  return [name, quantile(times, 0.5), quantile(times, 1)]
}

async function readPages(client: ApiClient, id: string): Promise<[string, number, number][]> {
  const page = (filter: ArchiveEntryFilter | null, after: string | null = null) =>
    client.request(entriesPage, { id, filter, after })
  const count = (filter: ArchiveEntryFilter | null) => client.request(entriesCount, { id, filter })
  const children = (path: string, after: string | null = null) =>
    client.request(childrenPage, { id, path, after })
  const deep = encodeCursor(`entries:${id}`, '900000')
  const end = encodeCursor(`children:${id}`, `${entries - 60} ${picture(entries * 0.1 - 60)}`)
  const cases: [string, () => Promise<unknown>][] = [
    ['first page', () => page(null)],
    ['page after entry 900,000', () => page(null, deep)],
    ['pathPrefix of 900,000 entries', () => page({ pathPrefix: 'data/' })],
    ['pathPrefix of 100,000 entries, the last', () => page({ pathPrefix: 'flat/' })],
    ['pathPrefix of 1,000 entries', () => page({ pathPrefix: 'data/region-03/site-080/' })],
    ['pathPrefix of none', () => page({ pathPrefix: 'nothing/' })],
    ['glob `**/*777777*`: one match', () => page({ glob: '**/*777777*' })],
    ['glob `**/*.{jpg,png}`: the last 100,000', () => page({ glob: '**/*.{jpg,png}' })],
    ['glob `data/region-03/**/*773.csv`', () => page({ glob: 'data/region-03/**/*773.csv' })],
    ['glob `**/*.nothing`: none', () => page({ glob: '**/*.nothing' })],
    ['glob `**/*[0-9].{gif,png}`: none', () => page({ glob: '**/*[0-9].{gif,png}' })],
    ['selectable: false', () => page({ selectable: false })],
    ['skipReasons of none', () => page({ skipReasons: ['TOO_LARGE', 'CORRUPT'] })],
    ['children of the top', () => children('')],
    ['children of a folder of 100,000, at its end', () => children('flat/photographs', end)],
    ['totalCount', () => count(null)],
    ['totalCount of pathPrefix `data/`', () => count({ pathPrefix: 'data/' })],
    ['totalCount of glob `**/*.jpg`', () => count({ glob: '**/*.jpg' })],
    ['totalCount of selectable', () => count({ selectable: true })],
  ]
  const rows: [string, number, number][] = []
  for (const [name, work] of cases) rows.push(await measure(name, work))
  return rows
}

/** Uploads an archive and asks for it the first time; gives the file's id. */
async function index(site: BenchSite, count: number): Promise<string> {
  const client = site.connect()
  const path = join(site.directory, 'bench.zip')
  await writeLargeArchive(path, () => names(count))
  const id = await uploadArchive(client, await openAsBlob(path))
  const pid = site.processes[0]?.pid
  const before = await readMemory(pid)
  const took = await seconds(async () => {
    const { file } = await client.request(indexedArchive, { id })
    if (file?.archive?.entryCount !== count) throw new Error(JSON.stringify(file))
  })
  const after = await readMemory(pid)
  const memory = `${before.now} MB before it (${before.peak} at most), ${after.now} MB after it (${after.peak} at most)`
  console.log(`${count.toLocaleString('en')} entries are indexed in ${took.toFixed(1)} s; memory ${memory}`)
  return id
}

await using site = await startBenchSite([['api']])
printEnvironment(`An archive of ${entries.toLocaleString('en')} entries, ${runs} requests each`)
// If memory grew with the archive, it would be seen by ten times the entries.
await index(site, entries / 10)
const id = await index(site, entries)
console.log()
printTable(['request', 'median ms', 'max ms'], await readPages(site.connect(), id))
