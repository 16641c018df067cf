import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { contentType } from 'mime-types'

/** A file of the console, and what it is packed. */
export type ConsoleFile = {
  type: string
  etag: string
  plain: Buffer
  brotli: Buffer | null
  gzip: Buffer | null
}

/** The console's page, the one that draws PDFs in a frame of it, and their other files by their paths. */
export type ConsoleFiles = { page: string; pdfFrame: string; files: ReadonlyMap<string, ConsoleFile> }

const directory = new URL('../../../dist/web/', import.meta.url)

/** Reads the console as `npm run build` has left it; null: it isn't built. */
export async function readConsole(): Promise<ConsoleFiles | null> {
  try {
    const page = await readFile(new URL('index.html', directory), 'utf8')
    const pdfFrame = await readFile(new URL('pdf-frame/index.html', directory), 'utf8')
    const names = [
      ...(await readdir(new URL('assets/', directory))).map((name) => `assets/${name}`),
      'icon.svg',
    ]
    const files = await Promise.all(
      names.map(async (name) => [`/${name}`, await readConsoleFile(name)] as const),
    )
    return { page, pdfFrame, files: new Map(files) }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

async function readConsoleFile(name: string): Promise<ConsoleFile> {
  const plain = await readFile(new URL(name, directory))
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    promisify(gzip)(plain),
  ])
  return {
    type: contentType(extname(name)) || 'application/octet-stream',
    etag: `"${createHash('sha256').update(plain).digest('base64url')}"`,
    plain,
    brotli: brotli.length < plain.length ? brotli : null,
    gzip: gzipped.length < plain.length ? gzipped : null,
  }
}
