import { type FilterQuery, raw } from '@mikro-orm/core'
import { InvalidInputError } from '../errors.ts'
import { readContentTypeFilter } from '../lib/content-type.ts'
import { escapeLike } from '../lib/escape-like.ts'
import { whereGiven } from '../lib/where-given.ts'
import type { File } from './file.entity.ts'
import { checkRanges, type EntryScope, type FileFilter } from './file-filter.ts'
import { checkJson, type Tags } from './tags.ts'

/** What a filter means: the conditions for an account's live files. @throws InvalidInputError */
export function fileConditions(accountId: string, filter: FileFilter | null | undefined): FilterQuery<File> {
  return { $and: [{ accountId, deletedAt: null }, ...filterConditions(filter)] }
}

/** As `fileConditions`, for the files that can be restored: those deleted in the last `hours`. */
export function trashConditions(
  accountId: string,
  { filter, hours }: { filter: FileFilter | null | undefined; hours: number },
): FilterQuery<File> {
  const deletedAt = { $gt: raw<Date>(`now() - ? * interval '1 hour'`, [hours]) }
  return { $and: [{ accountId, deletedAt, purging: false }, ...filterConditions(filter)] }
}

function filterConditions(filter: FileFilter | null | undefined): FilterQuery<File>[] {
  const { contentType, createdAt, entryScope, name, size, tags } = filter ?? {}
  checkRanges(filter ?? {})
  const conditions: (FilterQuery<File> | null)[] = [
    whereGiven(contentType, withContentType),
    whereGiven(name, withName),
    whereGiven(tags, withTags),
    whereGiven(entryScope, inScope),
    whereGiven(createdAt?.from, (from) => ({ createdAt: { $gte: from } })),
    whereGiven(createdAt?.to, (to) => ({ createdAt: { $lt: to } })),
    whereGiven(size?.min, (min) => ({ size: { $gte: min } })),
    whereGiven(size?.max, (max) => ({ size: { $lte: max } })),
  ]
  return conditions.filter((condition) => condition !== null)
}

function withContentType(text: string): FilterQuery<File> {
  const type = readContentTypeFilter(text, 'filter.contentType')
  return { contentType: type.endsWith('/*') ? { $like: `${escapeLike(type.slice(0, -1))}%` } : type }
}

function withName(part: string): FilterQuery<File> {
  if (part.includes('\0') || !part.isWellFormed()) {
    throw new InvalidInputError('A filename never holds NUL or half a surrogate pair.', 'filter.name')
  }
  return { filename: { $ilike: `%${escapeLike(part)}%` } }
}

/** `@>`, the operator that the index on tags serves. */
function withTags(tags: Tags): FilterQuery<File> {
  checkJson(tags, 'filter.tags')
  return { tags: { $contains: tags } }
}

function inScope(scope: EntryScope): FilterQuery<File> | null {
  switch (scope) {
    case 'EXCLUDE':
      return { archiveId: null }
    case 'ONLY':
      return { archiveId: { $ne: null } }
    case 'INCLUDE':
      return null
    default:
      return scope satisfies never
  }
}
