import { sql } from 'kysely'
import { type CallerContext, transaction } from '../../context.ts'
import type { Tx } from '../../database/transaction.ts'
import { ConflictError, InvalidInputError } from '../../errors.ts'
import { createWork } from '../../work/create-work.ts'
import { getUpload } from '../get-upload.ts'
import { readSha256 } from '../read-declaration.ts'
import { changeUpload } from '../resumable/change-upload.ts'
import type { Upload } from '../upload.entity.ts'
import { UploadEndedError } from '../upload-ended-error.ts'
import { countParts, planPart } from './part-plan.ts'
import { PartsMissingError } from './parts-missing-error.ts'
import { readHeldParts } from './read-held-parts.ts'

/**
 * Asks for the file of a direct upload whose parts are all in the store. What the store holds is asked of the store alone.
 * The upload that is being completed, or is completed, stays as it is.
 *
 * @param input.sha256 null: it was declared before, or isn't.
 * @throws NotFoundError, ConflictError, PartsMissingError
 * @throws InvalidInputError (uploadId, sha256), as UploadEndedError where the upload has ended without a file.
 */
export async function completeDirectUpload(
  ctx: CallerContext,
  input: { uploadId: string; sha256: string | null },
): Promise<Upload> {
  const upload = await getUpload(ctx, input)
  const sha256 = input.sha256 === null ? null : readSha256(input.sha256)
  checkWish(upload, sha256)
  if (upload.state === 'PENDING') {
    await requireParts(ctx, upload)
    await transaction(ctx, (tx) => beginCompletion(ctx, tx, { upload, sha256 }))
  }
  const present = await getUpload(ctx, input)
  if (present.state !== 'COMPLETED' && present.state !== 'VERIFYING') {
    if (present.state !== 'PENDING') throw new UploadEndedError(present.state)
    throw new ConflictError('The upload has just begun anew: look why its last completion failed.')
  }
  return present
}

function checkWish({ direct, sha256: declared }: Upload, sha256: string | null): void {
  if (!direct) {
    const message = 'This upload is not direct: it becomes a file by itself once its bytes have come.'
    throw new InvalidInputError(message, 'uploadId')
  }
  if (sha256 === null || declared == null || declared === sha256) return
  throw new InvalidInputError('Another SHA-256 was declared when the upload was made.', 'sha256')
}

async function requireParts(ctx: CallerContext, upload: Upload): Promise<void> {
  const size = upload.size ?? 0
  const count = countParts(size)
  const parts = await readHeldParts(ctx, upload, { after: 0, upTo: count })
  // Where it's null the upload waits no more, which whoever begins the completion finds.
  if (parts === null || parts.held === 'ALL') return
  const sizes = new Map(parts.held.map((part) => [part.number, part.size]))
  const missing = Array.from({ length: count }, (_, index) => planPart(size, index + 1)).filter(
    ({ number, start, end }) => sizes.get(number) !== end - start,
  )
  if (missing.length === 0) return
  throw new PartsMissingError(
    missing.map(({ number }) => number),
    count,
  )
}

/** PENDING → VERIFYING, with the work that ends that. Does nothing where another was first. */
async function beginCompletion(
  ctx: CallerContext,
  tx: Tx,
  { upload, sha256 }: { upload: Upload; sha256: string | null },
): Promise<void> {
  const { id, storageKey } = upload
  const begun = await changeUpload(tx, {
    id,
    set: sql`state = 'VERIFYING', received = size`,
    where: sql`state = 'PENDING' and expires_at > now() and storage_key = ${storageKey}`,
  })
  if (!begun) return
  const { accountId } = ctx.caller
  const created = await createWork(tx, ctx.queue, { accountId, kind: 'COMPLETION', exclusiveKey: id })
  if (!('id' in created)) throw new Error(`upload ${id} waits, though it is being completed`)
  await sql`insert into completions (id, upload_id, sha256) values (${created.id}, ${id}, ${sha256})`.execute(
    tx.getKysely(),
  )
}
