/** The records of a ZIP archive by their signatures, with their length where all lengths in them are 0. */
export const recordKinds = {
  LOCAL: { signature: 'PK\x03\x04', bytes: 30 },
  DESCRIPTOR: { signature: 'PK\x07\x08', bytes: 16 },
  CENTRAL: { signature: 'PK\x01\x02', bytes: 46 },
  ZIP64_END: { signature: 'PK\x06\x06', bytes: 56 },
  LOCATOR: { signature: 'PK\x06\x07', bytes: 20 },
  END: { signature: 'PK\x05\x06', bytes: 22 },
} as const

export type RecordKind = keyof typeof recordKinds

export type ZipRecord = { kind: RecordKind; at: number }

type Claim = { field: number; width: 2 | 4 | 8 }

/** Where sizes, checksums, counts, lengths and offsets lie in the records, by how many bytes they take. */
export const claims: Record<RecordKind, Claim[]> = {
  LOCAL: claimsOf({ 2: [26, 28], 4: [14, 18, 22] }),
  DESCRIPTOR: claimsOf({ 4: [4, 8, 12] }),
  CENTRAL: claimsOf({ 2: [28, 30, 32, 34], 4: [16, 20, 24, 38, 42] }),
  ZIP64_END: claimsOf({ 4: [16, 20], 8: [4, 24, 32, 40, 48] }),
  LOCATOR: claimsOf({ 4: [4, 16], 8: [8] }),
  END: claimsOf({ 2: [4, 6, 8, 10, 20], 4: [12, 16] }),
}

function claimsOf(fields: { [width in Claim['width']]?: number[] }): Claim[] {
  return ([2, 4, 8] as const).flatMap((width) => (fields[width] ?? []).map((field) => ({ field, width })))
}

const none = { name: null, extra: null, comment: null }
const lengthFields: Record<RecordKind, Record<'name' | 'extra' | 'comment', number | null>> = {
  LOCAL: { name: 26, extra: 28, comment: null },
  DESCRIPTOR: none,
  CENTRAL: { name: 28, extra: 30, comment: 32 },
  ZIP64_END: none,
  LOCATOR: none,
  END: { name: null, extra: null, comment: 20 },
}

const kindBySignature = new Map<string, RecordKind>(
  Object.entries(recordKinds).map(([kind, { signature }]) => [signature, kind as RecordKind]),
)

/** All that looks like a record and lies whole in the archive, in order. What lies within an entry's data does so, too. */
export function findRecords(archive: Buffer): ZipRecord[] {
  const records: ZipRecord[] = []
  for (let at = archive.indexOf('PK'); at >= 0; at = archive.indexOf('PK', at + 2)) {
    const kind = kindBySignature.get(archive.toString('latin1', at, at + 4))
    if (kind !== undefined && at + recordKinds[kind].bytes <= archive.length) records.push({ kind, at })
  }
  return records
}

/** Where a record's name and its extra fields begin and where it ends, by its own word, within the archive. */
export function partsOf(
  archive: Buffer,
  { kind, at }: ZipRecord,
): { name: number; extra: number; end: number } {
  const fields = lengthFields[kind]
  const length = (field: number | null) => (field === null ? 0 : archive.readUInt16LE(at + field))
  const within = (place: number) => Math.min(place, archive.length)
  const name = at + recordKinds[kind].bytes
  const extra = within(name + length(fields.name))
  return { name, extra, end: within(extra + length(fields.extra) + length(fields.comment)) }
}

/** All places where a record, its name or its extra fields begin or end, and those one byte off. */
export function boundariesOf(archive: Buffer): number[] {
  const places = findRecords(archive).flatMap((record) => [
    record.at,
    ...Object.values(partsOf(archive, record)),
  ])
  const around = places.flatMap((place) => [place - 1, place, place + 1])
  return [...new Set(around)].filter((place) => place >= 0 && place <= archive.length)
}
