import type { EntityManager } from '../../database/orm.ts'
import { NotFoundError } from '../../errors.ts'
import { isUuid } from '../../lib/uuid.ts'
import { expireUpload } from '../expire-upload.ts'
import { Upload } from '../upload.entity.ts'
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
  await expireUpload(em, id)
  const upload = await em.fork().findOne(Upload, { id })
  if (upload === null) throw NotFoundError.of('upload')
  return upload
}
