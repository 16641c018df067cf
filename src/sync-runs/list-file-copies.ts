import type { EntityManager } from '../database/orm.ts'
import { FileCopy } from './file-copy.entity.ts'

/** What is known of files' bytes in each store, in the order of the channels' names: a few of each, so all at once. */
export async function listFileCopies(em: EntityManager, fileIds: readonly string[]): Promise<FileCopy[]> {
  return await em.find(FileCopy, { fileId: { $in: [...fileIds] } }, { orderBy: { channel: 'asc' } })
}
