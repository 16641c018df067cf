import { type RawBuilder, sql } from 'kysely'
import type { GarbageContext, Round } from './pass.ts'

/** Counts, in a dry run, the rows that a pass would change. */
export async function countRows(
  { em }: GarbageContext,
  { count }: Round,
  { table, where }: { table: string; where: RawBuilder<unknown> },
): Promise<void> {
  const counted = await sql<{ items: number }>`
    select count(*)::int as items from ${sql.table(table)} where ${where}`.execute(em.getKysely())
  count({ items: counted.rows[0]?.items ?? 0, bytes: 0 })
}
