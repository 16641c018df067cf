import { createHash } from 'node:crypto'
import { type CallerContext, createContext } from '../context.ts'
import { claimKey } from '../idempotency/claim-key.ts'
import { completeKey, releaseKey } from '../idempotency/complete-key.ts'
import { readKeyedWish } from '../idempotency/keyed-wish.ts'
import { detectContentType } from '../lib/content-type.ts'
import { publish } from '../live/notice.ts'
import type { File } from './file.entity.ts'
import { insertFile } from './insert-file.ts'
import { keepObject } from './keep-object.ts'
import { type Declaration, readDeclaration } from './read-declaration.ts'
import { receiveBytes } from './receive-bytes.ts'
import { requireLiveFile } from './require-live-file.ts'
import type { Tags } from './tags.ts'

type Bytes = () => AsyncIterable<Uint8Array>

/**
 * Makes a file of bytes that come with the wish itself. What is null was not declared.
 * @param input.bytes Gives them from the beginning each time that it's called.
 * @throws InvalidInputError, as BytesRefusedError where the bytes are at fault.
 * @throws ConflictError, GoneError, IdempotencyMismatchError
 */
export async function storeFile(
  ctx: CallerContext,
  input: {
    filename: string
    contentType: string | null
    sha256: string | null
    tags: Tags | null
    bytes: Bytes
    idempotencyKey: string | null
  },
): Promise<{ file: File; replayed: boolean }> {
  const { bytes, idempotencyKey: key, ...declared } = input
  const declaration = readDeclaration({ ...declared, size: null }, ctx.config)
  const asked = key === null ? null : { ...declaration, bytes: await hashAll(bytes()) }
  const wish = readKeyedWish({ accountId: ctx.caller.accountId, key, mutation: 'uploadFile', input: asked })
  if (wish === null) return { file: await keep(ctx, { declaration, bytes, claim: null }), replayed: false }
  const { em } = createContext(ctx)
  const { claim, resultId } = await claimKey(em, wish)
  if (resultId !== null) return { file: await requireLiveFile(em, resultId), replayed: true }
  try {
    return { file: await keep(ctx, { declaration, bytes, claim }), replayed: false }
  } catch (error) {
    await releaseKey(em, claim)
    throw error
  }
}

async function keep(
  ctx: CallerContext,
  { declaration, bytes, claim }: { declaration: Declaration; bytes: Bytes; claim: string | null },
): Promise<File> {
  const { filename, contentType, size, sha256, tags } = declaration
  const expected = { maxBytes: ctx.config.maxFileBytes, size, sha256 }
  const { head, ...received } = await receiveBytes(ctx, { bytes: bytes(), expected })
  const { accountId } = ctx.caller
  return await keepObject(ctx, received.storageKey, async (tx) => {
    const file = await insertFile(tx, {
      ...received,
      accountId,
      filename,
      contentType: contentType ?? detectContentType(filename, head),
      tags,
    })
    if (claim !== null) await completeKey(tx, { claim, resultId: file.id })
    await publish(tx, { kind: 'FILE', id: file.id, accountId, version: 1 })
    return file
  })
}

async function hashAll(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of bytes) hash.update(chunk)
  return hash.digest('hex')
}
