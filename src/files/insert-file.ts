import type { Tx } from '../database/transaction.ts'
import { claimObjects } from './claim-objects.ts'
import { File } from './file.entity.ts'
import type { Tags } from './tags.ts'

/** Makes the row of bytes that are in the store under `storageKey`. @throws ObjectCondemnedError */
export async function insertFile(
  tx: Tx,
  file: {
    accountId: string
    storageKey: string
    filename: string
    contentType: string
    size: number
    sha256: string
    tags: Tags
  },
): Promise<File> {
  await claimObjects(tx, [file.storageKey])
  const inserted = tx.create(File, file)
  await tx.persist(inserted).flush()
  return inserted
}
