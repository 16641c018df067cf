import type { ExportFormat, ExportState, MissingReason } from '../../src/exports/export-words.ts'
import { isTerminal, type WorkState } from '../../src/work/work-states.ts'
import type { ChaosSite } from './chaos-site.ts'

export type ExportRow = {
  id: string
  work: WorkState
  attempt: number
  itemsDone: number
  itemsTotal: number | null
  errorCode: string | null
  state: ExportState
  collectionId: string
  revision: number
  format: ExportFormat
  storageKey: string | null
  sizeBytes: number | null
  sha256: string | null
  complete: boolean | null
  missing: { path: string; reason: MissingReason; size: number; sha256: string }[]
  /** All that the row has ever named. */
  keys: string[]
}

export async function readExportRows(site: ChaosSite): Promise<ExportRow[]> {
  return await site.query<ExportRow>(`
    select work.id, work.state as work, attempt, items_done as "itemsDone", items_total as "itemsTotal",
      error_code as "errorCode", exports.state, collection_id as "collectionId", revision::float8 as revision, format,
      storage_key as "storageKey", size_bytes::float8 as "sizeBytes", sha256, complete,
      coalesce((select json_agg(missing) from missing_items missing where export_id = exports.id), '[]') as missing,
      array(select key from chaos_artifacts where export_id = exports.id) as keys
    from work join exports on exports.id = work.id order by work.id`)
}

/** What the end of its build makes of an export. */
const statesOf: Record<WorkState, readonly ExportState[]> = {
  PENDING: ['PENDING'],
  RUNNING: ['PENDING'],
  SUCCEEDED: ['READY', 'EXPIRED'],
  FAILED: ['FAILED'],
  CANCELLED: ['CANCELLED'],
}

/** Every export was asked for, has ended well or as it was asked to, and its state and its work's agree. */
export function checkExports(site: ChaosSite, exports: readonly ExportRow[]): string[] {
  const known = new Set(exports.map(({ id }) => id))
  const lost = [...site.ledger.exports.keys()].filter((id) => !known.has(id))
  return [
    ...lost.map((id) => `export ${id} has no row`),
    ...exports.flatMap((row) => explainState(site, row).map((fault) => `export ${row.id} ${fault}`)),
  ]
}

function explainState({ ledger }: ChaosSite, row: ExportRow): string[] {
  const { state, work, attempt, errorCode } = row
  const asked = ledger.exports.get(row.id)
  if (asked === undefined) return ['was made although nobody asked for it']
  if (!isTerminal(work)) return [`is still ${work} in attempt ${attempt}`]
  if (!statesOf[work].includes(state)) return [`is ${state} although its work is ${work}`]
  const items = ledger.collections.get(row.collectionId)?.revisions.get(row.revision)
  if (items === undefined) return [`is of revision ${row.revision}, which its collection never had`]
  const faults: string[] = []
  const hold = (is: boolean, fault: string) => {
    if (!is) faults.push(`(${state}) ${fault}`)
  }
  hold(row.collectionId === asked.collectionId && row.format === asked.format, 'is not what was asked for')
  hold(state !== 'CANCELLED' || asked.isCancelAsked, 'was cancelled although nobody asked')
  hold(state !== 'EXPIRED' || asked.isExpiryAsked, 'has expired before its time')
  hold(state !== 'READY' || !asked.isExpiryAsked, 'has not expired')
  const hasFailedForThat = state === 'FAILED' && errorCode === 'EMPTY_COLLECTION'
  hold(
    state === 'CANCELLED' || hasFailedForThat === (items.size === 0),
    `of ${items.size} items: ${errorCode}`,
  )
  hold(state === 'READY' || row.storageKey === null, `still names its object ${row.storageKey}`)
  hold(
    work !== 'SUCCEEDED' || row.itemsDone === items.size,
    `has done ${row.itemsDone} of ${items.size} items`,
  )
  hold(work !== 'SUCCEEDED' || row.keys.length === 1, `has named ${row.keys.length} objects`)
  return faults
}
