import { crc32, deflateSync } from 'node:zlib'

/**
 * A square picture of `size` pixels with a pattern of its own for each `seed`, as a PNG in RGB with 8 bits a channel.
 * https://www.w3.org/TR/png-3/
 */
export function drawPng(size: number, seed: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  header.writeUInt8(8, 8)
  header.writeUInt8(2, 9)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(drawRows(size, seed))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Rows of pixels, each after a byte that says that it isn't filtered. */
function drawRows(size: number, seed: number): Buffer {
  const rows: number[] = []
  for (let y = 0; y < size; y++) {
    rows.push(0)
    for (let x = 0; x < size; x++) rows.push((x * 4) & 0xff, (y * 4) & 0xff, (x * y + seed * 40) & 0xff)
  }
  return Buffer.from(rows)
}

/** Length, type, data, checksum. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}
