import type { CallerContext } from '../context.ts'
import { detectContentType } from '../lib/content-type.ts'
import type { File } from './file.entity.ts'
import { insertFile } from './insert-file.ts'
import { keepObject } from './keep-object.ts'
import { readDeclaration } from './read-declaration.ts'
import { receiveBytes } from './receive-bytes.ts'
import type { Tags } from './tags.ts'

/**
 * Makes a file of bytes that come with the wish itself. What is null was not declared.
 * @throws InvalidInputError, as BytesRefusedError where the bytes are at fault.
 */
export async function storeFile(
  ctx: CallerContext,
  input: {
    filename: string
    contentType: string | null
    sha256: string | null
    tags: Tags | null
    bytes: AsyncIterable<Uint8Array>
  },
): Promise<File> {
  const { bytes, ...declared } = input
  const { filename, contentType, size, sha256, tags } = readDeclaration(
    { ...declared, size: null },
    ctx.config,
  )
  const expected = { maxBytes: ctx.config.maxFileBytes, size, sha256 }
  const { head, ...received } = await receiveBytes(ctx, { bytes, expected })
  return await keepObject(ctx, received.storageKey, (tx) =>
    insertFile(tx, {
      ...received,
      accountId: ctx.caller.accountId,
      filename,
      contentType: contentType ?? detectContentType(filename, head),
      tags,
    }),
  )
}
