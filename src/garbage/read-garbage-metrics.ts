import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { CollectionState } from './garbage-collection.entity.ts'
import { type PassName, passNames } from './pass.ts'

/** What garbage collection has done so far, by pass, and how the last one ended; null: there was none. Without dry runs. */
export type GarbageMetrics = {
  totals: { pass: PassName; items: number; bytes: number }[]
  /** The end in seconds since 1970. */
  last: { state: CollectionState; endedAt: number } | null
}

export async function readGarbageMetrics({ em }: Pick<Context, 'em'>): Promise<GarbageMetrics> {
  const totals = await sql<GarbageMetrics['totals'][number]>`
    select pass, coalesce(items, 0)::float8 as items, coalesce(bytes, 0)::float8 as bytes
    from unnest(${passNames}::text[]) as passes (pass) left join garbage_totals using (pass)`.execute(
    em.getKysely(),
  )
  const last = await sql<NonNullable<GarbageMetrics['last']>>`
    select state, extract(epoch from finished_at)::float8 as "endedAt" from garbage_collections
    where not dry_run and finished_at is not null order by id desc limit 1`.execute(em.getKysely())
  return { totals: totals.rows, last: last.rows[0] ?? null }
}
