import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import yazl from 'yazl'

/** Makes a ZIP of these entries; a name that ends in `/` is a folder. */
export async function makeZip(
  entries: Readonly<Record<string, Uint8Array>>,
  { compress = true } = {},
): Promise<Buffer> {
  const zip = new yazl.ZipFile()
  for (const [name, bytes] of Object.entries(entries)) {
    if (name.endsWith('/')) zip.addEmptyDirectory(name)
    else zip.addBuffer(Buffer.from(bytes), name, { compress })
  }
  zip.end()
  return await buffer(zip.outputStream)
}

/** Entries with random content of `size` bytes, under `folder/0000.bin`, `folder/0001.bin` and so on. */
export function randomEntries(count: number, size: number): Record<string, Uint8Array> {
  const name = (n: number) => `folder/${String(n).padStart(4, '0')}.bin`
  return Object.fromEntries(Array.from({ length: count }, (_, n) => [name(n), randomBytes(size)]))
}
