import type { AccountContext } from '../accounts/account-context.ts'
import { findPlain } from '../database/plain-entities.ts'
import { type Page, type PageRequest, toPage } from '../lib/page.ts'
import { readId } from '../lib/uuid.ts'
import { File } from './file.entity.ts'
import { fileConditions } from './file-conditions.ts'
import type { FileFilter } from './file-filter.ts'

/** The account's files, newest first. The key of the list is the id. @throws InvalidInputError */
export async function listFiles(
  ctx: AccountContext,
  input: { page: PageRequest; filter?: FileFilter | null | undefined },
): Promise<Page<File>> {
  const { page, filter } = input
  const after = page.after === null ? null : readId(page.after, 'after')
  const conditions = fileConditions(ctx.caller.accountId, filter)
  const files = await findPlain(ctx.em, File, {
    where: after === null ? conditions : { $and: [conditions, { id: { $lt: after } }] },
    orderBy: { id: 'desc' },
    limit: page.first + 1,
  })
  return toPage(files, page.first)
}
