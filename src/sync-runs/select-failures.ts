import type { FilterQuery } from '@mikro-orm/core'
import type { QBFilterQuery } from '@mikro-orm/postgresql'
import { type RawBuilder, sql } from 'kysely'
import type { EntityManager } from '../database/orm.ts'
import { SyncFailure } from './sync-failure.entity.ts'

/**
 * The failures that conditions are true of, as a subquery with the columns id, version, subject_id, channel, action and size,
 * for statements that work on all of them at once. The values are written into the text, as the ORM does in all its
 * statements.
 */
export function selectFailures(em: EntityManager, conditions: FilterQuery<SyncFailure>): RawBuilder<unknown> {
  const query = em
    .createQueryBuilder(SyncFailure)
    .select(['id', 'version', 'subjectId', 'channel', 'action', 'size'])
    // The builder takes what `find` takes; its type has names of joined tables besides.
    .where(conditions as QBFilterQuery<SyncFailure>)
  return sql.raw(query.getFormattedQuery())
}
