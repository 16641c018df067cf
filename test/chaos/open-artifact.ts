import { hash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import type { ExportFormat } from '../../src/exports/export-words.ts'
import { validateBag } from '../../src/exports/formats/bagit/validate-bag.ts'
import { readZip } from '../exports/formats/read-zip.ts'
import { readTar } from './read-tar.ts'

type Facts = { size: number; sha256: string }

/** What an artifact holds, or tells of where it holds no bytes, and what it says is missing. */
export type OpenArtifact = { items: Map<string, Facts>; missing: Set<string>; faults: string[] }

export async function openArtifact(format: ExportFormat, bytes: Buffer): Promise<OpenArtifact> {
  switch (format) {
    case 'BAGIT':
      return await openBag(await filesOfZip(bytes))
    case 'MANIFEST_CSV':
      return openManifest(readCsv(bytes))
    case 'MANIFEST_NDJSON':
      return openManifest(readLines(bytes).map((line) => JSON.parse(line)))
    case 'TAR_GZ':
      return openFolder(readTar(gunzipSync(bytes)))
    case 'ZIP':
      return openFolder(await filesOfZip(bytes))
    default:
      throw new Error(`unknown format ${format satisfies never}`)
  }
}

async function filesOfZip(bytes: Buffer): Promise<Map<string, Buffer>> {
  return new Map((await readZip(bytes)).map((entry) => [entry.name, entry.bytes]))
}

/** Files, with a list of those that are missing where there are any. */
function openFolder(files: ReadonlyMap<string, Buffer>): OpenArtifact {
  const { missing } = openManifest(readCsv(files.get('MISSING.csv') ?? Buffer.alloc(0)))
  const items = [...files].filter(([path]) => path !== 'MISSING.csv')
  return { items: new Map(items.map(([path, bytes]) => [path, factsOf(bytes)])), missing, faults: [] }
}

const factsOf = (bytes: Buffer): Facts => ({ size: bytes.length, sha256: hash('sha256', bytes) })

async function openBag(entries: ReadonlyMap<string, Buffer>): Promise<OpenArtifact> {
  const files = new Map([...entries].map(([path, bytes]) => [path.slice(path.indexOf('/') + 1), bytes]))
  const { errors, unfetched } = await validateBag({
    async *paths() {
      yield* files.keys()
    },
    async *read(path) {
      yield files.get(path) ?? Buffer.alloc(0)
    },
  })
  const isOfBag = (path: string) => path.startsWith('data/') || path === 'MISSING.csv'
  const payload = [...files].filter(([path]) => isOfBag(path))
  const folder = openFolder(new Map(payload.map(([path, bytes]) => [path.replace(/^data\//, ''), bytes])))
  const strange = unfetched.filter((path) => !folder.missing.has(path.slice('data/'.length)))
  return {
    ...folder,
    faults: [...errors, ...strange.map((path) => `${path} is to be fetched, but not missing`)],
  }
}

type Row = Facts & { path: string; status: string }

function openManifest(rows: readonly Row[]): OpenArtifact {
  const here = rows.filter(({ status }) => status === 'PRESENT')
  const missing = new Set(rows.filter(({ status }) => status === 'MISSING').map(({ path }) => path))
  const items = new Map(here.map(({ path, size, sha256 }) => [path, { size, sha256 }]))
  const isAsLong = items.size + missing.size === rows.length
  return { items, missing, faults: isAsLong ? [] : ['tells of an item twice, or in a strange way'] }
}

const readLines = (bytes: Buffer) =>
  bytes
    .toString()
    .split(/\r?\n/)
    .filter((line) => line !== '')

/** No path here needs quotes. */
function readCsv(bytes: Buffer): Row[] {
  const [head = '', ...lines] = readLines(bytes)
  const columns = head.split(',')
  return lines.map((line) => {
    const fields = line.split(',')
    const field = (name: string) => fields[columns.indexOf(name)] ?? ''
    return {
      path: field('path'),
      size: Number(field('size')),
      sha256: field('sha256'),
      status: field('status'),
    }
  })
}
