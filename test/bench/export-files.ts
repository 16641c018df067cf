import { hash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PresentItem } from '../../src/exports/formats/export-item.ts'
import { WHOLE_BYTES } from '../../src/exports/formats/read-ahead.ts'

const shapeForm = /^([1-9][0-9]*)x([1-9][0-9]*)\.(jpg|txt)$/
const contentTypes = { jpg: 'image/jpeg', txt: 'text/plain' }
const folders = 20
const chunkBytes = 256 * 1024

/** So many files of so many bytes each. A `jpg` is stored by ZIP as it is, a `txt` is compressed. */
export type Shape = { name: string; count: number; size: number; kind: 'jpg' | 'txt' }

export type BenchFile = PresentItem & { place: string; stream(): AsyncIterable<Uint8Array> }

type ListedFile = { path: string; sha256: string }

/** @param text Such as `200x10000000.jpg`. */
export function readShape(text: string): Shape {
  const [, count, size, kind] = shapeForm.exec(text) ?? []
  if (kind !== 'jpg' && kind !== 'txt')
    throw new Error(`${text} is no shape such as 200x10000000.jpg or 50000x4096.txt`)
  const bytes = Number(size)
  const named = bytes % 1_000_000 === 0 ? `${bytes / 1_000_000} MB` : `${bytes.toLocaleString('en')} B`
  return {
    name: `${Number(count).toLocaleString('en')} ${kind} × ${named}`,
    count: Number(count),
    size: bytes,
    kind,
  }
}

/** Writes the files into a folder, and a list of them beside it. */
export async function makeFiles(folder: string, { count, size, kind }: Shape): Promise<void> {
  const listed: ListedFile[] = []
  for (let number = 0; number < count; number++) {
    const path = `${number % folders}/${number}.${kind}`
    const bytes = kind === 'txt' ? makeText(size) : randomBytes(size)
    if (number < folders) await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), bytes)
    listed.push({ path, sha256: hash('sha256', bytes) })
  }
  await writeFile(`${folder}.json`, JSON.stringify(listed))
}

/** The files as what the formats take, and where they are. */
export async function listFiles(folder: string, { size, kind }: Shape): Promise<BenchFile[]> {
  const listed: ListedFile[] = JSON.parse(await readFile(`${folder}.json`, 'utf8'))
  return listed.map(({ path, sha256 }) => ({
    place: join(folder, path),
    path,
    size,
    sha256,
    contentType: contentTypes[kind],
    modifiedAt: new Date(1_700_000_000_000),
    stream: () => createReadStream(join(folder, path), { highWaterMark: chunkBytes }),
    async open() {
      if (size > WHOLE_BYTES) return this.stream()
      const bytes = await readFile(join(folder, path))
      return { bytes, sha256: hash('sha256', bytes) }
    },
  }))
}

/** What compresses to a third or so, as the lines of a log do. */
function makeText(size: number): Buffer {
  const words = randomBytes(4_096).toString('base64').match(/.{7}/g) ?? []
  const lines: string[] = []
  for (let length = 0; length < size; length += lines.at(-1)?.length ?? 0) {
    const pick = randomBytes(8)
    lines.push(`${[...pick].map((byte) => words[(byte * 3) % words.length]).join(' ')}\n`)
  }
  return Buffer.from(lines.join('')).subarray(0, size)
}
