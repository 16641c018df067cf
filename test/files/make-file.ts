import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type CallerContext, transaction } from '../../src/context.ts'
import type { File } from '../../src/files/file.entity.ts'
import { insertFile } from '../../src/files/insert-file.ts'

type Made = Partial<Pick<File, 'filename' | 'contentType' | 'size' | 'tags' | 'createdAt'>> & {
  /** The archive and the index in it that the file came from. */
  entry?: { archiveId: string; index: number }
}

/** A file's row without bytes, for tests that look at rows alone. */
export async function makeFile(ctx: CallerContext, made: Made = {}): Promise<File> {
  const { createdAt, entry, ...given } = made
  return await transaction(ctx, async (tx) => {
    const file = await insertFile(tx, {
      accountId: ctx.caller.accountId,
      storageKey: randomUUID(),
      filename: 'file.bin',
      contentType: 'application/octet-stream',
      size: 0,
      sha256: '0'.repeat(64),
      tags: {},
      ...given,
    })
    await sql`
      update files set created_at = coalesce(${createdAt ?? null}, created_at),
        archive_id = ${entry?.archiveId ?? null}, archive_index = ${entry?.index ?? null}
      where id = ${file.id}`.execute(tx.getKysely())
    return file
  })
}
