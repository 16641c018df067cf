import { Buffer } from 'node:buffer'
import { crc32, deflateRawSync } from 'node:zlib'

/** An entry to write; everything that a header says can be a lie. */
export interface EntryToWrite {
  name: string | Buffer
  data?: Buffer
  /** Bytes in the archive, where they are not what `data` deflates to. */
  stored?: Buffer
  method?: 0 | 8 | number
  flags?: number
  crc32?: number
  size?: number
  compressedSize?: number
  attributes?: number
  localExtra?: Buffer
  centralExtra?: Buffer
  dosTime?: number
  dosDate?: number
  headerOffset?: number
}

export interface ArchiveToWrite {
  prefix?: Buffer
  /** Whether offsets count the prefix, as `zip -A` makes them. */
  isPrefixCounted?: boolean
  comment?: Buffer
  trailing?: Buffer
  declaredEntries?: number
  zip64?: boolean
}

/** Writes a ZIP archive as told, with no regard for sense. */
export function writeZip(entries: EntryToWrite[], archive: ArchiveToWrite = {}): Buffer {
  const { prefix = Buffer.alloc(0), comment = Buffer.alloc(0), trailing = Buffer.alloc(0) } = archive
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let offset = archive.isPrefixCounted ? prefix.length : 0
  for (const entry of entries) {
    const { local, central } = writeEntry(entry, offset)
    locals.push(local)
    centrals.push(central)
    offset += local.length
  }
  const directory = Buffer.concat(centrals)
  const count = archive.declaredEntries ?? entries.length
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(archive.zip64 ? 0xffff : count % 65536, 8)
  end.writeUInt16LE(archive.zip64 ? 0xffff : count % 65536, 10)
  end.writeUInt32LE(archive.zip64 ? 0xffffffff : directory.length, 12)
  end.writeUInt32LE(archive.zip64 ? 0xffffffff : offset, 16)
  end.writeUInt16LE(comment.length, 20)
  const zip64 = archive.zip64 ? zip64Records({ count, size: directory.length, offset }) : Buffer.alloc(0)
  return Buffer.concat([prefix, ...locals, directory, zip64, end, comment, trailing])
}

function writeEntry(entry: EntryToWrite, offset: number): { local: Buffer; central: Buffer } {
  const data = entry.data ?? Buffer.alloc(0)
  const method = entry.method ?? 0
  const stored = entry.stored ?? (method === 8 ? deflateRawSync(data) : data)
  const name = Buffer.from(entry.name)
  const localExtra = entry.localExtra ?? Buffer.alloc(0)
  const centralExtra = entry.centralExtra ?? Buffer.alloc(0)

  const central = Buffer.alloc(46)
  central.write('PK\x01\x02', 0, 'latin1')
  central.writeUInt16LE(0x0314, 4)
  central.writeUInt16LE(20, 6)
  central.writeUInt16LE(entry.flags ?? 0, 8)
  central.writeUInt16LE(method, 10)
  central.writeUInt16LE(entry.dosTime ?? 0, 12)
  central.writeUInt16LE(entry.dosDate ?? 0x21, 14)
  central.writeUInt32LE(entry.crc32 ?? crc32(data), 16)
  central.writeUInt32LE(entry.compressedSize ?? stored.length, 20)
  central.writeUInt32LE(entry.size ?? data.length, 24)
  central.writeUInt16LE(name.length, 28)
  central.writeUInt16LE(centralExtra.length, 30)
  central.writeUInt32LE(entry.attributes ?? 0, 38)
  central.writeUInt32LE(entry.headerOffset ?? offset, 42)

  const local = Buffer.alloc(30)
  local.write('PK\x03\x04', 0, 'latin1')
  central.copy(local, 4, 6, 30)
  local.writeUInt16LE(localExtra.length, 28)
  return {
    local: Buffer.concat([local, name, localExtra, stored]),
    central: Buffer.concat([central, name, centralExtra]),
  }
}

/** The ZIP64 end record and its locator, for a directory that ends where they begin. */
export function zip64Records({
  count,
  size,
  offset,
}: {
  count: number
  size: number
  offset: number
}): Buffer {
  const records = Buffer.alloc(76)
  records.write('PK\x06\x06', 0, 'latin1')
  records.writeBigUInt64LE(44n, 4)
  records.writeUInt16LE(45, 12)
  records.writeUInt16LE(45, 14)
  records.writeBigUInt64LE(BigInt(count), 24)
  records.writeBigUInt64LE(BigInt(count), 32)
  records.writeBigUInt64LE(BigInt(size), 40)
  records.writeBigUInt64LE(BigInt(offset), 48)
  records.write('PK\x06\x07', 56, 'latin1')
  records.writeBigUInt64LE(BigInt(offset + size), 64)
  records.writeUInt32LE(1, 72)
  return records
}

/** One extra field: id, length, bytes. */
export function extraField(id: number, bytes: Buffer): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt16LE(id, 0)
  head.writeUInt16LE(bytes.length, 2)
  return Buffer.concat([head, bytes])
}
