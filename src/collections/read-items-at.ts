import { type RawBuilder, sql } from 'kysely'
import type { EntityManager } from '../database/orm.ts'

/** An item as it was at a revision, and its file as it is now. */
export type ItemAtRevision = {
  path: string
  fileId: string
  /** Bytes. */
  size: number
  sha256: string
  /** null: the file has been deleted. */
  file: {
    storageKey: string
    contentType: string
    /** By its archive, else when it was stored. */
    modifiedAt: Date
  } | null
}

type Row = Omit<ItemAtRevision, 'file'> & {
  storageKey: string | null
  contentType: string | null
  /** Milliseconds since 1970. */
  modifiedAt: number | null
}

/** Holds for the items `i` that a collection had at a revision. */
export function isOfRevision(revision: number): RawBuilder<boolean> {
  return sql<boolean>`i.from_revision <= ${revision} and (i.to_revision is null or i.to_revision > ${revision})`
}

/**
 * What a collection held at a revision, in the order of the bytes of the paths, whatever has become of it since.
 * @param page.after The path of the last item that was read; null: from the start.
 * @returns up to `page.limit` items.
 */
export async function readItemsAt(
  em: EntityManager,
  page: { collectionId: string; revision: number; after: string | null; limit: number },
): Promise<ItemAtRevision[]> {
  const { collectionId, revision, after, limit } = page
  const isBehind = after === null ? sql`true` : sql`i.path > ${after}::text`
  const found = await sql<Row>`
    select i.path, i.file_id as "fileId", i.size::float8, i.sha256, f.storage_key as "storageKey",
      f.content_type as "contentType", extract(epoch from coalesce(f.modified_at, f.created_at))::float8 * 1000 as "modifiedAt"
    from (
      select * from collection_items i
      where i.collection_id = ${collectionId} and ${isBehind}
        and ${isOfRevision(revision)}
      order by i.path limit ${limit}
    ) i left join files f on f.id = i.file_id and f.deleted_at is null
    order by i.path`.execute(em.getKysely())
  return found.rows.map(({ storageKey, contentType, modifiedAt, ...item }) => ({
    ...item,
    file:
      storageKey !== null && contentType !== null && modifiedAt !== null
        ? { storageKey, contentType, modifiedAt: new Date(Math.round(modifiedAt)) }
        : null,
  }))
}
