import { readdir, readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { contentType } from 'mime-types'
import { type PackedBytes, packBytes } from '../pack-bytes.ts'

/** The console's page, the one that draws PDFs in a frame of it, and their other files by their paths. */
export type ConsoleFiles = { page: string; pdfFrame: string; files: ReadonlyMap<string, PackedBytes> }

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

async function readConsoleFile(name: string): Promise<PackedBytes> {
  const type = contentType(extname(name)) || 'application/octet-stream'
  return await packBytes(await readFile(new URL(name, directory)), type)
}
