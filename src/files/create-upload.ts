import { sql } from 'kysely'
import type { CallerContext } from '../context.ts'
import { getUpload } from './get-upload.ts'
import { readDeclaration } from './read-declaration.ts'
import type { Tags } from './tags.ts'
import type { Upload } from './upload.entity.ts'

/**
 * Announces bytes: a place to send them to, and what they must be. What is null was not declared.
 * @throws InvalidInputError
 */
export async function createUpload(
  ctx: CallerContext,
  input: {
    filename: string
    contentType: string | null
    size: number | null
    sha256: string | null
    tags: Tags | null
  },
): Promise<Upload> {
  const { filename, contentType, size, sha256, tags } = readDeclaration(input, ctx.config)
  const inserted = await sql<{ id: string }>`
    insert into uploads (account_id, filename, content_type, size, sha256, tags, expires_at)
    values (
      ${ctx.caller.accountId}, ${filename}, ${contentType}, ${size}, ${sha256}, ${JSON.stringify(tags)}::jsonb,
      now() + make_interval(secs => ${ctx.config.uploadTtl})
    )
    returning id`.execute(ctx.em.getKysely())
  return await getUpload(ctx, { uploadId: inserted.rows[0]?.id ?? '' })
}
