import { openAsBlob } from 'node:fs'
import { join } from 'node:path'
import { bounded } from '../../src/lib/bounded.ts'
import { openFileSystemStore } from '../../src/storage/file-system-store.ts'
import { type BenchSite, uploadArchive } from './bench-site.ts'
import type { BenchArchive } from './extract-archives.ts'
import { extractionUpdated, extractWhole } from './extract-documents.ts'

export type JobSeconds = {
  /** From the moment before the job is asked for to the client's knowledge that it ended. */
  asked: number
  /** From claim to end, by the database's clock. */
  worked: number
}

/** Uploads an archive anew, so that it has no files yet, and has a job extract it. Its objects are gone afterwards. */
export async function extractByJob(
  site: BenchSite,
  archive: BenchArchive,
  options: { beforeJob: () => void },
): Promise<JobSeconds> {
  const client = site.connect()
  const archiveId = await uploadArchive(client, await openAsBlob(archive.path))
  options.beforeJob()
  const askedAt = performance.now()
  const { extractArchive: result } = await client.request(extractWhole, { archiveId })
  if (result.__typename !== 'ExtractArchivePayload') throw new Error(result.message)
  for await (const { jobUpdated: job } of client.subscribe(extractionUpdated, { id: result.job.id })) {
    const { state, startedAt, finishedAt, failure, summary } = job
    if (!startedAt || !finishedAt) continue
    const asked = (performance.now() - askedAt) / 1000
    const isComplete = summary?.extracted === archive.count && Number(summary.bytes) === archive.bytes
    if (!isComplete) throw new Error(`The job is ${state} and not complete. ${failure?.message ?? ''}`)
    await removeObjects(site)
    return { asked, worked: (Date.parse(finishedAt) - Date.parse(startedAt)) / 1000 }
  }
  throw new Error('The subscription ended before the job.')
}

async function removeObjects(site: BenchSite): Promise<void> {
  await using store = await openFileSystemStore({ directory: join(site.directory, 'objects') })
  await bounded({
    items: await Array.fromAsync(store.list()),
    limit: 16,
    run: ({ key }) => store.delete(key),
  })
}
