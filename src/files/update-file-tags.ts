import { type RawBuilder, sql } from 'kysely'
import { type CallerContext, transaction } from '../context.ts'
import { NotFoundError } from '../errors.ts'
import { readId } from '../lib/uuid.ts'
import { publish } from '../live/notice.ts'
import { File } from './file.entity.ts'
import { checkTags, checkTagsSize, reservedPrefix, type Tags } from './tags.ts'

export const tagsModes = ['MERGE', 'REPLACE'] as const
export type TagsMode = (typeof tagsModes)[number]

/**
 * Changes a file's tags. MERGE sets the given keys and removes those given as null; REPLACE leaves only the given ones,
 * and the system's.
 * @throws NotFoundError
 * @throws InvalidInputError for a reserved key, and where the tags would become too large.
 */
export async function updateFileTags(
  ctx: CallerContext,
  input: { fileId: string; mode: TagsMode; tags: Tags },
): Promise<File> {
  const { fileId, mode, tags } = input
  const id = readId(fileId, 'fileId')
  checkTags(tags)
  const newTags = mode === 'MERGE' ? merged(tags) : replaced(tags)
  return await transaction(ctx, async (tx) => {
    // The new tags are computed from the row as it is when it's locked: two changes at once both count.
    await sql`
      update files set tags = ${newTags}, updated_at = now()
      where id = ${id} and account_id = ${ctx.caller.accountId} and deleted_at is null`.execute(
      tx.getKysely(),
    )
    const file = await tx.findOne(File, { id, accountId: ctx.caller.accountId, deletedAt: null })
    if (file === null) throw NotFoundError.of('file')
    checkTagsSize(file.tags)
    await publish(tx, { kind: 'FILE', id, accountId: file.accountId, version: 1 })
    return file
  })
}

function merged(tags: Tags): RawBuilder<Tags> {
  const entries = Object.entries(tags)
  const set = Object.fromEntries(entries.filter(([, value]) => value !== null))
  const removed = entries.filter(([, value]) => value === null).map(([key]) => key)
  return sql`(tags || ${JSON.stringify(set)}::jsonb) - ${removed}::text[]`
}

function replaced(tags: Tags): RawBuilder<Tags> {
  return sql`${JSON.stringify(tags)}::jsonb || coalesce(
    (select jsonb_object_agg(key, value) from jsonb_each(tags) where starts_with(key, ${reservedPrefix})), '{}')`
}
