import { execFileSync, spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { writeBag } from '../../src/exports/formats/bagit/write-bag.ts'
import type { PresentItem } from '../../src/exports/formats/export-item.ts'
import { WHOLE_BYTES } from '../../src/exports/formats/read-ahead.ts'
import { writeTarGz } from '../../src/exports/formats/tar/write-tar-gz.ts'
import { writeZip } from '../../src/exports/formats/zip/write-zip.ts'
import { peakMemory } from './bench-memory.ts'
import { printEnvironment, printTable, quantile } from './bench-table.ts'

// How fast the formats are written, from files on disk into a file, against the tools that people have for that, and
// against copying the files through SHA-256, which is the least that an export must do: it must not hand out other bytes
// than it was given. Contestants take turns, so that the machine's moods meet all.

const rounds = 3
const chunkBytes = 256 * 1024

type Shape = { name: string; count: number; size: number; isText: boolean }

const shapes: Shape[] = [
  { name: '30 pictures of 10 MB', count: 30, size: 10_000_000, isText: false },
  { name: '10 texts of 10 MB', count: 10, size: 10_000_000, isText: true },
  { name: '5,000 texts of 4 KB', count: 5_000, size: 4_096, isText: true },
]

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

async function makeFiles(folder: string, { count, size, isText }: Shape): Promise<PresentItem[]> {
  const items: PresentItem[] = []
  for (let number = 0; number < count; number++) {
    const path = `${number % 20}/${number}.${isText ? 'txt' : 'jpg'}`
    const file = join(folder, path)
    const bytes = isText ? makeText(size) : randomBytes(size)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, bytes)
    items.push({
      path,
      size,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      contentType: isText ? 'text/plain' : 'image/jpeg',
      modifiedAt: new Date(1_700_000_000_000),
      open: async () =>
        size > WHOLE_BYTES ? createReadStream(file, { highWaterMark: chunkBytes }) : await readFile(file),
    })
  }
  return items
}

async function* each<T>(items: readonly T[]) {
  yield* items
}

async function copyThroughHash(items: readonly PresentItem[], target: string): Promise<void> {
  async function* hashed() {
    for (const item of items) {
      const hash = createHash('sha256')
      const bytes = await item.open(new AbortController().signal)
      for await (const chunk of bytes instanceof Uint8Array ? [bytes] : bytes) {
        hash.update(chunk)
        yield chunk
      }
      if (hash.digest('hex') !== item.sha256) throw new Error('the bytes are others')
    }
  }
  await pipeline(hashed(), createWriteStream(target))
}

function run(folder: string, [command = '', ...given]: string[]): void {
  execFileSync(command, given, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
}

const has = (command: string) => spawnSync(command, ['--version']).error === undefined

type Contestant = {
  name: string
  needs?: string
  run(items: PresentItem[], folder: string, target: string): Promise<void> | void
}

const options = { createdAt: new Date(1_700_000_000_000), signal: new AbortController().signal }
const ours = (
  name: string,
  write: (items: AsyncIterable<PresentItem>) => AsyncIterable<Uint8Array>,
): Contestant => ({
  name,
  run: (items, _, target) => pipeline(write(each(items)), createWriteStream(target)),
})
const tool = (name: string, command: (target: string) => string[]): Contestant => ({
  name,
  needs: command('')[0] ?? '',
  run: (_, folder, target) => run(folder, command(target)),
})

const known: Contestant[] = [
  { name: 'copy through SHA-256', run: (items, _, target) => copyThroughHash(items, target) },
  ours('ZIP', (items) => writeZip(items, options)),
  ours('BAGIT', (items) => writeBag(items, { ...options, name: 'bag' })),
  ours('TAR_GZ', (items) => writeTarGz(items, options)),
  tool('zip -0', (target) => ['zip', '-q0r', target, '.']),
  tool('zip -6', (target) => ['zip', '-q6r', target, '.']),
  tool('7z', (target) => ['7z', 'a', '-tzip', '-bso0', '-bsp0', target, '.']),
  tool('tar -cz', (target) => ['tar', '-czf', target, '.']),
]
const contestants = known.filter(({ name, needs }) => {
  const isThere = needs === undefined || has(needs)
  if (!isThere) console.warn(`There is no ${name}.`)
  return isThere
})

printEnvironment('Export formats: from files on disk into a file')
const rows: string[][] = []
for (const shape of shapes) {
  const directory = await mkdtemp(join(tmpdir(), 'stevedore-bench-'))
  try {
    const folder = join(directory, 'files')
    const items = await makeFiles(folder, shape)
    const times = contestants.map((): number[] => [])
    for (let round = 0; round < rounds; round++) {
      for (const [index, contestant] of contestants.entries()) {
        const target = join(directory, 'artifact')
        // What is left to write of one must not slow down the next.
        spawnSync('sync')
        const start = performance.now()
        await contestant.run(items, folder, target)
        times[index]?.push((performance.now() - start) / 1000)
        // 7z adds an ending of its own.
        for (const ending of ['', '.zip']) await rm(target + ending, { force: true })
      }
    }
    const limit = quantile(times[0] ?? [], 0.5)
    for (const [index, { name }] of contestants.entries()) {
      const seconds = quantile(times[index] ?? [], 0.5)
      rows.push([
        shape.name,
        name,
        seconds.toFixed(2),
        ((shape.count * shape.size) / 1e6 / seconds).toFixed(0),
        (shape.count / seconds).toFixed(0),
        `${((100 * limit) / seconds).toFixed(0)} %`,
      ])
    }
  } finally {
    await rm(directory, { recursive: true })
  }
}
printTable(['files', 'way', 'seconds', 'MB/s', 'files/s', 'of the limit'], rows)
console.log(`\nMemory at the peak, with the files to write: ${await peakMemory(process.pid)} MiB`)
