import type { ItemAtRevision } from '../collections/read-items-at.ts'
import type { Context } from '../context.ts'
import { hashBytes } from '../lib/hash-bytes.ts'
import { StorageError } from '../storage/object-store.ts'
import type { Run } from '../work/run.ts'
import type { MissingReason } from './export-words.ts'
import { streamStored } from './stored-bytes.ts'

/**
 * Reads an item's object to its end.
 * @returns what is wrong with it; null: nothing.
 * @throws StorageError, WorkTroubledError
 */
export async function verifyObject(
  { store }: Context,
  { run, row: { file, size, sha256 } }: { run: Run; row: ItemAtRevision },
): Promise<MissingReason | null> {
  if (file === null) return 'DELETED'
  try {
    const bytes = hashBytes(streamStored(store, { storageKey: file.storageKey, size }, run.signal))
    for await (const _ of bytes) run.stir()
    const found = bytes.result()
    return found.size === size && found.sha256 === sha256 ? null : 'DAMAGED'
  } catch (error) {
    if (error instanceof StorageError && error.kind === 'MISSING') return 'LOST'
    throw error
  }
}
