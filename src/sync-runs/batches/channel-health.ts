import { sql } from 'kysely'
import type { EntityManager } from '../../database/orm.ts'

/** Leaves a channel's store alone for a while, in all processes: for as long again as it has been failing, 2 s to 64 s. */
export async function reportTrouble(em: EntityManager, channel: string, message: string): Promise<void> {
  await sql`
    insert into channel_health as health (channel, troubled_since, message, down_until)
    values (${channel}, clock_timestamp(), ${message}, clock_timestamp() + interval '2 seconds')
    on conflict (channel) do update set message = excluded.message,
      troubled_since = coalesce(health.troubled_since, excluded.troubled_since),
      down_until = clock_timestamp() + interval '1 second' * least(64, greatest(2,
        extract(epoch from clock_timestamp() - coalesce(health.troubled_since, excluded.troubled_since))))`.execute(
    em.getKysely(),
  )
}

/** Says that a channel's store works again. */
export async function forgetTrouble(em: EntityManager, channel: string): Promise<void> {
  await sql`
    update channel_health set troubled_since = null, down_until = null, message = null
    where channel = ${channel} and troubled_since is not null`.execute(em.getKysely())
}
