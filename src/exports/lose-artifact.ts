import { sql } from 'kysely'
import { type Context, transaction } from '../context.ts'
import { tellExpired } from './expire-exports.ts'

/**
 * READY → EXPIRED before its time, since the store says that it has no such object: from then on nobody is given the
 * export, and an equal request builds a new one. Only for what is missing, never for what a store fails to give.
 */
export async function loseArtifact(
  ctx: Context,
  { exportId, storageKey }: { exportId: string; storageKey: string },
): Promise<void> {
  const isFirst = await transaction(ctx, async (tx) => {
    const lost = await sql<{ id: string }>`
      update exports set state = 'EXPIRED', expires_at = clock_timestamp()
      where id = ${exportId} and state = 'READY' and storage_key = ${storageKey} returning id`.execute(
      tx.getKysely(),
    )
    if (lost.rows.length === 0) return false
    await tellExpired(tx, [exportId], 'The object store has lost the artifact.')
    return true
  })
  if (isFirst) ctx.log.error({ exportId, storageKey }, 'the store has lost an artifact')
}
