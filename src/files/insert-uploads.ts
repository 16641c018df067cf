import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { plainEntities } from '../database/plain-entities.ts'
import type { Declaration } from './read-declaration.ts'
import { Upload } from './upload.entity.ts'

/** `id` null: a new one. */
export type NewUpload = Declaration & { id: string | null; accountId: string; direct: boolean }

/** Makes the rows of uploads that wait for their bytes, in one statement, so that requests can join for it. */
export async function insertUploads(
  { em, config }: Pick<Context, 'em' | 'config'>,
  uploads: readonly NewUpload[],
): Promise<Upload[]> {
  const { rows } = await sql<object>`
    with wanted as materialized (
      select coalesce(id, uuidv7()) as id, account_id, filename, content_type, size, sha256, tags, direct, place
      from unnest(
        ${uploads.map(({ id }) => id)}::uuid[], ${uploads.map(({ accountId }) => accountId)}::uuid[],
        ${uploads.map(({ filename }) => filename)}::text[],
        ${uploads.map(({ contentType }) => contentType)}::text[],
        ${uploads.map(({ size }) => size)}::bigint[], ${uploads.map(({ sha256 }) => sha256)}::text[],
        ${uploads.map(({ tags }) => JSON.stringify(tags))}::jsonb[],
        ${uploads.map(({ direct }) => direct)}::boolean[]
      ) with ordinality as wanted (id, account_id, filename, content_type, size, sha256, tags, direct, place)
    ), made as (
      insert into uploads (id, account_id, filename, content_type, size, sha256, tags, direct, expires_at)
      select id, account_id, filename, content_type, size, sha256, tags, direct,
        now() + make_interval(secs => ${config.uploadTtl})
      from wanted order by place
      returning *
    )
    select made.* from made join wanted on wanted.id = made.id order by place`.execute(em.getKysely())
  return plainEntities(em, Upload, rows)
}
