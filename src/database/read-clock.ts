import { sql } from 'kysely'
import type { EntityManager } from './orm.ts'

/** What time it is by the one clock that all processes share. */
export async function readClock(em: EntityManager): Promise<Date> {
  const read = await sql<{ millis: number }>`
    select floor(extract(epoch from clock_timestamp()) * 1000)::float8 as millis`.execute(em.getKysely())
  const [row] = read.rows
  if (row === undefined) throw new Error('the database knows no time')
  return new Date(row.millis)
}
