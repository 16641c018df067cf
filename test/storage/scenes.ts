/** Scenes that need a process of their own: to be killed, to be another user, to have a full disk. */
import { execFileSync } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openFileSystemStore } from '../../src/storage/file-system-store.ts'

const nobody = 65_534

const scenes: Record<string, (directory: string) => Promise<unknown>> = {
  async open(directory) {
    return await outcome(async () => {
      await using _store = await openFileSystemStore({ directory })
    })
  },

  /** Root may write everywhere. */
  async 'open-as-nobody'(directory) {
    // Not by starting Node as nobody, who may not enter the folder that it lies in.
    if (process.getuid?.() === 0) {
      process.setgid?.(nobody)
      process.setuid?.(nobody)
    }
    return await scenes['open']?.(directory)
  },

  async 'put-half'(directory) {
    await using store = await openFileSystemStore({ directory })
    await store.put(
      randomUUID(),
      (async function* () {
        yield new Uint8Array(20_000_000)
        await new Promise(() => {})
      })(),
    )
  },

  async 'put-many-times'(directory) {
    await using store = await openFileSystemStore({ directory })
    for (let batch = 0; batch < 500; batch++) {
      await store.putMany(
        Array.from({ length: 100 }, () => ({ key: randomUUID(), bytes: randomBytes(5_000) })),
      )
      process.stdout.write('.')
    }
  },

  async 'fill-the-disk'(directory) {
    await using store = await openFileSystemStore({ directory })
    const kept = randomUUID()
    await store.put(kept, new Uint8Array(1_000_000))
    const chunk = new Uint8Array(65_536)
    const bytesOf = async function* (total: number) {
      for (let size = 0; size < total; size += chunk.length) yield chunk
    }
    const grown = randomUUID()
    const at = await store.partial.append(grown, bytesOf(1_000_000), { at: 0 })
    const put = await outcome(() => store.put(randomUUID(), bytesOf(8_000_000)))
    const many = Array.from({ length: 200 }, () => ({ key: randomUUID(), bytes: new Uint8Array(50_000) }))
    const putMany = await outcome(() => store.putMany(many))
    const left = {
      incoming: await readdir(join(directory, 'incoming')),
      objects: (await Array.fromAsync(store.list())).map(({ key, size }) => ({ isKept: key === kept, size })),
    }
    const filler = join(directory, 'filler')
    await writeFile(filler, new Uint8Array(8_000_000)).catch(() => {})
    const check = await outcome(() => store.check())
    const open = await outcome(() => openFileSystemStore({ directory }))
    const append = await outcome(() => store.partial.append(grown, bytesOf(1_000_000), { at }))
    const truncate = await outcome(() => store.partial.truncate(grown, 500_000))
    const partial = { append, truncate, size: await store.partial.size(grown) }
    await store.delete(kept)
    await rm(filler)
    const afterwards = await outcome(() => store.put(randomUUID(), new Uint8Array(1_000_000)))
    return { put, putMany, left, check, open, partial, afterwards }
  },

  async 'read-only-disk'(directory) {
    await using store = await openFileSystemStore({ directory })
    const key = randomUUID()
    await store.put(key, new Uint8Array(10))
    execFileSync('mount', ['-o', 'remount,bind,ro', directory])
    return {
      put: await outcome(() => store.put(randomUUID(), new Uint8Array(10))),
      delete: await outcome(() => store.delete(key)),
      check: await outcome(() => store.check()),
      open: await outcome(() => openFileSystemStore({ directory })),
      stat: await store.stat(key).then((found) => found?.size),
    }
  },
}

async function outcome(run: () => Promise<unknown>): Promise<Record<string, unknown>> {
  try {
    await run()
    return { name: 'none' }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return { ...error, name: error.name, message: error.message, cause: undefined }
  }
}

// A scene ends with the process that plays it, even if that is killed.
process.stdin.once('end', () => process.exit()).resume()
const [scene = '', directory = ''] = process.argv.slice(2)
console.log(JSON.stringify(await scenes[scene]?.(directory)))
process.stdin.destroy()
