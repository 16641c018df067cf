import { findRecords, partsOf, type ZipRecord } from './zip-records.ts'

export const headerFields = {
  LOCAL: { flags: 6, method: 8, extraLength: 28 },
  CENTRAL: { flags: 8, method: 10, extraLength: 30 },
} as const

const seeZip64 = 0xffffffff

export type Insertion = {
  at: number
  bytes: Buffer
  /** Whether the directory grows or begins later. */
  into: 'DATA' | 'DIRECTORY'
  /** By how many entries the declared number grows. */
  entries?: number
}

/** Inserts bytes and sets right what lies elsewhere by it, so that a reader gets to them. What ZIP64 says stays. */
export function insertBytes(archive: Buffer, { at, bytes, into, entries = 0 }: Insertion): Buffer {
  const grown = Buffer.concat([archive.subarray(0, at), bytes, archive.subarray(at)])
  const add = (field: number, more: number) => {
    const value = grown.readUInt32LE(field)
    if (value !== seeZip64 && value + more < seeZip64) grown.writeUInt32LE(value + more, field)
  }
  const moved = (record: ZipRecord) => record.at + (record.at >= at ? bytes.length : 0)
  const records = findRecords(archive)
  if (into === 'DATA') {
    for (const record of records.filter(({ kind }) => kind === 'CENTRAL')) {
      if (archive.readUInt32LE(record.at + 42) >= at) add(moved(record) + 42, bytes.length)
    }
  }
  const end = records.findLast(({ kind }) => kind === 'END')
  if (end === undefined) return grown
  add(moved(end) + (into === 'DATA' ? 16 : 12), bytes.length)
  for (const field of [8, 10]) {
    const count = archive.readUInt16LE(end.at + field) + entries
    grown.writeUInt16LE(count % 2 ** 16, moved(end) + field)
  }
  return grown
}

/** Puts a field before the other extra fields of a local or central header. */
export function addExtraField(archive: Buffer, header: ZipRecord, field: Buffer): Buffer {
  const into = header.kind === 'CENTRAL' ? 'DIRECTORY' : 'DATA'
  const grown = insertBytes(archive, { at: partsOf(archive, header).extra, bytes: field, into })
  const at = header.at + headerFields[header.kind === 'CENTRAL' ? 'CENTRAL' : 'LOCAL'].extraLength
  grown.writeUInt16LE((grown.readUInt16LE(at) + field.length) % 2 ** 16, at)
  return grown
}
