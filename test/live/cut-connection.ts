import { sql } from 'kysely'
import type { Context } from '../../src/context.ts'
import { waitFor } from '../support/wait-for.ts'

/** Ends the connection on which notices arrive, and waits until there's a new one. */
export async function cutListeningConnection(ctx: Context): Promise<void> {
  const before = await listeningBackend(ctx)
  await sql`select pg_terminate_backend(${before})`.execute(ctx.em.getKysely())
  await waitFor(
    async () => ctx.live.isListening && ![before, undefined].includes(await listeningBackend(ctx)),
  )
}

async function listeningBackend(ctx: Context): Promise<number | undefined> {
  const found = await sql<{ pid: number }>`
    select pid from pg_stat_activity
    where application_name = 'stevedore live' and datname = current_database()`.execute(ctx.em.getKysely())
  return found.rows[0]?.pid
}
