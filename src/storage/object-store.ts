import type { Readable } from 'node:stream'
import type { DirectObjects } from './direct-objects.ts'
import type { PartialObjects } from './partial-objects.ts'

/** The bytes of an object on their way in. A chunk belongs to the store once it is yielded: don't write to it again. */
export type ObjectBytes = Uint8Array | AsyncIterable<Uint8Array>

export type StoredObject = { key: string; size: number; modifiedAt: Date }

/** An object to look at. Its bytes are read and hashed only where there are `hashIfSize` of them; null: in no case. */
export type WantedObject = {
  key: string
  hashIfSize: number | null
  /** Whether the bytes that are read are wanted too, all in memory at once. */
  keeps?: boolean
}

/** What an object is. `sha256` is in hexadecimal; null where its bytes weren't read. */
export type Inspection = {
  size: number
  sha256: string | null
  /** Where they are wanted and were read. */
  bytes?: Uint8Array
}

/**
 * Immutable objects under keys that the caller makes with `randomUUID()`. An object is written whole and never renamed,
 * appended to or changed, so that a file system and S3 can both be a store. Sizes and places are in bytes.
 *
 * What goes wrong in the store rejects with a {@link StorageError}. Errors of the caller's own source pass through as
 * they are. An abort rejects with the signal's reason, a stream ends with an AbortError.
 */
export interface ObjectStore {
  /**
   * Writes bytes under a fresh key. They are durable once this resolves; after a rejection nothing is to be seen under
   * the key and nothing is left behind. Of several puts under one key at once, one wins whole; a store that can tell
   * refuses the others (KEY_TAKEN), as it does to overwrite an object.
   *
   * `release` is called with each chunk of a stream, in order, once the store doesn't need its memory any more. It isn't
   * promised for each: after an error it is not.
   */
  put(
    key: string,
    bytes: ObjectBytes,
    options?: { signal?: AbortSignal; release?: (chunk: Uint8Array) => void },
  ): Promise<{ size: number }>

  /** Writes many small objects: all are durable once this resolves, none is left after a rejection. */
  putMany(
    objects: readonly { key: string; bytes: Uint8Array }[],
    options?: { signal?: AbortSignal },
  ): Promise<void>

  /**
   * Streams the bytes [start, end), by default all of them; what lies beyond the end of the object is left out. Rejects
   * before there is a stream if the object is missing. The caller reads the stream to its end or destroys it.
   */
  read(key: string, options?: { start?: number; end?: number; signal?: AbortSignal }): Promise<Readable>

  /**
   * The bytes [start, start + length), or as many as there are up to the end of the object. `onBytes` is told how many
   * more have arrived.
   */
  readRange(
    key: string,
    range: { start: number; length: number },
    options?: { signal?: AbortSignal; onBytes?: (count: number) => void },
  ): Promise<Uint8Array>

  /** null where there is no such object. */
  stat(key: string): Promise<{ size: number; modifiedAt: Date } | null>

  /**
   * Looks at objects and answers in their order. What goes wrong with one is told in its place. `onMove` is called now
   * and then for as long as something moves. `atOnce`: a store that is far away may be asked for so many at once, by
   * default for one after another.
   */
  inspectMany(
    wanted: readonly WantedObject[],
    options?: { signal?: AbortSignal; onMove?: () => void; atOnce?: number },
  ): Promise<(Inspection | StorageError)[]>

  /** Removes an object; one that is gone already is no error. */
  delete(key: string): Promise<void>

  /**
   * The objects whose key begins with `prefix` and is greater than `after`, in the order of their keys, read in pages.
   * One that is written or deleted during the walk may appear or not, any other appears once.
   */
  list(options?: { prefix?: string; after?: string }): AsyncIterable<StoredObject>

  readonly partial: PartialObjects

  /** Only of a store that others can write to by links. */
  readonly direct?: DirectObjects

  /** Rejects when an object can't be written right now. */
  check(): Promise<void>

  /** A link by which anyone reads an object from the store itself; only of a store that has such links. */
  presignRead?(key: string, wish: PresignedRead): Promise<string>
}

/** What a link to an object is to answer; it works for 1 to 604800 seconds. */
export type PresignedRead = { expiresInSeconds: number; contentDisposition: string; contentType: string }

/**
 * What can go wrong in a store, and of which kind it is. MISSING: there is no such object. RETRYABLE: the state of the
 * store, which passes or which an operator mends. PERMANENT: this call can never succeed.
 */
const kindOf = {
  OBJECT_MISSING: 'MISSING',
  STORE_FULL: 'RETRYABLE',
  STORE_DENIED: 'RETRYABLE',
  STORE_READ_ONLY: 'RETRYABLE',
  STORE_BUSY: 'RETRYABLE',
  STORE_UNAVAILABLE: 'RETRYABLE',
  CLOCK_SKEWED: 'RETRYABLE',
  CHECKSUM_MISMATCH: 'RETRYABLE',
  OBJECT_TOO_LARGE: 'PERMANENT',
  KEY_TAKEN: 'PERMANENT',
  REQUEST_REFUSED: 'PERMANENT',
  INVALID_KEY: 'PERMANENT',
  INVALID_RANGE: 'PERMANENT',
} as const

export type StorageReason = keyof typeof kindOf
export type StorageErrorKind = (typeof kindOf)[StorageReason]

export class StorageError extends Error {
  override readonly name = 'StorageError'
  readonly reason: StorageReason
  readonly kind: StorageErrorKind

  constructor(reason: StorageReason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
    this.kind = kindOf[reason]
  }
}
