import { sql } from 'kysely'
import { type Context, createContext } from '../../context.ts'
import { ConflictError } from '../../errors.ts'
import type { Upload } from '../upload.entity.ts'
import { changeUpload } from './change-upload.ts'

/**
 * Says up to where the bytes of an upload count; null: all that there are. A chunk with a checksum is taken between the
 * two, so that no byte of it counts before the checksum was compared, whatever becomes of the process.
 * @throws ConflictError where the upload has ended, or its lock is another's by now.
 */
export async function confirmBytes(
  ctx: Context,
  { id, lock }: Pick<Upload, 'id' | 'lock'>,
  upTo: number | null,
): Promise<void> {
  const confirmed = await sql`
    update uploads set confirmed = ${upTo} where id = ${id} and lock = ${lock} and state = 'PENDING'
    returning id`.execute(createContext(ctx).em.getKysely())
  if (confirmed.rows.length > 0) return
  throw new ConflictError('Another client goes on with this upload, or it has ended.')
}

/**
 * How many bytes of an upload count. The caller has it locked. What nobody has confirmed is cut off first: only here,
 * since who took it may have lost the lock meanwhile.
 */
export async function readOffset(ctx: Context, { id, storageKey, ...upload }: Upload): Promise<number> {
  const { partial } = ctx.store
  const confirmed = upload.confirmed ?? null
  // Also where nothing is to be seen there: who is thought dead may be about to write it.
  if (confirmed !== null) await partial.truncate(storageKey, confirmed)
  const offset = await partial.size(storageKey)
  // A process that died has not told how far it came.
  if (confirmed !== null || offset !== upload.received) {
    const set = sql`received = ${offset}, confirmed = null`
    await changeUpload(createContext(ctx).em, { id, set, where: sql`state = 'PENDING'` })
  }
  return offset
}
