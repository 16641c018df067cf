import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { HeldPart } from '../../storage/direct-objects.ts'
import type { Upload } from '../upload.entity.ts'
import { directStore } from './direct-store.ts'

/**
 * Which of the parts after number `after`, up to number `upTo`, the store has. `ALL`: they are one object already, of a
 * completion that failed later.
 *
 * @returns also the id of the parts, which is made here for whoever asks first. null where the upload doesn't wait any more.
 */
export async function readHeldParts(
  ctx: Context,
  upload: Upload,
  range: { after: number; upTo: number },
): Promise<{ partsId: string; held: HeldPart[] | 'ALL' } | null> {
  const direct = directStore(ctx)
  const { storageKey, partsId } = upload
  if (partsId) {
    const held = await direct.list(storageKey, partsId, range)
    if (held !== null) return { partsId, held }
    const object = await ctx.store.stat(storageKey)
    if (object !== null && object.size === upload.size) return { partsId, held: 'ALL' }
    // The bucket may have a rule that ends what isn't completed within some days.
  }
  const begun = await beginParts(ctx, upload)
  return begun === null ? null : { partsId: begun, held: (await direct.list(storageKey, begun, range)) ?? [] }
}

/** Begins the parts in the store. Of several who do this at once, the first to say so wins. */
async function beginParts(ctx: Context, { id, storageKey, partsId }: Upload): Promise<string | null> {
  const direct = directStore(ctx)
  const begun = await direct.begin(storageKey)
  const em = ctx.em.fork()
  const isUnchanged = sql`id = ${id} and state = 'PENDING' and storage_key = ${storageKey}`
  const kept = await sql`
    update uploads set parts_id = ${begun} where ${isUnchanged} and parts_id is not distinct from ${partsId ?? null}
    returning id`.execute(em.getKysely())
  if (kept.rows.length > 0) return begun
  await direct.discard(storageKey, begun)
  const others = await sql<{ partsId: string | null }>`
    select parts_id as "partsId" from uploads where ${isUnchanged}`.execute(em.getKysely())
  return others.rows[0]?.partsId ?? null
}
