import { sql } from 'kysely'
import type { TestApp } from './test-app.ts'

/** Runs a statement on an app's database, past the service. @returns its rows. */
export async function query<Row = Record<string, unknown>>(
  { caller }: TestApp,
  text: string,
): Promise<Row[]> {
  return (await sql.raw<Row>(text).execute(caller.em.fork().getKysely())).rows
}
