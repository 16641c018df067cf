import { Buffer } from 'node:buffer'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32 } from 'node:zlib'
import { zip64Records } from '../archives/zip-writer.ts'

const data = Buffer.from('data')
const checksum = crc32(data)

/** Writes a ZIP64 archive of small stored entries with these ASCII names to a file, without holding it in memory. */
export async function writeLargeArchive(path: string, names: () => Iterable<string>): Promise<void> {
  await pipeline(Readable.from(archive(names)), createWriteStream(path))
}

function* archive(names: () => Iterable<string>): Generator<Buffer> {
  let offset = 0
  let count = 0
  for (const batch of batches(names())) {
    const records = Buffer.concat(batch.map((name) => localRecord(name)))
    offset += records.length
    count += batch.length
    yield records
  }
  let size = 0
  let header = 0
  for (const batch of batches(names())) {
    const headers = batch.map((name) => {
      const central = centralHeader(name, header)
      header += 30 + name.length + data.length
      return central
    })
    const bytes = Buffer.concat(headers)
    size += bytes.length
    yield bytes
  }
  const end = Buffer.alloc(22, 0xff)
  end.write('PK\x05\x06\0\0\0\0', 'latin1')
  end.writeUInt16LE(0, 20)
  yield Buffer.concat([zip64Records({ count, size, offset }), end])
}

function* batches(names: Iterable<string>): Generator<string[]> {
  let batch: string[] = []
  for (const name of names) {
    batch.push(name)
    if (batch.length < 10_000) continue
    yield batch
    batch = []
  }
  yield batch
}

function localRecord(name: string): Buffer {
  const record = Buffer.alloc(30 + name.length + data.length)
  record.write('PK\x03\x04', 'latin1')
  writeFacts(record, 4, name)
  record.write(name, 30, 'latin1')
  data.copy(record, 30 + name.length)
  return record
}

function centralHeader(name: string, headerOffset: number): Buffer {
  const header = Buffer.alloc(46 + name.length)
  header.write('PK\x01\x02', 'latin1')
  header.writeUInt16LE(0x0314, 4)
  writeFacts(header, 6, name)
  header.writeUInt32LE(headerOffset, 42)
  header.write(name, 46, 'latin1')
  return header
}

/** What both headers say: version, flags, method, time, checksum, sizes and the name's length. */
function writeFacts(header: Buffer, at: number, name: string): void {
  header.writeUInt16LE(20, at)
  header.writeUInt16LE(0x5a21, at + 8)
  header.writeUInt32LE(checksum, at + 10)
  header.writeUInt32LE(data.length, at + 14)
  header.writeUInt32LE(data.length, at + 18)
  header.writeUInt16LE(name.length, at + 22)
}
