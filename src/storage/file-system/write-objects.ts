import { randomUUID } from 'node:crypto'
import { close, fdatasync, open, rename, unlink } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { bounded } from '../../lib/bounded.ts'
import type { ObjectBytes } from '../object-store.ts'
import { untilAborted } from '../until-aborted.ts'
import { orFault } from './fault.ts'
import { type Layout, leafOf, placeOf } from './layout.ts'
import { syncFolder } from './sync-folder.ts'
import { writeBytes } from './write-bytes.ts'

// Plain descriptors: a FileHandle costs a fifth more per small object.
const openAsync = promisify(open)
const closeAsync = promisify(close)
const fdatasyncAsync = promisify(fdatasync)
const renameAsync = promisify(rename)
const unlinkAsync = promisify(unlink)

/** Enough to keep the disk's queue full, and few enough open files for several calls at once. */
const atOnce = 64

type NewObject = { key: string; bytes: ObjectBytes }
type WriteOptions = { signal: AbortSignal | undefined; releases: boolean }

/**
 * Writes objects so that a crash at any moment leaves each of them whole or not at all: bytes to a file in `incoming`,
 * sync, rename, and once for all of them sync of the folders that they came into. If anything fails, all are removed.
 * @returns the bytes that were written.
 */
export async function writeObjects(
  layout: Layout,
  { objects, signal, releases }: WriteOptions & { objects: readonly NewObject[] },
): Promise<number> {
  const places: string[] = []
  let size = 0
  try {
    await bounded({
      items: objects,
      limit: atOnce,
      run: async (object) => {
        signal?.throwIfAborted()
        size += await writeObject(layout, { ...object, signal, releases })
        places.push(placeOf(layout, object.key))
      },
    })
    const folders = new Set(objects.map(({ key }) => leafOf(layout, key)))
    await bounded({ items: folders, limit: atOnce, run: (folder) => orFault(syncFolder(folder)) })
    return size
  } catch (error) {
    await bounded({ items: places, limit: atOnce, run: removeQuietly })
    throw error
  }
}

async function writeObject(
  layout: Layout,
  { key, bytes, signal, releases }: NewObject & WriteOptions,
): Promise<number> {
  const incoming = join(layout.incoming, randomUUID())
  const file = await orFault(openAsync(incoming, 'wx', 0o600))
  try {
    const size = await writeAndClose(file, { bytes, signal, releases })
    signal?.throwIfAborted()
    await orFault(renameAsync(incoming, placeOf(layout, key)))
    return size
  } catch (error) {
    await removeQuietly(incoming)
    throw error
  }
}

async function writeAndClose(
  file: number,
  { bytes, signal, releases }: WriteOptions & { bytes: ObjectBytes },
): Promise<number> {
  try {
    const source = bytes instanceof Uint8Array ? [bytes] : signal ? untilAborted(bytes, signal) : bytes
    const size = await writeBytes(file, source, { releases: releases && !(bytes instanceof Uint8Array) })
    await orFault(fdatasyncAsync(file))
    return size
  } finally {
    await orFault(closeAsync(file))
  }
}

/** What can't be removed now is a leftover: in `incoming` the store removes it later, an object is garbage collected. */
async function removeQuietly(path: string): Promise<void> {
  await unlinkAsync(path).catch(() => {})
}
