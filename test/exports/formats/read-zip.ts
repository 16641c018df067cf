import type { ZipEntry } from '../../../src/archives/zip/entry.ts'
import { findDirectory } from '../../../src/archives/zip/find-directory.ts'
import { readDirectory } from '../../../src/archives/zip/read-directory.ts'
import { streamEntry } from '../../../src/archives/zip/stream-entry.ts'
import { collect } from '../../archives/zip-read-all.ts'
import { bufferSource } from '../../archives/zip-sources.ts'

const limits = { maxSize: Number.POSITIVE_INFINITY, maxRatio: Number.POSITIVE_INFINITY, ratioExemptBelow: 0 }

export type ReadEntry = ZipEntry & { bytes: Buffer }

/** All entries of an archive with their bytes, in order. */
export async function readZip(archive: Buffer): Promise<ReadEntry[]> {
  const source = bufferSource(archive)
  const directory = await findDirectory(source)
  const read: ReadEntry[] = []
  for await (const entry of readDirectory(source, { directory, maxEntries: 1_000_000 })) {
    read.push({ ...entry, bytes: await collect(streamEntry(source, entry, { limits })) })
  }
  return read
}
