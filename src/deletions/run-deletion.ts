import { type FilterQuery, raw } from '@mikro-orm/core'
import type { QBFilterQuery } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { type Context, createContext } from '../context.ts'
import { File } from '../files/file.entity.ts'
import { markDeleted } from '../files/mark-deleted.ts'
import type { KindOfWork } from '../work/kind-of-work.ts'
import type { Run } from '../work/run.ts'
import { readDeletionConditions } from './deletion-conditions.ts'
import { writeSummary } from './write-summary.ts'

/** What one transaction deletes, so that it's a short one and whoever watches sees it move. */
const batchSize = 1_000

/** What a deletion is as work. */
export const deletion: KindOfWork = { execute: runDeletion, sumUp: writeSummary }

/**
 * Deletes the files that are meant, the oldest first. What an earlier attempt has deleted doesn't match any more, so each
 * attempt begins at the start and does what remains.
 */
async function runDeletion(ctx: Context, run: Run): Promise<void> {
  const conditions = await readDeletionConditions(ctx.em, run.claim.id)
  if (conditions === null) throw new Error(`deletion ${run.claim.id} has no row`)
  await run.plan(await countAll(ctx, conditions))
  let batch = await readBatch(ctx, { conditions, after: null })
  while (batch.length > 0) {
    run.signal.throwIfAborted()
    const next = await readBatch(ctx, { conditions, after: batch.at(-1)?.id ?? null })
    if (next.length === 0) await run.finishing()
    await deleteBatch(run, batch)
    batch = next
  }
}

async function countAll(
  { em }: Context,
  conditions: FilterQuery<File>,
): Promise<{ items: number; bytes: number }> {
  const counted = await em
    .fork()
    .createQueryBuilder(File, 'f')
    .select([raw('count(*)::int as items'), raw('coalesce(sum(f.size), 0)::float8 as bytes')])
    // The same conditions; the builder's type also knows the names of joined tables.
    .where(conditions as QBFilterQuery<File>)
    .execute<{ items: number; bytes: number }>('get', false)
  return counted
}

async function readBatch(
  ctx: Context,
  { conditions, after }: { conditions: FilterQuery<File>; after: string | null },
): Promise<Pick<File, 'id' | 'size'>[]> {
  return await createContext(ctx).em.find(
    File,
    after === null ? conditions : { $and: [conditions, { id: { $gt: after } }] },
    { fields: ['id', 'size'], orderBy: { id: 'asc' }, limit: batchSize },
  )
}

async function deleteBatch(run: Run, batch: readonly Pick<File, 'id' | 'size'>[]): Promise<void> {
  const { id: deletionId, accountId } = run.claim
  const done = { items: batch.length, bytes: batch.reduce((sum, { size }) => sum + size, 0) }
  await run.commit(done, async (tx) => {
    const deleted = await markDeleted(tx, { accountId, ids: batch.map(({ id }) => id) })
    await sql`
      update deletions set deleted = deleted + ${deleted.length},
        deleted_bytes = deleted_bytes + ${deleted.reduce((sum, { size }) => sum + size, 0)}
      where id = ${deletionId}`.execute(tx.getKysely())
  })
}
