import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { EntityManager } from './orm.ts'

/**
 * The secret of this name, 256 random bits in base64url, made when it's first asked for. All processes on one database
 * get the same one, also when they ask at once.
 */
export async function ensureSecret(em: EntityManager, name: string): Promise<string> {
  // `do nothing` would return no row where the secret exists already.
  const { rows } = await sql<{ value: string }>`
    insert into secrets (name, value) values (${name}, ${randomBytes(32).toString('base64url')})
    on conflict (name) do update set value = secrets.value
    returning value`.execute(em.getKysely())
  const [secret] = rows
  if (secret === undefined) throw new Error(`The database kept no secret of the name ${name}`)
  return secret.value
}
