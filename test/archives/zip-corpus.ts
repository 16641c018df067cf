import type { Buffer } from 'node:buffer'
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
