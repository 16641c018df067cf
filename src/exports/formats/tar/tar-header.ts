const BLOCK_BYTES = 512
const NAME_BYTES = 100
/** What a size has room for in eleven octal digits. */
const LARGE_FROM = 8 ** 11
const FILE = '0'
const EXTENDED = 'x'
const printable = /^[ -~]+$/

export type TarFile = { path: string; size: number; modifiedAt: Date }

/**
 * The header of a file, by POSIX (pax). Where the old form has no room for path or size, or the path is not plain ASCII,
 * a header of its own goes before, that any tar of the last twenty years reads; others read a shortened name.
 */
export function tarHeader({ path, size, modifiedAt }: TarFile): Buffer {
  const seconds = Math.floor(modifiedAt.getTime() / 1000)
  const isPlain = path.length <= NAME_BYTES && printable.test(path)
  const records = [
    ...(isPlain ? [] : [paxRecord('path', path)]),
    ...(size < LARGE_FROM ? [] : [paxRecord('size', `${size}`)]),
    ...(seconds >= 0 && seconds < LARGE_FROM ? [] : [paxRecord('mtime', `${seconds}`)]),
  ]
  const time = Math.min(Math.max(seconds, 0), LARGE_FROM - 1)
  const name = shorten(path)
  const header = ustarHeader({ name, size: size < LARGE_FROM ? size : 0, time, type: FILE })
  if (records.length === 0) return header
  const extended = Buffer.concat(records)
  return Buffer.concat([
    ustarHeader({ name: 'PaxHeader', size: extended.length, time, type: EXTENDED }),
    extended,
    tarPadding(extended.length),
    header,
  ])
}

/** What fills the last block behind so many bytes. */
export function tarPadding(size: number): Buffer {
  return Buffer.alloc((BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES)
}

/** Two empty blocks end an archive. */
export const tarEnd = Buffer.alloc(2 * BLOCK_BYTES)

function ustarHeader(field: { name: Buffer | string; size: number; time: number; type: string }): Buffer {
  const header = Buffer.alloc(BLOCK_BYTES)
  Buffer.from(field.name).copy(header, 0)
  writeOctal(header, 0o644, { at: 100, digits: 7 })
  writeOctal(header, 0, { at: 108, digits: 7 })
  writeOctal(header, 0, { at: 116, digits: 7 })
  writeOctal(header, field.size, { at: 124, digits: 11 })
  writeOctal(header, field.time, { at: 136, digits: 11 })
  header.write('        ', 148, 'latin1')
  header.write(field.type, 156, 'latin1')
  header.write('ustar\x0000', 257, 'latin1')
  // Of all bytes, with spaces in its own place.
  const checksum = header.reduce((sum, byte) => sum + byte, 0)
  header.write(`${checksum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1')
  return header
}

function writeOctal(header: Buffer, value: number, { at, digits }: { at: number; digits: number }): void {
  header.write(value.toString(8).padStart(digits, '0'), at, 'latin1')
}

/** A record begins with its own length in bytes, the digits of that included. */
function paxRecord(key: string, value: string): Buffer {
  const rest = Buffer.from(` ${key}=${value}\n`)
  let length = rest.length
  while (`${length}`.length + rest.length !== length) length = `${length}`.length + rest.length
  return Buffer.concat([Buffer.from(`${length}`), rest])
}

/** As much of a path as there is room for, cut between characters. */
function shorten(path: string): Buffer {
  const bytes = Buffer.from(path)
  let end = Math.min(bytes.length, NAME_BYTES)
  while (end < bytes.length && ((bytes[end] ?? 0) & 0xc0) === 0x80) end--
  return bytes.subarray(0, end)
}
