import { sql } from 'kysely'
import type { EntityManager } from '../../database/orm.ts'
import { primaryChannel } from '../../storage/channel.ts'

/** A store that doesn't work, for which the tasks of a run wait on one channel. */
export type StoreOutage = {
  runId: string
  channel: string
  /** The channel whose store it is. */
  store: string
  since: Date
  /** What the store said last. */
  message: string
}

/**
 * What keeps runs that go on from going on, for as long as they have anything left to do on the channel. A MIRROR needs the
 * primary on all of its channels, as in `claimBatch`.
 */
export async function listOutages(em: EntityManager, runIds: readonly string[]): Promise<StoreOutage[]> {
  const found = await sql<Omit<StoreOutage, 'since'> & { since: number }>`
    select run.id as "runId", counters.channel, health.channel as store, health.message,
      round(extract(epoch from health.troubled_since) * 1000)::float8 as since
    from sync_runs run join work on work.id = run.id
    join sync_run_channels counters on counters.run_id = run.id
    join channel_health health on health.channel = counters.channel
      or (run.kind = 'MIRROR' and health.channel = ${primaryChannel})
    where run.id = any(${runIds}::uuid[]) and health.troubled_since is not null
      and work.state in ('PENDING', 'RUNNING') and not work.cancel_requested
      and run.paused_at is null and (run.waits_until is null or run.waits_until <= clock_timestamp())
      and exists (
        select from sync_batches where run_id = run.id and channel = counters.channel and state <> 'DONE')
    order by run.id, counters.channel, health.channel`.execute(em.getKysely())
  return found.rows.map(({ since, ...outage }) => ({ ...outage, since: new Date(since) }))
}
