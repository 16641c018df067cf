import { hash, randomUUID } from 'node:crypto'
import {
  closeSync,
  fdatasync,
  fsync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { bounded } from '../../src/lib/bounded.ts'

// What a MIRROR of small files does in the file system, and nothing else: reads each, writes it under another name, syncs
// it, renames it, syncs the folder, reads it back and compares. It's the limit of what a MIRROR can reach on a disk.

const { positionals } = parseArgs({ allowPositionals: true })
const [from = '', to = ''] = positionals

/** As a MIRROR has them: files of a group share the folders that are synced, and so many syncs are under way. */
const batchSize = 500
const groupSize = 128
const groupsAtOnce = 4
const syncsAtOnce = 64

const fdatasyncAsync = promisify(fdatasync)
const fsyncAsync = promisify(fsync)

const names = readdirSync(from).flatMap((leaf) =>
  readdirSync(join(from, leaf)).map((name) => join(leaf, name)),
)
mkdirSync(join(to, 'incoming'), { recursive: true })
for (const leaf of readdirSync(from)) mkdirSync(join(to, leaf))

async function mirror(group: readonly string[]): Promise<void> {
  const written = group.map((name) => {
    const bytes = readFileSync(join(from, name))
    const path = join(to, 'incoming', randomUUID())
    const file = openSync(path, 'wx')
    writeSync(file, bytes)
    return { name, path, file, sha256: hash('sha256', bytes) }
  })
  await bounded({ items: written, limit: syncsAtOnce, run: ({ file }) => fdatasyncAsync(file) })
  for (const { name, path, file } of written) {
    closeSync(file)
    renameSync(path, join(to, name))
  }
  const leaves = new Set(group.map((name) => name.slice(0, 2)))
  await bounded({ items: leaves, limit: syncsAtOnce, run: (leaf) => syncFolder(join(to, leaf)) })
  for (const { name, sha256 } of written) {
    if (hash('sha256', readFileSync(join(to, name))) !== sha256)
      throw new Error(`${name} reads back otherwise`)
  }
}

async function syncFolder(folder: string): Promise<void> {
  const file = openSync(folder, 'r')
  await fsyncAsync(file)
  closeSync(file)
}

function* slices(all: readonly string[], size: number): Generator<string[]> {
  for (let start = 0; start < all.length; start += size) yield all.slice(start, start + size)
}

// Each batch has files of all folders, and goes through them in order.
names.sort((a, b) => (a.slice(-12) < b.slice(-12) ? -1 : 1))
const groups = [...slices(names, batchSize)].flatMap((batch) => [...slices(batch.sort(), groupSize)])
await bounded({ items: groups, limit: groupsAtOnce, run: mirror })
