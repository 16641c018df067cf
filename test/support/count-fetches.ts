import { sql } from 'kysely'
import type { TestApp } from './test-app.ts'

/** How many rows of a table Postgres has fetched so far. */
export async function countFetches({ caller }: TestApp, table: string): Promise<number> {
  const db = caller.em.getKysely()
  await sql`select pg_stat_force_next_flush()`.execute(db)
  const { rows } = await sql<{ fetched: number }>`
    select (idx_tup_fetch + seq_tup_read)::int as fetched from pg_stat_user_tables
    where relname = ${table}`.execute(db)
  return rows[0]?.fetched ?? Number.NaN
}
