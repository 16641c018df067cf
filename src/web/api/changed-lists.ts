import type { Cache, Entity } from '@urql/exchange-graphcache'
import type { AccountList } from '../gql/graphql.ts'
import { linkOf } from './cache-link.ts'
import type { LateReads } from './late-reads.ts'

/** What of the query may be another once a list has changed. A file that goes is missed by collections. */
const fieldsOf: Record<AccountList, readonly string[]> = {
  API_KEYS: ['apiKeys'],
  COLLECTIONS: ['collection', 'collections'],
  FILES: ['files'],
  SCHEDULES: ['syncSchedules'],
  TRASH: ['collection', 'trash'],
  UPLOADS: ['uploads'],
}

/** Has what is shown of these lists read again; the rest, when it's shown. */
export function rereadLists(cache: Cache, lists: readonly AccountList[], lateReads: LateReads): void {
  const names = lists.flatMap((list) => fieldsOf[list])
  lateReads.changed(names)
  invalidateFields(cache, 'Query', names)
  if (lists.includes('FILES')) rereadFiles(cache, lateReads)
}

export function invalidateFields(cache: Cache, entity: Entity, names: readonly string[]): void {
  for (const { fieldName, arguments: args } of cache.inspectFields(entity))
    if (names.includes(fieldName)) cache.invalidate(entity, fieldName, args ?? undefined)
}

/** Of a file that is shown: what can change of it, and which of its entries have become files. */
function rereadFiles(cache: Cache, lateReads: LateReads): void {
  lateReads.changed(['file'])
  for (const { fieldKey, fieldName } of cache.inspectFields('Query')) {
    if (fieldName !== 'file') continue
    const file = linkOf(cache.resolve('Query', fieldKey))
    if (file === null) continue
    cache.invalidate(file, 'updatedAt')
    const archive = linkOf(cache.resolve(file, 'archive'))
    if (archive !== null) invalidateFields(cache, archive, ['entries'])
  }
}
