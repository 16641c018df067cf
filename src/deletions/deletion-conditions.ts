import type { FilterQuery } from '@mikro-orm/core'
import { sql } from 'kysely'
import type { EntityManager } from '../database/orm.ts'
import type { File } from '../files/file.entity.ts'
import { fileConditions } from '../files/file-conditions.ts'
import type { FileFilter } from '../files/file-filter.ts'

/** What a deletion was asked for, as its row has it. */
type Request = {
  accountId: string
  ids: string[] | null
  filter: (Omit<FileFilter, 'createdAt'> & { createdAt?: Range | null }) | null
  upTo: string
}

/** A range of time, as JSON has it. */
type Range = { from?: string | null; to?: string | null }

/** The conditions for the files that a deletion means and that are live; null where its row is gone. */
export async function readDeletionConditions(
  em: EntityManager,
  deletionId: string,
): Promise<FilterQuery<File> | null> {
  const found = await sql<Request>`
    select work.account_id as "accountId", ids::text[] as ids, filter, up_to as "upTo"
    from deletions join work using (id) where id = ${deletionId}`.execute(em.getKysely())
  const request = found.rows[0]
  if (request === undefined) return null
  const { accountId, ids, filter, upTo } = request
  const live = fileConditions(accountId, filter && { ...filter, createdAt: readRange(filter.createdAt) })
  // Files that were stored since are none of those that were meant.
  return { $and: [live, { id: ids === null ? { $lte: upTo } : { $in: ids } }] }
}

function readRange(range: Range | null | undefined): FileFilter['createdAt'] {
  if (!range) return null
  const { from, to } = range
  return { from: from ? new Date(from) : null, to: to ? new Date(to) : null }
}
