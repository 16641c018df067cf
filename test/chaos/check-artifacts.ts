import { hash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { holdsBytes } from '../../src/exports/write-format.ts'
import { bounded } from '../../src/lib/bounded.ts'
import type { ObjectStore } from '../../src/storage/object-store.ts'
import type { ChaosSite } from './chaos-site.ts'
import type { ExportRow } from './check-exports.ts'
import type { AskedCollection } from './ledger.ts'
import { openArtifact } from './open-artifact.ts'

const atOnce = 2

/**
 * The artifact of each ready export has the length and the hash that its row says, opens, and holds exactly the items
 * that the collection had but the missing, byte for byte; each of those was harmed in the way that is said of it. Of an
 * export that isn't ready nothing is left.
 */
export async function checkArtifacts(
  site: ChaosSite,
  { exports, store }: { exports: readonly ExportRow[]; store: ObjectStore },
): Promise<{ findings: string[]; opened: number; bytes: number; missing: number }> {
  const findings: string[] = []
  const sums = { opened: 0, bytes: 0, missing: 0 }
  const check = async (row: ExportRow): Promise<string[]> => {
    const left = await Array.fromAsync(row.keys, async (key) =>
      (await store.stat(key)) === null ? [] : [key],
    )
    if (row.state !== 'READY') return left.flat().map((key) => `has left the object ${key}`)
    const bytes = await buffer(await store.read(row.storageKey ?? ''))
    sums.opened++
    sums.bytes += bytes.length
    sums.missing += row.missing.length
    if (bytes.length !== row.sizeBytes) return [`has ${bytes.length} bytes instead of ${row.sizeBytes}`]
    if (hash('sha256', bytes) !== row.sha256) return ['has other bytes than its row says']
    const collection = site.ledger.collections.get(row.collectionId)
    return collection === undefined ? [] : await explainArtifact(row, { bytes, collection })
  }
  const run = async (row: ExportRow) => {
    const faults = await check(row).catch((error: unknown) => [String(error)])
    findings.push(...faults.map((fault) => `export ${row.id} (${row.format}, ${row.state}): ${fault}`))
  }
  await bounded({ items: exports, limit: atOnce, run })
  return { findings, ...sums }
}

async function explainArtifact(
  row: ExportRow,
  { bytes, collection }: { bytes: Buffer; collection: AskedCollection },
): Promise<string[]> {
  const artifact = await openArtifact(row.format, bytes)
  const missing = new Map(row.missing.map((item) => [item.path, item]))
  const faults = [...artifact.faults]
  const items = collection.revisions.get(row.revision) ?? new Map<string, string>()
  for (const [path, fileId] of items) {
    const file = collection.files.get(fileId)
    const lack = missing.get(path)
    const held = artifact.items.get(path)
    if (file === undefined) continue
    const told = lack ?? held
    if (told === undefined) faults.push(`${path} is neither there nor missing`)
    else if (told.size !== file.size || told.sha256 !== file.sha256)
      faults.push(`${path} is told as ${JSON.stringify(told)} instead of ${JSON.stringify(file)}`)
    if (lack && held) faults.push(`${path} is said to be missing, and is there`)
    if (lack && !file.harm.has(lack.reason))
      faults.push(`${path} is said to be ${lack.reason}, which it never was`)
    const mustLack = file.isNeverThere && (holdsBytes(row.format) || file.harm.has('DELETED'))
    if (mustLack && !lack) faults.push(`${path} is not said to be missing, though it is (${[...file.harm]})`)
  }
  const strange = [...artifact.items.keys(), ...missing.keys()].filter((path) => !items.has(path))
  faults.push(...strange.map((path) => `${path} is not of the revision ${row.revision}`))
  if (artifact.missing.symmetricDifference(new Set(missing.keys())).size > 0)
    faults.push(`lists ${[...artifact.missing]} as missing, its row ${[...missing.keys()]}`)
  if (row.complete !== (missing.size === 0))
    faults.push(`is complete: ${row.complete}, with ${missing.size} missing`)
  return faults
}
