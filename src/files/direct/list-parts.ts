import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { InvalidInputError } from '../../errors.ts'
import { type Page, type PageRequest, toPage } from '../../lib/page.ts'
import type { Upload } from '../upload.entity.ts'
import { directStore } from './direct-store.ts'
import { countParts, type PlannedPart, planPart } from './part-plan.ts'
import { readHeldParts } from './read-held-parts.ts'

/** The most that S3 signs a link for: a week. */
const longestLinkSeconds = 604_800

/** A part, the link that takes its bytes, and whether the store has it. */
export type UploadPart = PlannedPart & { url: string; expiresAt: Date; received: boolean }

/**
 * A page of the parts of a direct upload, in order, and new links for them. The end of the upload moves on: whoever asks
 * goes on with it. The key of the list is the number.
 *
 * @returns null where the upload isn't direct, or doesn't wait for bytes.
 * @throws InvalidInputError (after), StorageError
 */
export async function listParts(
  ctx: Context,
  upload: Upload,
  { first, after }: PageRequest,
): Promise<Page<UploadPart> | null> {
  const size = upload.size ?? 0
  if (!upload.direct || upload.state !== 'PENDING') return null
  const from = readNumber(after)
  const planned = Array.from(
    { length: Math.min(first + 1, Math.max(countParts(size) - from, 0)) },
    (_, index) => planPart(size, from + index + 1),
  )
  const last = planned.at(-1)?.number ?? from
  if (last === from) return { items: [], hasNextPage: false }
  const parts = await readHeldParts(ctx, upload, { after: from, upTo: last })
  if (parts === null) return null
  await moveEnd(ctx, upload)
  const { partsId, held } = parts
  const expiresInSeconds = Math.min(ctx.config.uploadTtl, longestLinkSeconds)
  const expiresAt = new Date(Date.now() + expiresInSeconds * 1000)
  const sizes = held === 'ALL' ? null : new Map(held.map((part) => [part.number, part.size]))
  const signed = planned.map(async ({ number, start, end }): Promise<UploadPart> => {
    const wish = { partsId, number, size: end - start, expiresInSeconds }
    const url = await directStore(ctx).presignPart(upload.storageKey, wish)
    const received = sizes === null || sizes.get(number) === end - start
    return { number, start, end, url, expiresAt, received }
  })
  return toPage(await Promise.all(signed), first)
}

function readNumber(after: string | null): number {
  const number = Number(after ?? 0)
  if (Number.isSafeInteger(number) && number >= 0) return number
  throw new InvalidInputError('after is not a cursor of this list.', 'after')
}

/** It tells nobody: who watches may be who reads this, and each reading would bring the next. */
async function moveEnd(ctx: Context, { id }: Upload): Promise<void> {
  await sql`
    update uploads set expires_at = greatest(expires_at, now() + make_interval(secs => ${ctx.config.uploadTtl}))
    where id = ${id} and state = 'PENDING'`.execute(ctx.em.fork().getKysely())
}
