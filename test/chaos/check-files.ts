import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { bounded } from '../../src/lib/bounded.ts'
import type { ObjectStore } from '../../src/storage/object-store.ts'
import type { ExpectedEntry } from './archive-shapes.ts'
import type { ChaosSite } from './chaos-site.ts'
import type { JobRow } from './check-jobs.ts'
import type { AskedArchive } from './ledger.ts'

type FileRow = {
  id: string
  key: string
  archiveId: string | null
  index: number
  size: number
  sha256: string
  isDeleted: boolean
}

const atOnce = 8

/**
 * Of each archive there is one live file for each entry that a job which succeeded was asked for and that can be a file,
 * unless it was deleted since; there is none else; and the bytes of each file are the entry's, by its row and by the store.
 * Files that lie in collections have the bytes that their rows say, but for those that were spoiled on purpose.
 */
export async function checkFiles(
  site: ChaosSite,
  { jobs, store }: { jobs: readonly JobRow[]; store: ObjectStore },
): Promise<{ findings: string[]; files: number; bytes: number }> {
  const files = await site.query<FileRow>(`
    select id, storage_key as key, archive_id as "archiveId", archive_index as index, size::float8 as size, sha256,
      deleted_at is not null as "isDeleted"
    from files`)
  const children = Map.groupBy(files, ({ archiveId }) => archiveId)
  const jobsOf = Map.groupBy(jobs, ({ archiveId }) => archiveId)
  const findings = [...site.ledger.archives].flatMap(([id, archive]) =>
    checkChildren(archive, { jobs: jobsOf.get(id) ?? [], files: children.get(id) ?? [] }).map(
      (fault) => `archive ${id} (${archive.shape.name}): ${fault}`,
    ),
  )
  let bytes = 0
  const unspoiled = files.filter(
    ({ id, key }) => !site.ledger.spoiled.has(id) && !site.ledger.spoiledKeys.has(key),
  )
  await bounded({
    items: unspoiled,
    limit: atOnce,
    run: async (file) => {
      const fault = await explainBytes(store, file)
      bytes += file.size
      if (fault !== null)
        findings.push(
          `object ${file.key} of file ${file.id} (archive ${file.archiveId}, entry ${file.index}): ${fault}`,
        )
    },
  })
  return { findings, files: unspoiled.length, bytes }
}

function checkChildren(
  { shape, deleted }: AskedArchive,
  { jobs, files }: { jobs: readonly JobRow[]; files: readonly FileRow[] },
): string[] {
  const everything = shape.entries.map((_, index) => index)
  const asked = new Set(jobs.flatMap(({ selection }) => selection ?? everything))
  const promised = new Set(
    jobs.flatMap(({ state, selection }) => (state === 'SUCCEEDED' ? (selection ?? everything) : [])),
  )
  const byIndex = Map.groupBy(files, ({ index }) => index)
  return shape.entries.flatMap((entry, index) => {
    const rows = byIndex.get(index) ?? []
    const isWanted = asked.has(index) && entry.becomes === 'FILE'
    return explainEntry(entry, rows, {
      isDeleted: deleted.has(index),
      least: isWanted && promised.has(index) ? 1 : 0,
      most: isWanted ? 1 : 0,
    }).map((fault) => `entry ${index} (${entry.path}) ${fault}`)
  })
}

function explainEntry(
  entry: ExpectedEntry,
  rows: readonly FileRow[],
  should: { isDeleted: boolean; least: number; most: number },
): string[] {
  const live = rows.filter(({ isDeleted }) => !isDeleted)
  const strange = rows.filter(({ size, sha256 }) => size !== entry.size || sha256 !== entry.sha256)
  const faults = strange.map(({ size, sha256 }) => `has the hash ${sha256} and ${size} bytes`)
  if (should.isDeleted && live.length > 0) faults.push('came back after it was deleted')
  if (!should.isDeleted && rows.length > live.length) faults.push('is deleted although nobody asked')
  if (rows.length < should.least) faults.push('has no file')
  if (rows.length > should.most) faults.push(`has ${rows.length} files instead of ${should.most} at most`)
  return faults
}

async function explainBytes(store: ObjectStore, { key, size, sha256 }: FileRow): Promise<string | null> {
  try {
    const hash = createHash('sha256')
    let read = 0
    await pipeline(await store.read(key), async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) {
        hash.update(chunk)
        read += chunk.length
      }
    })
    if (read !== size) return `has ${read} bytes instead of ${size}`
    return hash.digest('hex') === sha256 ? null : 'has other bytes than its row says'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
