import type { FilterQuery } from '@mikro-orm/core'
import type { QBFilterQuery } from '@mikro-orm/postgresql'
import { type RawBuilder, sql } from 'kysely'
import type { EntityManager } from '../database/orm.ts'
import { File } from './file.entity.ts'

/**
 * The files that conditions are true of, as a subquery with the columns id, filename, size and sha256, for statements
 * that work on all of them at once. The values are written into the text, as the ORM does in all its statements.
 */
export function selectFiles(em: EntityManager, conditions: FilterQuery<File>): RawBuilder<unknown> {
  const query = em
    .createQueryBuilder(File)
    .select(['id', 'filename', 'size', 'sha256'])
    // The builder takes what `find` takes; its type has names of joined tables besides.
    .where(conditions as QBFilterQuery<File>)
  return sql.raw(query.getFormattedQuery())
}
