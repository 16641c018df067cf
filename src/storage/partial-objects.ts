import type { Readable } from 'node:stream'

/**
 * Objects that come piece by piece, over hours and many processes, and are none before they're complete. One process at a
 * time may write to one: that's the caller's to see to. Keys as in {@link ObjectStore}, sizes in bytes.
 */
export interface PartialObjects {
  /** How many bytes there are: what the store holds, whatever a process that died has said. 0 where none came. */
  size(key: string): Promise<number>

  /**
   * Writes bytes behind the first `at`; what was behind those is gone. What came before the source failed stays, and so
   * it does where `signal` is aborted: either rejects with that reason, but all bytes up to there are kept.
   * @returns the size that it has now, durably.
   */
  append(
    key: string,
    bytes: AsyncIterable<Uint8Array>,
    options: { at: number; signal?: AbortSignal; release?: (chunk: Uint8Array) => void },
  ): Promise<number>

  /** Streams all bytes that there are. */
  read(key: string): Promise<Readable>

  /** Cuts off what is behind the first `size` bytes; no error where there are none. */
  truncate(key: string, size: number): Promise<void>

  /** Makes it the object of this key. No error where it is that already. */
  complete(key: string): Promise<void>

  /** Forgets it; no error where there is none. */
  discard(key: string): Promise<void>
}
