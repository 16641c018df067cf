import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/**
 * Bytes of ours that many ask for, packed once; an encoding that would not make them smaller is null. The few who want them
 * plain get them unpacked, so that they need not be held as well.
 */
export type PackedBytes = {
  type: string
  etag: string
  brotli: Buffer | null
} & ({ gzip: Buffer; plain: null } | { gzip: null; plain: Buffer })

export async function packBytes(plain: Buffer, type: string): Promise<PackedBytes> {
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    promisify(gzip)(plain),
  ])
  return {
    type,
    etag: `"${createHash('sha256').update(plain).digest('base64url')}"`,
    brotli: brotli.length < plain.length ? brotli : null,
    ...(gzipped.length < plain.length ? { gzip: gzipped, plain: null } : { gzip: null, plain }),
  }
}
