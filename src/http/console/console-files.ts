import { readdir, readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { contentType } from 'mime-types'
import { type PackedBytes, packBytes } from '../pack-bytes.ts'

/** The console's page, the one that draws PDFs in a frame of it, and their other files by their paths. */
export type ConsoleFiles = {
  page: string
  pdfFrame: string
  files: ReadonlyMap<string, () => Promise<PackedBytes>>
}

const directory = new URL('../../../dist/web/', import.meta.url)

/** Reads the console as `npm run build` has left it, all at once: another build may follow. null: it isn't built. */
export async function readConsole(): Promise<ConsoleFiles | null> {
  try {
    const page = await readFile(new URL('index.html', directory), 'utf8')
    const pdfFrame = await readFile(new URL('pdf-frame/index.html', directory), 'utf8')
    const names = [
      ...(await readdir(new URL('assets/', directory))).map((name) => `assets/${name}`),
      'icon.svg',
    ]
    const files = await Promise.all(
      names.map(
        async (name) => [`/${name}`, packOnce(name, await readFile(new URL(name, directory)))] as const,
      ),
    )
    return { page, pdfFrame, files: new Map(files) }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** When it's first asked for: most files are for rare PDFs. */
function packOnce(name: string, plain: Buffer): () => Promise<PackedBytes> {
  let packed: Promise<PackedBytes> | null = null
  return () => {
    packed ??= packBytes(plain, contentType(extname(name)) || 'application/octet-stream')
    return packed
  }
}
