import type { Context } from '../context.ts'
import { NotFoundError } from '../errors.ts'
import { isUuid } from '../lib/uuid.ts'
import { File } from './file.entity.ts'

/** What a link leads to. Its bytes never change, and their hash names them. */
export type LinkedBytes = Pick<
  File,
  'storageKey' | 'filename' | 'contentType' | 'size' | 'sha256' | 'createdAt'
>

/** The file that a link names, whoever asks: the link is the permission. @throws NotFoundError, also once it's deleted. */
export async function getLinkedFile(ctx: Context, input: { fileId: string }): Promise<File> {
  const { fileId } = input
  const file = isUuid(fileId) ? await ctx.em.fork().findOne(File, { id: fileId, deletedAt: null }) : null
  if (file === null) throw NotFoundError.of('file')
  return file
}
