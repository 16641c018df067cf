import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { NotFoundError } from '../errors.ts'
import type { LinkedBytes } from '../files/get-linked-file.ts'
import { isUuid } from '../lib/uuid.ts'
import { ExportExpiredError } from './export-expired-error.ts'
import { contentTypes, type ExportFormat, type ExportState } from './export-words.ts'

type Row = {
  state: ExportState
  isOver: boolean | null
  storageKey: string | null
  filename: string
  format: ExportFormat
  size: number | null
  sha256: string | null
  /** Milliseconds since 1970. */
  finishedAt: number
}

/**
 * The artifact that a link names, whoever asks: the link is the permission. Whether its time is over is asked of the
 * database's clock, not of the sweep.
 * @throws NotFoundError, ExportExpiredError
 */
export async function getLinkedExport(ctx: Context, input: { exportId: string }): Promise<LinkedBytes> {
  const { exportId } = input
  if (!isUuid(exportId)) throw NotFoundError.of('export')
  const found = await sql<Row>`
    select exports.state, expires_at <= clock_timestamp() as "isOver", storage_key as "storageKey", filename, format,
      size_bytes::float8 as size, sha256, extract(epoch from work.finished_at)::float8 * 1000 as "finishedAt"
    from exports join work using (id) where id = ${exportId}`.execute(ctx.em.getKysely())
  const [row] = found.rows
  if (row === undefined) throw NotFoundError.of('export')
  if (row.state === 'EXPIRED' || (row.state === 'READY' && row.isOver)) throw new ExportExpiredError()
  const { storageKey, size, sha256, filename, format, finishedAt } = row
  if (row.state !== 'READY' || storageKey === null || size === null || sha256 === null)
    throw NotFoundError.of('export')
  return {
    storageKey,
    size,
    sha256,
    filename,
    contentType: contentTypes[format],
    createdAt: new Date(finishedAt),
  }
}
