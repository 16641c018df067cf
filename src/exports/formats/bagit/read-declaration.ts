import type { BagReport } from './bag-report.ts'

const declaration =
  /^BagIt-Version(?<before>[ \t]*): *(?<version>[0-9]+\.[0-9]+)[ \t]*(?:\r\n|\r|\n)Tag-File-Character-Encoding(?<space>[ \t]*): *(?<encoding>\S+)[ \t]*(?:\r\n|\r|\n)*$/

export type Declaration = {
  isBefore1: boolean
  /** Decodes the bag's other tag files. */
  decode(bytes: Buffer): string
}

/** Reads bagit.txt (RFC 8493, section 2.1.1), which is in UTF-8 whatever it says of the others. */
export function readDeclaration(bytes: Buffer, report: BagReport): Declaration | null {
  const found = declaration.exec(bytes.toString('utf8'))?.groups
  if (!found) {
    report.errors.push('bagit.txt is not the declaration of a bag.')
    return null
  }
  const isBefore1 = Number.parseInt(found['version'] ?? '', 10) < 1
  if (!isBefore1 && (found['before'] || found['space'])) {
    report.errors.push('bagit.txt has white space in front of a colon.')
  }
  const encoding = found['encoding'] ?? ''
  try {
    new TextDecoder(encoding)
  } catch {
    report.errors.push(`bagit.txt names an encoding that nobody knows: ${encoding}.`)
    return null
  }
  return { isBefore1, decode: (bytes) => decode(bytes, encoding) }
}

/** The label `utf-16` means little-endian to a TextDecoder, whatever the mark at the beginning says. */
function decode(bytes: Buffer, encoding: string): string {
  const isBigEndian = /^utf-16$/i.test(encoding) && bytes[0] === 0xfe && bytes[1] === 0xff
  return new TextDecoder(isBigEndian ? 'utf-16be' : encoding).decode(bytes)
}
