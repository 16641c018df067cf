import { sql } from 'kysely'
import { type Context, transaction } from '../context.ts'
import type { Channel } from '../storage/channel.ts'
import { shareOf } from './channel-slots.ts'
import type { SyncKind } from './sync-words.ts'

/** A worker's hold on a batch. `attempt` fences it, as with work. */
export type BatchClaim = {
  batchId: string
  runId: string
  channel: string
  round: number
  attempt: number
  kind: SyncKind
  dryRun: boolean
  /** For how many seconds the channel's store has failed every attempt; null: it works. */
  troubledSeconds: number | null
}

/**
 * Takes the next batch of a channel: of the oldest run, the earliest round. null where there is none, where all of the
 * channel's slots are taken, or where its store is being left alone for a while. Whoever claims holds the channel's row, so
 * that all processes together keep to the slots.
 */
export async function claimBatch(ctx: Context, channel: Channel): Promise<BatchClaim | null> {
  return await transaction(ctx, async (tx) => {
    const db = tx.getKysely()
    await sql`insert into channel_health (channel) values (${channel.name}) on conflict do nothing`.execute(
      db,
    )
    const health = await sql<{ isDown: boolean; troubledSeconds: number | null }>`
      select coalesce(down_until > clock_timestamp(), false) as "isDown",
        extract(epoch from clock_timestamp() - troubled_since)::float8 as "troubledSeconds"
      from channel_health where channel = ${channel.name} for update`.execute(db)
    const [row] = health.rows
    if (row === undefined || row.isDown) return null
    const { heartbeatTtl } = ctx.config
    await sql`
      update sync_batches set state = 'READY'
      where channel = ${channel.name} and state = 'CLAIMED'
        and heartbeat_at < clock_timestamp() - ${heartbeatTtl} * interval '1 second'`.execute(db)
    const claimed = await sql<Omit<BatchClaim, 'channel' | 'troubledSeconds'>>`
      with next as (
        select batch.id, run.kind, run.dry_run
        from sync_batches batch join sync_runs run on run.id = batch.run_id join work on work.id = run.id
        where batch.channel = ${channel.name} and batch.state = 'READY'
          and (batch.due_at is null or batch.due_at <= clock_timestamp())
          and work.state in ('PENDING', 'RUNNING') and not work.cancel_requested
          and run.paused_at is null and (run.waits_until is null or run.waits_until <= clock_timestamp())
          and (select count(*) from sync_batches where channel = ${channel.name} and state = 'CLAIMED')
            < ${shareOf(channel).slots}
        order by batch.run_id, batch.round, batch.id limit 1 for update of batch skip locked)
      update sync_batches batch set state = 'CLAIMED', attempt = attempt + 1, heartbeat_at = clock_timestamp()
      from next where batch.id = next.id
      returning batch.id as "batchId", batch.run_id as "runId", batch.round, batch.attempt, next.kind,
        next.dry_run as "dryRun"`.execute(db)
    const [batch] = claimed.rows
    return batch ? { ...batch, channel: channel.name, troubledSeconds: row.troubledSeconds } : null
  })
}
