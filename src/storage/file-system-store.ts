import { stat, unlink } from 'node:fs/promises'
import { explainMissing, isFolder, isMissing, translateFault } from './file-system/fault.ts'
import { Inspectors } from './file-system/inspectors.ts'
import { type Layout, placeOf } from './file-system/layout.ts'
import { listObjects } from './file-system/list-objects.ts'
import { openLayout } from './file-system/open-layout.ts'
import { partialFiles } from './file-system/partial-files.ts'
import { probe } from './file-system/probe.ts'
import { readObject, streamObject } from './file-system/read-object.ts'
import { removeLeftovers } from './file-system/remove-leftovers.ts'
import { writeObjects } from './file-system/write-objects.ts'
import { type ObjectStore, StorageError } from './object-store.ts'
import { requireRange, requireStorageKey } from './storage-key.ts'
import { StoreUnavailableError } from './store-unavailable-error.ts'

/**
 * Opens the store in a directory of a local or network file system, which is made if need be. Several processes may
 * open it at once. What crashes have left is removed in the background, which disposing ends.
 * @throws StoreUnavailableError
 */
export async function openFileSystemStore({
  directory,
}: {
  directory: string
}): Promise<ObjectStore & AsyncDisposable> {
  const layout = await openOrExplain(directory)
  const closing = new AbortController()
  const inspectors = new Inspectors(layout)
  // Nothing depends on it; the next start tries again.
  const cleaning = removeLeftovers(layout, closing.signal).catch(() => {})
  return {
    async put(key, bytes, options = {}) {
      requireStorageKey(key)
      return { size: await writeObjects(layout, { objects: [{ key, bytes }], ...options }) }
    },
    async putMany(objects, options = {}) {
      for (const { key } of objects) requireStorageKey(key)
      await writeObjects(layout, { objects, ...options })
    },
    async read(key, { start = 0, end = Number.MAX_SAFE_INTEGER, signal } = {}) {
      requireRange(key, { start, end })
      return await streamObject(layout, key, { start, end, signal })
    },
    async readRange(key, { start, length }, options = {}) {
      requireRange(key, { start, end: start + length })
      return await readObject(layout, key, { start, end: start + length, ...options })
    },
    async stat(key) {
      requireStorageKey(key)
      return await statObject(layout, key)
    },
    async inspectMany(wanted, options = {}) {
      for (const { key } of wanted) requireStorageKey(key)
      return await inspectors.inspect(wanted, options)
    },
    async delete(key) {
      requireStorageKey(key)
      await deleteObject(layout, key)
    },
    list: ({ prefix = '', after = '' } = {}) => listObjects(layout, { prefix, after }),
    partial: partialFiles(layout),
    check: () => probe(layout),
    async [Symbol.asyncDispose]() {
      closing.abort()
      await inspectors[Symbol.asyncDispose]()
      await cleaning
    },
  }
}

async function openOrExplain(directory: string): Promise<Layout> {
  try {
    return await openLayout(directory)
  } catch (error) {
    throw error instanceof StorageError
      ? new StoreUnavailableError(`The storage directory ${directory}`, error)
      : error
  }
}

async function statObject(layout: Layout, key: string): Promise<{ size: number; modifiedAt: Date } | null> {
  try {
    const stats = await stat(placeOf(layout, key))
    return stats.isDirectory() ? null : { size: stats.size, modifiedAt: stats.mtime }
  } catch (error) {
    if (!isMissing(error)) throw translateFault(error)
    return nullIfMissing(await explainMissing(layout, key, error))
  }
}

/** Not synced: an object that a power cut brings back is named by no row, and garbage collection finds it. */
async function deleteObject(layout: Layout, key: string): Promise<void> {
  try {
    await unlink(placeOf(layout, key))
  } catch (error) {
    if (isFolder(error)) return
    if (!isMissing(error)) throw translateFault(error)
    nullIfMissing(await explainMissing(layout, key, error))
  }
}

function nullIfMissing(error: StorageError): null {
  if (error.kind !== 'MISSING') throw error
  return null
}
