import { randomUUID } from 'node:crypto'
import { constants, copyFile, open, rename, stat, truncate, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { EndsAtErrors } from '../ends-at-errors.ts'
import { StorageError } from '../object-store.ts'
import type { PartialObjects } from '../partial-objects.ts'
import { requireStorageKey } from '../storage-key.ts'
import { untilAborted } from '../until-aborted.ts'
import { isMissing, orFault, translateFault } from './fault.ts'
import { type Layout, leafOf, placeOf } from './layout.ts'
import { streamFile } from './read-object.ts'
import { syncFolder } from './sync-folder.ts'
import { writeBytes } from './write-bytes.ts'

/**
 * Partial objects as files in a folder of their own, which grow in place and are renamed when they're whole. Their size
 * is that of the file: what a killed process wrote is there, since the kernel has it.
 */
export function partialFiles(layout: Layout): PartialObjects {
  const pathOf = (key: string) => {
    requireStorageKey(key)
    return join(layout.partial, key)
  }
  return {
    // One that became an object just now, by a process that died before it could say so, is as large as that.
    size: async (key) => (await sizeOf(pathOf(key))) ?? (await sizeOf(placeOf(layout, key))) ?? 0,
    append: (key, bytes, options) => append(pathOf(key), bytes, options),
    read: async (key): Promise<Readable> => {
      const path = (await sizeOf(pathOf(key))) === null ? placeOf(layout, key) : pathOf(key)
      const range = { start: 0, end: Number.MAX_SAFE_INTEGER, signal: undefined }
      return await streamFile(layout, { key, path, ...range })
    },
    truncate: (key, size) => cut(layout, { path: pathOf(key), size }),
    complete: async (key) => {
      try {
        await rename(pathOf(key), placeOf(layout, key))
      } catch (error) {
        if (!isMissing(error) || (await sizeOf(placeOf(layout, key))) === null) throw translateFault(error)
      }
      await orFault(syncFolder(leafOf(layout, key)))
    },
    discard: async (key) => {
      try {
        await unlink(pathOf(key))
      } catch (error) {
        if (!isMissing(error)) throw translateFault(error)
      }
    },
  }
}

async function append(
  path: string,
  bytes: AsyncIterable<Uint8Array>,
  { at, signal, release }: { at: number; signal?: AbortSignal; release?: (chunk: Uint8Array) => void },
): Promise<number> {
  // At their places, rather than behind what is there: a process that was thought dead may come to write the same bytes.
  await using handle = await orFault(open(path, constants.O_WRONLY | constants.O_CREAT, 0o600))
  await orFault(handle.truncate(at))
  const source = new EndsAtErrors(signal ? untilAborted(bytes, signal) : bytes)
  try {
    const written = await writeBytes(handle.fd, source, { at, release })
    source.rethrow()
    return at + written
  } finally {
    await orFault(handle.datasync())
  }
}

/**
 * Into a file of its own, which takes the place of the other: a process that was thought dead may have that open, and what
 * it writes behind the cut would count, with a hole before it. Some file systems copy nothing for this. On a disk that is
 * full it's cut where it lies: else it could not be gone on with, and would keep the disk full.
 */
async function cut({ incoming }: Layout, { path, size }: { path: string; size: number }): Promise<void> {
  const held = await sizeOf(path)
  if (held === null) return
  const kept = join(incoming, randomUUID())
  try {
    await copyFile(path, kept, constants.COPYFILE_FICLONE)
    await truncate(kept, Math.min(size, held))
    await syncFile(kept)
    await rename(kept, path)
  } catch (error) {
    await unlink(kept).catch(() => {})
    const fault = translateFault(error)
    if (!(fault instanceof StorageError && fault.reason === 'STORE_FULL')) throw fault
    await orFault(truncate(path, Math.min(size, held)))
  }
}

async function syncFile(path: string): Promise<void> {
  await using handle = await open(path, 'r+')
  await handle.datasync()
}

async function sizeOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size
  } catch (error) {
    if (isMissing(error)) return null
    throw translateFault(error)
  }
}
