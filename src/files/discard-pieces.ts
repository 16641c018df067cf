import type { Services } from '../context.ts'

/**
 * Removes what has come of an upload that is no file and never will be: its pieces, its parts, and the object that they may
 * be already.
 */
export async function discardPieces(
  { store }: Pick<Services, 'store'>,
  { storageKey, partsId }: { storageKey: string; partsId?: string | null | undefined },
): Promise<void> {
  await store.partial.discard(storageKey)
  if (!partsId) return
  await store.direct?.discard(storageKey, partsId)
  await store.delete(storageKey)
}
