import { randomUUID } from 'node:crypto'
import { close, fdatasync, open, rename, rmdir, unlink } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { bounded } from '../../lib/bounded.ts'
import { type ObjectBytes, StorageError } from '../object-store.ts'
import { untilAborted } from '../until-aborted.ts'
import { isFolder, orFault, translateFault } from './fault.ts'
import { type Layout, leafOf, placeOf } from './layout.ts'
import { syncFolder } from './sync-folder.ts'
import { writeBytes } from './write-bytes.ts'

// Plain descriptors: a FileHandle costs a fifth more per small object.
const openAsync = promisify(open)
const closeAsync = promisify(close)
const fdatasyncAsync = promisify(fdatasync)
const renameAsync = promisify(rename)
const rmdirAsync = promisify(rmdir)
const unlinkAsync = promisify(unlink)

/** Enough to keep the disk's queue full. */
const atOnce = 64

/**
 * So many files are written before the first of them is synced. A journal commits all that came before at once: measured,
 * syncing each right after it's written takes twice the kernel's time.
 */
const openAtOnce = 256

type NewObject = { key: string; bytes: ObjectBytes }
type WriteOptions = { signal?: AbortSignal; release?: (chunk: Uint8Array) => void }

/** A file on its way to become an object. */
type Incoming = { file: number; path: string; place: string }

/**
 * Writes objects so that a crash at any moment leaves each of them whole or not at all: bytes to a file in `incoming`,
 * sync, rename, and once for all of them sync of the folders that they came into. If anything fails, all are removed.
 * @returns the bytes that were written.
 */
export async function writeObjects(
  layout: Layout,
  { objects, ...options }: WriteOptions & { objects: readonly NewObject[] },
): Promise<number> {
  const places: string[] = []
  let size = 0
  try {
    for (let start = 0; start < objects.length; start += openAtOnce) {
      const group = objects.slice(start, start + openAtOnce)
      size += await writeGroup(layout, { group, places, ...options })
    }
    const folders = new Set(objects.map(({ key }) => leafOf(layout, key)))
    await bounded({ items: folders, limit: atOnce, run: (folder) => orFault(syncFolder(folder)) })
    return size
  } catch (error) {
    await bounded({ items: places, limit: atOnce, run: removeQuietly })
    throw error
  }
}

/** @param input.places Gets the path of each object that is in its place. */
async function writeGroup(
  layout: Layout,
  { group, places, ...options }: WriteOptions & { group: readonly NewObject[]; places: string[] },
): Promise<number> {
  const incoming: Incoming[] = []
  let size = 0
  const write = async ({ key, bytes }: NewObject) => {
    options.signal?.throwIfAborted()
    const path = join(layout.incoming, randomUUID())
    const file = await orFault(openAsync(path, 'wx', 0o600))
    incoming.push({ file, path, place: placeOf(layout, key) })
    size += await writeFrom(file, bytes, options)
  }
  const keep = async ({ path, place }: Incoming) => {
    options.signal?.throwIfAborted()
    await renameAsync(path, place).catch(async (error) => {
      if (!isFolder(error)) throw translateFault(error)
      await removeFolder(place)
      await orFault(renameAsync(path, place))
    })
    places.push(place)
  }
  try {
    try {
      await bounded({ items: group, limit: atOnce, run: write })
      await bounded({ items: incoming, limit: atOnce, run: ({ file }) => orFault(fdatasyncAsync(file)) })
    } finally {
      await bounded({ items: incoming, limit: atOnce, run: ({ file }) => orFault(closeAsync(file)) })
    }
    await bounded({ items: incoming, limit: atOnce, run: keep })
    return size
  } catch (error) {
    await bounded({ items: incoming, limit: atOnce, run: ({ path }) => removeQuietly(path) })
    throw error
  }
}

async function writeFrom(
  file: number,
  bytes: ObjectBytes,
  { signal, release }: WriteOptions,
): Promise<number> {
  if (bytes instanceof Uint8Array) return await writeBytes(file, [bytes])
  return await writeBytes(file, signal ? untilAborted(bytes, signal) : bytes, { release })
}

/** Nothing is lost with an empty folder. What lies in another is for a person to look at. */
async function removeFolder(place: string): Promise<void> {
  try {
    await rmdirAsync(place)
  } catch (error) {
    const fault = translateFault(error)
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOTEMPTY')) throw fault
    throw new StorageError('REQUEST_REFUSED', folderInTheWay, { cause: fault })
  }
}

/** Names no key, and tells how to find it. */
const folderInTheWay =
  "a folder that is not empty lies where the object belongs; find objects -mindepth 2 -type d, run in the store's directory, finds it: look what is in it, and move it away"

/** What can't be removed now is a leftover: in `incoming` the store removes it later, an object is garbage collected. */
async function removeQuietly(path: string): Promise<void> {
  await unlinkAsync(path).catch(() => {})
}
