import { hash } from 'node:crypto'
import type { MissingItem, PresentItem } from '../../../src/exports/formats/export-item.ts'
import type { FormatOptions } from '../../../src/exports/formats/format-options.ts'

export const options: FormatOptions = {
  createdAt: new Date('2026-02-03T04:05:06Z'),
  signal: new AbortController().signal,
}

/** An item of these bytes, which come as a stream of chunks. */
export function makeItem(
  path: string,
  content: Uint8Array | string,
  { contentType = 'text/plain', modifiedAt = new Date('2024-05-06T07:08:09Z'), chunkBytes = 64 * 1024 } = {},
): PresentItem {
  const bytes = Buffer.from(content)
  return {
    path,
    size: bytes.length,
    sha256: hash('sha256', bytes),
    contentType,
    modifiedAt,
    open: async () => cutChunks(bytes, chunkBytes),
  }
}

export function makeMissing(path: string, missingReason: string, content = path): MissingItem {
  const { open: _, ...facts } = makeItem(path, content)
  return { ...facts, missingReason }
}

export async function* cutChunks(bytes: Uint8Array, chunkBytes: number): AsyncGenerator<Uint8Array> {
  // A copy each, as a store gives: its memory is the reader's.
  for (let at = 0; at < bytes.length; at += chunkBytes) yield Buffer.from(bytes.subarray(at, at + chunkBytes))
}

export async function* listed<T>(items: Iterable<T>): AsyncGenerator<T> {
  yield* items
}

/** A text that compresses as texts do. */
export function makeText(bytes: number): string {
  const lines: string[] = []
  for (let length = 0, seed = 1; length < bytes; length += 20) {
    seed = (seed * 48_271) % 2_147_483_647
    lines.push(`${String(seed).padStart(10, '0')} ${'abcdefgh'.slice(seed % 8)} a`.padEnd(19).slice(0, 19))
  }
  return `${lines.join('\n')}\n`.slice(0, bytes)
}

/** Names that trip up those who write or read archives. */
export const hostileNames = [
  'plain.txt',
  'with space and "quotes".txt',
  '-rf',
  '@file',
  'folder/-o/=1+1.csv',
  'line\nbreak.txt',
  'carriage\rreturn.txt',
  'percent %0A.txt',
  'back\\slash.txt',
  'Ünïcödé/日本語/🦔.txt',
  'decomposed/e\u0301.txt',
  `${'long '.repeat(40)}/${'folder/'.repeat(60)}${'x'.repeat(200)}.txt`,
  `${'語'.repeat(80)}/${'é'.repeat(100)}`,
]
