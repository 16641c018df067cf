import { sql } from 'kysely'
import type { EntityManager } from '../database/orm.ts'

/** The indexes that a job was asked for. null: every entry; an empty list: none. */
export async function readSelection(em: EntityManager, jobId: string): Promise<number[] | null> {
  const found = await sql<{ selection: number[] | null }>`
    select selection from jobs where id = ${jobId}`.execute(em.getKysely())
  return found.rows[0]?.selection ?? null
}
