import { Buffer, isUtf8 } from 'node:buffer'
import { existsSync, readFileSync } from 'node:fs'

const corpus = new URL('../../../shared/corpus/zip/', import.meta.url)

/** Whether the archives lie beside this checkout; they are no part of it. */
export const hasCorpus = existsSync(corpus)

if (!hasCorpus) console.warn(`There is no ${corpus.pathname}: the tests run WITHOUT the archive corpus.`)

export interface ExpectedEntry {
  index: number
  nameHex: string
  nameFrom: 'unicode-path-extra' | 'utf8-flag' | 'cp437'
  path: string | null
  isDirectory: boolean
  isSymlink: boolean
  method: number
  encrypted: boolean
  compressedSize: number
  uncompressedSize: number
  crc32: string
  sha256: string | null
  verdict: 'ok' | 'skip-entry'
  why?: string
  also?: string[]
  collides?: unknown[]
}

export interface ExpectedArchive {
  file: string
  verdict: 'ok' | 'reject-archive'
  why?: string
  also?: string[]
  entries: ExpectedEntry[]
}

export interface Expected {
  limits: { maxEntries: number; maxEntryBytes: number; maxRatio: number; ratioAppliesFromBytes: number }
  files: ExpectedArchive[]
}

/** What reading each archive of the corpus should give; without it, no archives. Its README explains the fields. */
export function readExpected(): Expected {
  if (!hasCorpus)
    return { files: [], limits: { maxEntries: 0, maxEntryBytes: 0, maxRatio: 0, ratioAppliesFromBytes: 0 } }
  return JSON.parse(readFileSync(new URL('expected.json', corpus), 'utf8'))
}

export function readArchive(file: string): Buffer {
  return readFileSync(new URL(file, corpus))
}

/** The words for archives that nobody may accept. */
const codes: Record<string, string[]> = {
  'no-end-record': ['NOT_A_ZIP', 'TRUNCATED', 'MULTI_DISK'],
  'central-directory-not-found': ['DIRECTORY_NOT_FOUND', 'MULTI_DISK'],
  'central-directory-damaged': ['DIRECTORY_DAMAGED'],
  'central-directory-encrypted': ['DIRECTORY_ENCRYPTED'],
  'zip64-end-record-missing': ['ZIP64_DAMAGED'],
  'offsets-inconsistent': ['OFFSETS_INCONSISTENT'],
  'multi-disk': ['MULTI_DISK'],
  'overlapping-entries': ['OVERLAPPING_ENTRIES'],
}

/** What an archive may be refused as that nobody may accept. */
export function codesOf(row: ExpectedArchive): string[] {
  return codes[row.why ?? ''] ?? []
}

/** The corpus knows no names that are UTF-8 without saying so, as macOS writes them; we do. */
export function pathsAllowed({ path, nameFrom, nameHex }: ExpectedEntry): (string | undefined)[] {
  const raw = Buffer.from(nameHex, 'hex')
  const isUnmarkedUtf8 = nameFrom === 'cp437' && isUtf8(raw)
  return [path?.normalize('NFC'), ...(isUnmarkedUtf8 ? [raw.toString('utf8').normalize('NFC')] : [])]
}
