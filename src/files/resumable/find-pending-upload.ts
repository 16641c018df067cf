import type { EntityManager } from '../../database/orm.ts'
import { NotFoundError } from '../../errors.ts'
import { isUuid } from '../../lib/uuid.ts'
import { readUpload } from '../read-upload.ts'
import type { Upload } from '../upload.entity.ts'
import { UploadEndedError } from '../upload-ended-error.ts'

/**
 * An upload that waits for bytes, for whoever holds its link.
 * @throws NotFoundError, UploadEndedError
 */
export async function findPendingUpload(em: EntityManager, id: string): Promise<Upload> {
  const upload = await findUpload(em, id)
  if (upload.state !== 'PENDING') throw new UploadEndedError(upload.state)
  return upload
}

/** @throws NotFoundError */
export async function findUpload(em: EntityManager, id: string): Promise<Upload> {
  if (!isUuid(id)) throw NotFoundError.of('upload')
  const upload = await readUpload(em, id)
  if (upload === null) throw NotFoundError.of('upload')
  return upload
}
