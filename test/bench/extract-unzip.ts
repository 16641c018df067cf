import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { mkdtemp, open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { bounded } from '../../src/lib/bounded.ts'
import { hashBytes } from '../../src/lib/hash-bytes.ts'
import { openFileSystemStore } from '../../src/storage/file-system-store.ts'

// What one does without a Stevedore: unzip into a folder, then put each file into the store and note its hash.

const atOnce = 10

/** Gives the seconds it took. What it made under `scratch` is gone afterwards. */
export async function unzipAndCopy(path: string, scratch: string): Promise<number> {
  const directory = await mkdtemp(join(scratch, 'unzip-'))
  try {
    await using store = await openFileSystemStore({ directory: join(directory, 'store') })
    const start = performance.now()
    const unzipped = join(directory, 'unzipped')
    await unzip(path, unzipped)
    const manifest: string[] = []
    const files = await readdir(unzipped, { recursive: true, withFileTypes: true })
    await bounded({
      items: files.filter((file) => file.isFile()),
      limit: atOnce,
      run: async ({ parentPath, name }) => {
        const file = join(parentPath, name)
        const key = randomUUID()
        const hashed = hashBytes(createReadStream(file))
        await store.put(key, hashed)
        manifest.push(JSON.stringify({ file, key, ...hashed.result() }))
      },
    })
    await writeDurably(join(directory, 'manifest'), manifest.join('\n'))
    return (performance.now() - start) / 1000
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

async function unzip(path: string, into: string): Promise<void> {
  const child = spawn('unzip', ['-q', path, '-d', into], { stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`unzip ended with ${code}.`)
}

async function writeDurably(path: string, text: string): Promise<void> {
  await using file = await open(path, 'w')
  await file.writeFile(text)
  await file.sync()
}
