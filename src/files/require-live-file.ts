import type { EntityManager } from '../database/orm.ts'
import { GoneError } from '../errors.ts'
import { File } from './file.entity.ts'

/** The file that a wish was granted with before. @throws GoneError where it has been deleted since. */
export async function requireLiveFile(em: EntityManager, id: string): Promise<File> {
  const file = await em.findOne(File, { id, deletedAt: null })
  if (file === null)
    throw new GoneError('The file that was made under this idempotency key has been deleted.')
  return file
}
