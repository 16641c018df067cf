import { sql } from 'kysely'
import { type CallerContext, transaction } from '../context.ts'
import type { Tx } from '../database/transaction.ts'
import { claimKey, leaseSeconds } from '../idempotency/claim-key.ts'
import { type KeyedWish, readKeyedWish } from '../idempotency/keyed-wish.ts'
import { checkDirect } from './direct/check-direct.ts'
import { getUpload } from './get-upload.ts'
import { insertUploads, type NewUpload } from './insert-uploads.ts'
import { readDeclaration } from './read-declaration.ts'
import { requireLiveFile } from './require-live-file.ts'
import type { Tags } from './tags.ts'
import { Upload } from './upload.entity.ts'

/**
 * Announces bytes: a place to send them to, and what they must be. What is null was not declared.
 *
 * An idempotency key stands for the upload until its end: as long as bytes come it's taken, for a minute after that too,
 * and then who asks with it again is given the same upload to go on with.
 *
 * @throws InvalidInputError, ConflictError, GoneError, IdempotencyMismatchError
 */
export async function createUpload(
  ctx: CallerContext,
  input: {
    filename: string
    contentType: string | null
    size: number | null
    sha256: string | null
    tags: Tags | null
    idempotencyKey: string | null
    /** Whether the bytes go to the store itself, in parts. */
    direct?: boolean
  },
): Promise<{ upload: Upload; replayed: boolean }> {
  const { idempotencyKey: key, direct = false, ...declared } = input
  const declaration = readDeclaration(declared, ctx.config)
  if (direct) checkDirect(ctx, declaration.size)
  const { accountId } = ctx.caller
  const asked = direct ? { ...declaration, direct } : declaration
  const wish = readKeyedWish({ accountId, key, mutation: 'createUpload', input: asked })
  const wanted = { ...declaration, accountId, direct }
  if (wish === null) {
    const upload = await ctx.jointRuns.join(insertUploads, ctx, { id: null, ...wanted })
    return { upload, replayed: false }
  }
  const made = await transaction(ctx, (tx) => createOnce(ctx, { tx, wish, wanted }))
  if (made instanceof Upload) return { upload: made, replayed: false }
  return { upload: await getUpload(ctx, { uploadId: made.replayedId }), replayed: true }
}

type Wanted = Omit<NewUpload, 'id'>

async function createOnce(
  ctx: CallerContext,
  { tx, wish, wanted }: { tx: Tx; wish: KeyedWish; wanted: Wanted },
): Promise<Upload | { replayedId: string }> {
  const waiting = await takeUpAgain(tx, wish)
  if (waiting !== null) return { replayedId: waiting }
  const { claim, resultId } = await claimKey(tx, wish)
  if (resultId !== null) {
    await requireLiveFile(tx, resultId)
    return { replayedId: claim }
  }
  const [upload] = await insertUploads({ ...ctx, em: tx }, [{ id: claim, ...wanted }])
  return upload ?? { replayedId: claim }
}

/** The upload of a key that nobody sends bytes to; null where there is none that still waits, or is being completed. */
async function takeUpAgain(tx: Tx, { accountId, key, fingerprint }: KeyedWish): Promise<string | null> {
  const taken = await sql<{ id: string }>`
    update idempotency_keys as held set leased_until = clock_timestamp() + ${leaseSeconds} * interval '1 second'
    from uploads
    where held.account_id = ${accountId} and held.key = ${key} and held.fingerprint = ${fingerprint}
      and held.result_id is null and held.leased_until <= clock_timestamp()
      and uploads.id = held.claim
      and (uploads.state = 'PENDING' and uploads.expires_at > now() or uploads.state = 'VERIFYING')
    returning uploads.id`.execute(tx.getKysely())
  return taken.rows[0]?.id ?? null
}
