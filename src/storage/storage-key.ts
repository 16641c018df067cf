import { createHash, randomUUID } from 'node:crypto'
import { StorageError } from './object-store.ts'

const uuid4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/**
 * Makes keys for objects that are written together. They begin alike, so that a file-system store has one folder to sync
 * for all of them.
 */
export function createKeysTogether(): () => string {
  const beginning = randomUUID().slice(0, 2)
  return () => beginning + randomUUID().slice(2)
}

/**
 * The key of an object that always lies under the same one: two who write it meet, and the second is refused. Since it may
 * be there already, its row must name it before it's written.
 */
export function storageKeyOf(name: string): string {
  const bytes = createHash('sha256').update(name).digest().subarray(0, 16)
  // Version and variant of a UUIDv4 (RFC 9562, section 5.4), so that it looks like any other key.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** Whether it is what `randomUUID()` makes: a UUIDv4 in lower case. */
export function isStorageKey(key: string): boolean {
  return uuid4.test(key)
}

/** A key becomes a path or a URL, so nothing but a UUID may pass. @throws StorageError INVALID_KEY */
export function requireStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new StorageError('INVALID_KEY', `${JSON.stringify(key)} is no storage key`)
}

/** For a read of the bytes [start, end). @throws StorageError INVALID_KEY, INVALID_RANGE */
export function requireRange(key: string, { start, end }: { start: number; end: number }): void {
  requireStorageKey(key)
  if (Number.isSafeInteger(start) && Number.isSafeInteger(end) && start >= 0 && end >= start) return
  throw new StorageError('INVALID_RANGE', `there are no bytes from ${start} to ${end}`)
}
