import { Buffer } from 'node:buffer'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

/** A ZIP64 archive of empty files with these names, as a common library writes it. */
export async function packWithYazl(names: string[]): Promise<Buffer> {
  const zip = new ZipFile()
  for (const name of names) zip.addBuffer(Buffer.alloc(0), name, { forceZip64Format: true })
  zip.end({ forceZip64Format: true, comment: '' })
  return buffer(zip.outputStream)
}
