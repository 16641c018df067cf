import { accessSync } from 'node:fs'
import { access } from 'node:fs/promises'
import { StorageError, type StorageReason } from '../object-store.ts'
import { type Layout, leafOf } from './layout.ts'

const faults: Record<string, readonly [StorageReason, string]> = {
  EACCES: ['STORE_DENIED', 'permission denied'],
  EAGAIN: ['STORE_BUSY', 'the file system is busy'],
  EBUSY: ['STORE_BUSY', 'the file system is busy'],
  EDQUOT: ['STORE_FULL', 'the disk quota is used up'],
  EEXIST: ['STORE_UNAVAILABLE', 'a file lies where a folder belongs'],
  EFBIG: ['OBJECT_TOO_LARGE', 'the object is larger than the file system allows'],
  EIO: ['STORE_UNAVAILABLE', 'the disk fails to read or write'],
  EISDIR: ['OBJECT_MISSING', 'a folder lies where the object belongs'],
  EMFILE: ['STORE_BUSY', 'too many files are open'],
  ENFILE: ['STORE_BUSY', 'too many files are open'],
  ENOENT: ['STORE_UNAVAILABLE', 'a folder of the store is gone'],
  ENOSPC: ['STORE_FULL', 'the disk is full'],
  ENOTDIR: ['STORE_UNAVAILABLE', 'a file lies where a folder belongs'],
  EPERM: ['STORE_DENIED', 'permission denied'],
  EROFS: ['STORE_READ_ONLY', 'the file system is read-only'],
}

/** What the file system said, in words; an error that isn't its own stays as it is. */
export function translateFault(error: unknown): unknown {
  const code = faultCode(error)
  if (code === null) return error
  const [reason, words] = faults[code] ?? ['STORE_UNAVAILABLE', `the file system answers ${code}`]
  return new StorageError(reason, words, { cause: error })
}

/** For each call into the file system, so that errors of the bytes' source are never taken for faults of the store. */
export async function orFault<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw translateFault(error)
  }
}

export function isMissing(error: unknown): boolean {
  return faultCode(error) === 'ENOENT'
}

/** A folder in the place of an object is none, though it can be opened and has a size. */
export function isFolder(error: unknown): boolean {
  return faultCode(error) === 'EISDIR'
}

/**
 * Why an object isn't in its place. A disk that isn't mounted lacks the folder as well, and must never be taken for a
 * store without the object.
 */
export async function explainMissing(layout: Layout, key: string, cause: unknown): Promise<StorageError> {
  try {
    await access(leafOf(layout, key))
  } catch {
    return folderGone(cause)
  }
  return noObject(key, cause)
}

/** The same for a thread that may wait. */
export function explainMissingSync(layout: Layout, key: string, cause?: unknown): StorageError {
  try {
    accessSync(leafOf(layout, key))
  } catch {
    return folderGone(cause)
  }
  return noObject(key, cause)
}

function folderGone(cause: unknown): StorageError {
  return new StorageError('STORE_UNAVAILABLE', 'a folder of the store is gone', { cause })
}

function noObject(key: string, cause: unknown): StorageError {
  return new StorageError('OBJECT_MISSING', `there is no object ${key}`, { cause })
}

function faultCode(error: unknown): string | null {
  if (!(error instanceof Error && 'syscall' in error && 'code' in error)) return null
  return typeof error.code === 'string' ? error.code : null
}
