import { sql } from 'kysely'
import type { EntityManager } from '../database/orm.ts'
import { isOfRevision } from './read-items-at.ts'

/** How many items a collection held at a revision, and their bytes. */
export async function countItemsAt(
  em: EntityManager,
  { collectionId, revision }: { collectionId: string; revision: number },
): Promise<{ items: number; bytes: number }> {
  const counted = await sql<{ items: number; bytes: number }>`
    select count(*)::int as items, coalesce(sum(size), 0)::float8 as bytes from collection_items i
    where i.collection_id = ${collectionId} and ${isOfRevision(revision)}`.execute(em.getKysely())
  return counted.rows[0] ?? { items: 0, bytes: 0 }
}
