import type { ExportFormat } from '../../src/exports/export-words.ts'
import type { CreateExportInput, ExportForChaosFragment } from '../../src/gql/graphql.ts'
import { cancelExport } from '../exports/export-documents.ts'
import { changeCollection, drawChange } from './change-collection.ts'
import { createExport, retryExport } from './chaos-documents.ts'
import { followToEnd } from './follow-to-end.ts'
import { insist } from './insist.ts'
import type { Lane } from './lane.ts'
import type { AskedCollection, AskedExport } from './ledger.ts'
import { fillCollection, makeCollection } from './make-collection.ts'
import { watchedExport } from './watched.ts'

/** Those that hold bytes come more often: manifests are quickly written. */
const formats: readonly ExportFormat[] = [
  'MANIFEST_CSV',
  'MANIFEST_NDJSON',
  ...(['BAGIT', 'TAR_GZ', 'ZIP'] as const).flatMap((format) => [format, format]),
]

/** Enough for a sweep that comes every ten seconds, and more seldom where the database is away. */
const sweptMillis = 180_000

/**
 * Has a collection, which changes all the time, exported again and again, until it's over and the last build has ended.
 * The first time there is nothing in it.
 */
export async function keepExporting(lane: Lane, isOver: () => boolean): Promise<void> {
  const id = await makeCollection(lane)
  const collection: AskedCollection = { files: new Map(), revisions: new Map([[1, new Map()]]) }
  lane.site.ledger.collections.set(id, collection)
  await exportOnce(lane, { id, collection, isOver })
  await fillCollection(lane, { id, collection })
  while (!isOver()) await exportOnce(lane, { id, collection, isOver })
}

/** One export, which may be cancelled, or be over soon, and is asked for again then. */
async function exportOnce(
  lane: Lane,
  { id, collection, isOver }: { id: string; collection: AskedCollection; isOver: () => boolean },
): Promise<void> {
  const { random } = lane
  const input = {
    collectionId: id,
    format: random.pick(formats),
    options: { compression: random.whole(1, 9), fetchMissing: random.chance(0.5) },
    fresh: random.chance(0.8),
    idempotencyKey: random.bytes(8).toString('hex'),
  }
  const cancelAfter = random.chance(0.25) ? random.whole(0, 3_000) : null
  const endsSoon = random.chance(0.3)
  const retryKey = random.chance(0.6) ? random.bytes(8).toString('hex') : null
  const changes = Array.from({ length: random.whole(0, 2) }, () => drawChange(random))

  const exportId = await askFor(lane, input)
  const changed = (async () => {
    for (const change of changes) await changeCollection(lane, { id, collection, change })
  })()
  // A failure is met at the end, where it's awaited.
  changed.catch(() => {})
  const { exportState } = await follow(lane, exportId, { cancelAfter })
  await changed
  if (exportState === 'READY' && !endsSoon) return
  if (exportState === 'READY') await endTime(lane, exportId)
  if (retryKey === null || isOver()) return
  const again = await retry(lane, exportId, retryKey)
  await follow(lane, again, { cancelAfter: null })
}

async function askFor({ site, signal }: Lane, input: CreateExportInput): Promise<string> {
  const id = await insist(async () => {
    const answer = (await site.client.request(createExport, { input })).data.createExport
    if (answer.__typename !== 'CreateExportPayload') throw new Error(JSON.stringify(answer))
    return answer.export.id
  }, signal)
  note(site, id, input)
  return id
}

/** One whose time is over can be tried again once a sweep has seen that. */
async function retry({ site, signal }: Lane, exportId: string, idempotencyKey: string): Promise<string> {
  const input = { exportId, idempotencyKey }
  const ask = async () => {
    const answer = (await site.client.request(retryExport, { input })).data.retryExport
    if (answer.__typename !== 'RetryExportPayload') throw new Error(JSON.stringify(answer))
    return answer.export.id
  }
  const id = await insist(ask, signal, sweptMillis)
  note(site, id, askedFor(site, exportId))
  return id
}

/** It may be one that was asked for before, which is the same. */
function note(
  { ledger }: Lane['site'],
  id: string,
  asked: Pick<AskedExport, 'collectionId' | 'format'>,
): void {
  if (ledger.exports.has(id)) return
  const { collectionId, format } = asked
  ledger.exports.set(id, { collectionId, format, isCancelAsked: false, isExpiryAsked: false })
}

function askedFor({ ledger }: Lane['site'], id: string): AskedExport {
  const asked = ledger.exports.get(id)
  if (asked === undefined) throw new Error(`nobody asked for the export ${id}`)
  return asked
}

/** To the end of its build. */
async function follow(
  lane: Lane,
  id: string,
  { cancelAfter }: { cancelAfter: number | null },
): Promise<ExportForChaosFragment> {
  const { site, report } = lane
  const asked = askedFor(site, id)
  const { last, seconds } = await followToEnd(lane, id, {
    watched: watchedExport,
    asked,
    cancel: () => site.client.request(cancelExport, { exportId: id }),
    cancelAfter,
  })
  report(`export as ${asked.format}: ${last.exportState} in attempt ${last.attempt}, ${seconds} s`)
  return last
}

/** Lets the time of an artifact be over now. */
async function endTime({ site, signal }: Lane, id: string): Promise<void> {
  askedFor(site, id).isExpiryAsked = true
  const end = 'update exports set expires_at = clock_timestamp() where id = $1'
  await insist(() => site.query(end, [id]), signal)
}
