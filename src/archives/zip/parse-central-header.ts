import { Buffer } from 'node:buffer'
import { relativePath } from '../../lib/relative-path.ts'
import { AES, STORED } from './compression-method.ts'
import { decodeName } from './decode-name.ts'
import type { EntryDefect, ZipEntry } from './entry.ts'
import { entryKind } from './entry-kind.ts'
import type { Directory } from './find-directory.ts'
import { modifiedAt } from './modified-at.ts'
import { CENTRAL_HEADER_BYTES, LOCAL_HEADER_BYTES } from './record-layout.ts'
import { type EntrySizes, resolveZip64Sizes } from './zip64-sizes.ts'

const ENCRYPTED = 1 << 0
const STRONGLY_ENCRYPTED = 1 << 6
const UTF8 = 1 << 11

/** Length of the whole central header whose fixed part begins at `at`. */
export function centralHeaderLength(buffer: Buffer, at: number): number {
  const name = buffer.readUInt16LE(at + 28)
  const extra = buffer.readUInt16LE(at + 30)
  const comment = buffer.readUInt16LE(at + 32)
  return CENTRAL_HEADER_BYTES + name + extra + comment
}

/** Reads one whole central header (APPNOTE 4.3.12). Never throws: what is wrong becomes the entry's defect. */
export function parseCentralHeader(header: Buffer, index: number, directory: Directory): ZipEntry {
  const nameEnd = CENTRAL_HEADER_BYTES + header.readUInt16LE(28)
  // a copy, so that a kept entry doesn't keep the whole range that it was read with
  const raw = Buffer.from(header.subarray(CENTRAL_HEADER_BYTES, nameEnd))
  const extra = header.subarray(nameEnd, nameEnd + header.readUInt16LE(30))
  const flags = header.readUInt16LE(8)
  const method = header.readUInt16LE(10)

  const declared: EntrySizes = {
    compressedSize: header.readUInt32LE(20),
    size: header.readUInt32LE(24),
    headerOffset: header.readUInt32LE(42),
  }
  const resolved = resolveZip64Sizes(declared, extra)
  const { compressedSize, size, headerOffset } = resolved ?? declared
  const encrypted = (flags & (ENCRYPTED | STRONGLY_ENCRYPTED)) !== 0 || method === AES
  const name = decodeName({ raw, utf8Flag: (flags & UTF8) !== 0, extra })

  const entry: ZipEntry = {
    index,
    rawName: raw,
    name,
    path: relativePath(name),
    kind: entryKind({ name, attributes: header.readUInt32LE(38), size }),
    method,
    compressedSize,
    size,
    crc32: header.readUInt32LE(16),
    modifiedAt: modifiedAt({ time: header.readUInt16LE(12), date: header.readUInt16LE(14) }, extra),
    encrypted,
    // Beyond that it lies outside of every archive, and would be no exact number.
    headerOffset: Math.min(headerOffset + directory.shift, Number.MAX_SAFE_INTEGER),
    defect: null,
  }
  entry.defect = resolved ? findDefect(entry, directory.start) : 'ZIP64_DAMAGED'
  return entry
}

function findDefect(entry: ZipEntry, directoryStart: number): EntryDefect | null {
  const earliestEnd = entry.headerOffset + LOCAL_HEADER_BYTES + entry.compressedSize
  if (earliestEnd > directoryStart) return 'OUT_OF_BOUNDS'
  if (entry.method === STORED && !entry.encrypted && entry.size !== entry.compressedSize)
    return 'SIZE_MISMATCH'
  return null
}
