/**
 * Objects whose bytes come to the store by links, in parts that are numbered from 1 on, rather than through this process.
 * They are none before they're complete. Keys as in `ObjectStore`, sizes in bytes; `partsId` is what `begin` gave.
 */
export interface DirectObjects {
  /** Begins an object. @returns the id of its parts: what comes for another id is none of this object. */
  begin(key: string): Promise<string>

  /**
   * A link by which anyone may PUT the bytes of one part, exactly `size` of them, as often as they like until the object is
   * complete. It's good for nothing else, and works for 1 to 604800 seconds.
   */
  presignPart(key: string, wish: PresignedPart): Promise<string>

  /**
   * Those of the parts after number `after`, up to number `upTo`, that the store has. null where it takes none for this id:
   * the object is complete, or the parts are gone.
   */
  list(key: string, partsId: string, range: { after: number; upTo: number }): Promise<HeldPart[] | null>

  /** Makes the object of the parts that the store has, in order. No error where it takes none for this id: see `list`. */
  complete(key: string, partsId: string, options?: { signal?: AbortSignal }): Promise<void>

  /** Forgets the parts; no error where there are none. The object stays, if there is one. */
  discard(key: string, partsId: string): Promise<void>

  /** What was begun, of these or any other objects, and is neither complete nor discarded. */
  unfinished(): AsyncIterable<Unfinished>
}

export type PresignedPart = { partsId: string; number: number; size: number; expiresInSeconds: number }

/** A part that the store has. */
export type HeldPart = { number: number; size: number }

export type Unfinished = { partsId: string; beganAt: Date; discard(): Promise<void> }
