import { sql } from 'kysely'
import type { CallerContext } from '../context.ts'
import { findPlain } from '../database/plain-entities.ts'
import { type Page, type PageRequest, toPage } from '../lib/page.ts'
import { readId } from '../lib/uuid.ts'
import { expireUploads } from './expire-upload.ts'
import { Upload, type UploadState } from './upload.entity.ts'

export type UploadFilter = { states?: readonly UploadState[] | null | undefined }

/** A page of the account's uploads, newest first. One whose time is over reads as EXPIRED. @throws InvalidInputError (after) */
export async function listUploads(
  ctx: CallerContext,
  { page, filter }: { page: PageRequest; filter?: UploadFilter | null | undefined },
): Promise<Page<Upload>> {
  const em = ctx.em.fork()
  const { accountId } = ctx.caller
  await expireUploads(em, sql`account_id = ${accountId}`)
  const uploads = await findPlain(em, Upload, {
    where: {
      accountId,
      ...(page.after !== null && { id: { $lt: readId(page.after, 'after') } }),
      ...(filter?.states && { state: { $in: [...filter.states] } }),
    },
    orderBy: { id: 'desc' },
    limit: page.first + 1,
  })
  return toPage(uploads, page.first)
}
