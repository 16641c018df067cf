import { sql } from 'kysely'
import type { EntityManager } from '../database/orm.ts'
import { plainEntities } from '../database/plain-entities.ts'
import { expireUpload } from './expire-upload.ts'
import { Upload } from './upload.entity.ts'

/** What a statement must select, or return, for `toUpload`. */
export const uploadColumns = sql`uploads.*, state = 'PENDING' and expires_at <= now() as is_over`
export type UploadColumns = { id: string; is_over: boolean }

/** Reads an upload; null: there is none. */
export async function readUpload(em: EntityManager, id: string): Promise<Upload | null> {
  const { rows } = await sql<UploadColumns>`select ${uploadColumns} from uploads where id = ${id}`.execute(
    em.getKysely(),
  )
  const [row] = rows
  return row === undefined ? null : await toUpload(em, row)
}

/** Makes an upload of its columns. One whose time is over is ended first, so that nobody sees it still wait. */
export async function toUpload(em: EntityManager, row: UploadColumns): Promise<Upload> {
  const [upload] = row.is_over ? [] : plainEntities(em, Upload, [row])
  if (upload !== undefined) return upload
  await expireUpload(em, row.id)
  return await em.fork().findOneOrFail(Upload, { id: row.id })
}
