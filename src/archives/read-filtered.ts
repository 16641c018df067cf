import { sql } from 'kysely'
import { type Context, transaction } from '../context.ts'
import type { Tx } from '../database/transaction.ts'
import { InvalidInputError } from '../errors.ts'
import { checkEntryFilter, type EntryFilter } from './entry-filter.ts'

/** A glob may be matched against a million paths of a kilobyte each, for which a minute may not be enough. */
const longestSeconds = 10

/** PostgreSQL, appendix A: query_canceled, which a statement is that takes longer than its timeout. */
const canceled = '57014'

/**
 * Runs statements that look for what a filter is true of, within a limit of time, and so that those with an order follow
 * an index that has it: until an archive has been analyzed, Postgres thinks little of sorting it.
 * @param fieldPrefix Stands before the name of the field at fault.
 * @throws InvalidInputError with a field of `filter`; `glob` where it takes too long.
 */
export async function readFiltered<T>(
  ctx: Context,
  filter: EntryFilter,
  read: (tx: Tx) => Promise<T>,
  fieldPrefix = 'filter.',
): Promise<T> {
  await checkEntryFilter(ctx, filter, fieldPrefix)
  try {
    return await ctx.searching(() =>
      transaction(ctx, async (tx) => {
        await sql`select set_config('statement_timeout', ${`${longestSeconds}s`}, true), set_config('enable_sort', 'off', true)`.execute(
          tx.getKysely(),
        )
        return await read(tx)
      }),
    )
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === canceled)) throw error
    const message = 'This takes too long: give a pathPrefix, or a glob that begins with the name of a folder.'
    throw new InvalidInputError(message, `${fieldPrefix}glob`)
  }
}
