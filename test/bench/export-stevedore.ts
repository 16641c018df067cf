import { createWriteStream, openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import type { ApiClient } from '../../src/commands/demo/client.ts'
import { Pages } from '../../src/exports/formats/pages.ts'
import { openFileSystemStore } from '../../src/storage/file-system-store.ts'
import { peakMemory } from './bench-memory.ts'
import { type BenchSite, startBenchSite, uploadArchive } from './bench-site.ts'
import type { Contestant } from './export-contestant.ts'
import { addArchive, createCollection, createExport, exportUpdated } from './export-documents.ts'
import { listFiles, type Shape } from './export-files.ts'
import { type MeasuredFormat, writeBy } from './export-ways.ts'
import { extractionUpdated, extractWhole } from './extract-documents.ts'

/** A running Stevedore with files in its store and in a collection. */
export type ExportSite = AsyncDisposable & { contestant(format: MeasuredFormat): Contestant }

/** The files come in as an archive that is extracted. What exports them is a worker that has done nothing else. */
export async function startExportSite(folder: string, shape: Shape): Promise<ExportSite> {
  await using stack = new AsyncDisposableStack()
  const site = stack.use(await startBenchSite([['api']]))
  const client = site.connect()
  const collectionId = await fillCollection(site, { client, folder, shape })
  const worker = await site.start(['worker'])
  const filled = stack.move()
  return {
    contestant: (format) => ({
      name: `Stevedore, ${format}`,
      async run() {
        const start = performance.now()
        const id = await exportToEnd(client, { collectionId, format })
        const seconds = (performance.now() - start) / 1000
        await removeArtifact(site, id)
        return seconds
      },
      peak: () => peakMemory(worker.pid),
      async [Symbol.asyncDispose]() {},
    }),
    [Symbol.asyncDispose]: () => filled.disposeAsync(),
  }
}

async function fillCollection(
  site: BenchSite,
  { client, folder, shape }: { client: ApiClient; folder: string; shape: Shape },
): Promise<string> {
  await using _worker = await site.start(['worker'])
  const archive = `${folder}.zip`
  await pipeline(
    writeBy('ZIP', { items: await listFiles(folder, shape), pages: new Pages() }),
    createWriteStream(archive),
  )
  const archiveId = await uploadArchive(client, await openAsBlob(archive))
  await rm(archive)
  await extractToEnd(client, { archiveId, count: shape.count })
  const { createCollection: made } = await client.request(createCollection, {})
  if (made.__typename !== 'CreateCollectionPayload') throw new Error(made.message)
  const collectionId = made.collection.id
  const { addToCollection: filled } = await client.request(addArchive, { collectionId, archiveId })
  if (filled.__typename !== 'AddToCollectionPayload') throw new Error(filled.message)
  if (filled.added !== shape.count) throw new Error(`${filled.added} of ${shape.count} files were added.`)
  return collectionId
}

async function extractToEnd(
  client: ApiClient,
  { archiveId, count }: { archiveId: string; count: number },
): Promise<void> {
  const { extractArchive: result } = await client.request(extractWhole, { archiveId })
  if (result.__typename !== 'ExtractArchivePayload') throw new Error(result.message)
  for await (const { jobUpdated: job } of client.subscribe(extractionUpdated, { id: result.job.id })) {
    if (job.finishedAt && job.summary?.extracted !== count)
      throw new Error(`The job is ${job.state} and not complete. ${job.failure?.message ?? ''}`)
  }
}

/** Gives the export's id. */
async function exportToEnd(
  client: ApiClient,
  input: { collectionId: string; format: MeasuredFormat },
): Promise<string> {
  const { createExport: result } = await client.request(createExport, input)
  if (result.__typename !== 'CreateExportPayload') throw new Error(result.message)
  const { id } = result.export
  for await (const { exportUpdated: built } of client.subscribe(exportUpdated, { id })) {
    if (built.exportState === 'READY' && built.complete) return id
    if (built.exportState !== 'PENDING')
      throw new Error(`The export is ${built.exportState} and not complete. ${built.failure?.message ?? ''}`)
  }
  throw new Error('The subscription ended before the export.')
}

/** Or the artifacts of all rounds would fill the disk. */
async function removeArtifact(site: BenchSite, exportId: string): Promise<void> {
  const { rows } = await sql<{ storageKey: string }>`
    select storage_key as "storageKey" from exports where id = ${exportId}`.execute(
    site.account.em.getKysely(),
  )
  await using store = await openFileSystemStore({ directory: join(site.directory, 'objects') })
  for (const { storageKey } of rows) await store.delete(storageKey)
}
