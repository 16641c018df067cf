import { raw } from '@mikro-orm/core'
import type { CallerContext } from '../context.ts'
import { findPlain } from '../database/plain-entities.ts'
import { InvalidInputError } from '../errors.ts'
import { type Page, type PageRequest, toPage } from '../lib/page.ts'
import { isUuid } from '../lib/uuid.ts'
import { File } from './file.entity.ts'
import { trashConditions } from './file-conditions.ts'
import type { FileFilter } from './file-filter.ts'

/** The account's files that can be restored, the last deleted first. @throws InvalidInputError */
export async function listTrash(
  ctx: CallerContext,
  input: { page: PageRequest; filter?: FileFilter | null | undefined },
): Promise<Page<File>> {
  const { page, filter } = input
  const conditions = trashConditions(ctx.caller.accountId, { filter, hours: ctx.config.trashHours })
  const files = await findPlain(ctx.em, File, {
    where: page.after === null ? conditions : { $and: [conditions, isBehind(page.after)] },
    orderBy: [{ deletedAt: 'desc' }, { id: 'desc' }],
    limit: page.first + 1,
  })
  return toPage(files, page.first)
}

/** How many files `listTrash` gives over all pages. @throws InvalidInputError */
export async function countTrash(
  ctx: CallerContext,
  { filter }: { filter?: FileFilter | null | undefined },
): Promise<number> {
  const conditions = trashConditions(ctx.caller.accountId, { filter, hours: ctx.config.trashHours })
  return await ctx.em.fork().count(File, conditions)
}

/** A file's key in the list: files that were deleted in one go have the same time. */
export function trashKey({ deletedAt, id }: File): string {
  return `${deletedAt?.toISOString()} ${id}`
}

/** Compared as a whole, which the index serves. */
function isBehind(key: string) {
  const [deletedAt = '', id = ''] = key.split(' ')
  if (Number.isNaN(Date.parse(deletedAt)) || !isUuid(id)) {
    throw new InvalidInputError('after is not a cursor of this list.', 'after')
  }
  return { [raw('(deleted_at, id)')]: { $lt: raw('(?::timestamptz, ?::uuid)', [deletedAt, id]) } }
}
