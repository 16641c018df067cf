import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../context.ts'
import { InvalidInputError } from '../errors.ts'
import { whereGiven } from '../lib/where-given.ts'
import { GlobError } from './glob/glob-error.ts'
import { matchesGlob } from './glob/matches-glob.ts'
import { translateGlob } from './glob/translate-glob.ts'
import type { SkipReason } from './skip-reasons.ts'

type Given<T> = T | null | undefined

/** Which entries of an archive are meant: all that is given must hold. */
export type EntryFilter = {
  /** What the path begins with; a folder's path ends in `/` here. */
  pathPrefix?: Given<string>
  /** What the path matches as a whole: see {@link translateGlob}. */
  glob?: Given<string>
  selectable?: Given<boolean>
  skipReasons?: Given<readonly SkipReason[]>
}

/** Longer than any path. */
const maxCharacters = 1024

/** PostgreSQL, appendix A: invalid_regular_expression, which "too complex" is too. */
const invalidRegex = '2201B'

/**
 * @param fieldPrefix Stands before the name of the field at fault, such as `filter.`.
 * @throws InvalidInputError where the filter can't be meant like that.
 */
export async function checkEntryFilter(
  ctx: Context,
  filter: EntryFilter,
  fieldPrefix: string,
): Promise<void> {
  const { pathPrefix, glob } = filter
  if (typeof pathPrefix === 'string') checkPathText(pathPrefix, `${fieldPrefix}pathPrefix`)
  if (typeof glob !== 'string') return
  checkPathText(glob, `${fieldPrefix}glob`)
  const fault = await findFault(ctx, glob)
  if (fault !== null) throw new InvalidInputError(fault, `${fieldPrefix}glob`)
}

/** @throws InvalidInputError where a text can't be a path or part of one. */
export function checkPathText(text: string, field: string): void {
  if (text.includes('\0') || !text.isWellFormed()) {
    throw new InvalidInputError('A path never holds NUL or half a surrogate pair.', field)
  }
  if (text.length > maxCharacters) {
    throw new InvalidInputError(`A path has ${maxCharacters} characters at most.`, field)
  }
}

/** Why a glob can't be used: it makes no sense, or is more than Postgres takes. */
async function findFault(ctx: Context, glob: string): Promise<string | null> {
  try {
    const { regex } = translateGlob(glob)
    await sql`select '' collate "C" ~ ${regex}::text`.execute(ctx.em.getKysely())
    return null
  } catch (error) {
    if (error instanceof GlobError) return error.message
    if (error instanceof Error && 'code' in error && error.code === invalidRegex)
      return 'The glob is too complex.'
    throw error
  }
}

/**
 * A filter as a condition for rows of archive_entries that the statement calls `e`: true or false, never null.
 * @throws GlobError unless the filter was checked.
 */
export function entryConditions(filter: EntryFilter): RawBuilder<boolean> {
  const { pathPrefix, glob, selectable, skipReasons } = filter
  const conditions = [
    whereGiven(pathPrefix, withPrefix),
    whereGiven(glob, matching),
    whereGiven(selectable, (can) => sql`(e.skip_reason is null) = ${can}::boolean`),
    whereGiven(skipReasons, withReason),
  ]
  return sql<boolean>`(${sql.join([sql`true`, ...conditions.filter((one) => one !== null)], sql` and `)})`
}

/**
 * Not in the form that the index `archive_entries_tree` serves: Postgres would take it for prefixes of most entries too,
 * which are read faster in their order. See find-among-few.ts for prefixes of few.
 */
function withPrefix(prefix: string): RawBuilder<unknown> {
  return sql`e.path is not null
    and (e.path ^@ ${prefix}::text or e.skip_reason = 'DIRECTORY' and e.path || '/' = ${prefix}::text)`
}

function matching(glob: string): RawBuilder<unknown> {
  return sql`e.path is not null and ${matchesGlob(sql`e.path`, glob)}`
}

function withReason(reasons: readonly SkipReason[]): RawBuilder<unknown> {
  return sql`e.skip_reason is not null and e.skip_reason = any(${reasons}::text[])`
}

/** What the paths of all entries begin with that a filter is true of. */
export function commonPrefix({ pathPrefix, glob }: EntryFilter): string {
  const ofGlob = typeof glob === 'string' ? translateGlob(glob).prefix : ''
  return ofGlob.length > (pathPrefix ?? '').length ? ofGlob : (pathPrefix ?? '')
}
