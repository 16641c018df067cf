import { type RawBuilder, sql } from 'kysely'
import { type Context, transaction } from '../../context.ts'
import type { Tx } from '../../database/transaction.ts'
import { type Channel, primaryChannel } from '../../storage/channel.ts'
import type { SyncKind } from '../sync-words.ts'
import { shareOf } from './channel-slots.ts'

/** A worker's hold on a batch. `attempt` fences it, as with work. */
export type BatchClaim = {
  batchId: string
  runId: string
  channel: string
  round: number
  attempt: number
  kind: SyncKind
  dryRun: boolean
  /** How many workers in a row got nothing of it done. */
  interruptions: number
  /** Which of the stores that it needs didn't work the last time: that of the channel, and what a MIRROR copies from. */
  troubles: Trouble[]
}

/** A channel whose store has failed every attempt for so long. */
export type Trouble = { channel: string; seconds: number }

type Health = { channel: string; isDown: boolean; seconds: number | null }

/**
 * Takes the next batch of a channel: of the oldest run, the earliest round. null where there is none, where all of the
 * channel's slots are taken, or where its store is being left alone for a while; batches of a MIRROR wait for the primary
 * as well. Whoever claims holds the channel's row, so that all processes together keep to the slots.
 */
export async function claimBatch(ctx: Context, channel: Channel): Promise<BatchClaim | null> {
  return await transaction(ctx, async (tx) => {
    const db = tx.getKysely()
    await sql`insert into channel_health (channel) values (${channel.name}) on conflict do nothing`.execute(
      db,
    )
    const own = await readHealth(tx, channel.name, sql`for update`)
    const source = await readHealth(tx, primaryChannel, sql``)
    if (own?.isDown) return null
    const { heartbeatTtl } = ctx.config
    await sql`
      update sync_batches set state = 'READY', interruptions = interruptions + 1
      where channel = ${channel.name} and state = 'CLAIMED'
        and heartbeat_at < clock_timestamp() - ${heartbeatTtl} * interval '1 second'`.execute(db)
    const claimed = await sql<Omit<BatchClaim, 'channel' | 'troubles'>>`
      with next as (
        select batch.id, run.kind, run.dry_run
        from sync_batches batch join sync_runs run on run.id = batch.run_id join work on work.id = run.id
        where batch.channel = ${channel.name} and batch.state = 'READY'
          and (batch.due_at is null or batch.due_at <= clock_timestamp())
          and work.state in ('PENDING', 'RUNNING') and not work.cancel_requested
          and run.paused_at is null and (run.waits_until is null or run.waits_until <= clock_timestamp())
          and not (run.kind = 'MIRROR' and ${source?.isDown ?? false}::boolean)
          and (select count(*) from sync_batches where channel = ${channel.name} and state = 'CLAIMED')
            < ${shareOf(channel).slots}
        order by batch.run_id, batch.round, batch.id limit 1 for update of batch skip locked)
      update sync_batches batch set state = 'CLAIMED', attempt = attempt + 1, heartbeat_at = clock_timestamp()
      from next where batch.id = next.id
      returning batch.id as "batchId", batch.run_id as "runId", batch.round, batch.attempt, batch.interruptions, next.kind,
        next.dry_run as "dryRun"`.execute(db)
    const [batch] = claimed.rows
    if (batch === undefined) return null
    const needed = batch.kind === 'MIRROR' ? [own, source] : [own]
    const troubles = needed.flatMap((store) =>
      store === null || store.seconds === null ? [] : [{ channel: store.channel, seconds: store.seconds }],
    )
    return { ...batch, channel: channel.name, troubles }
  })
}

async function readHealth(tx: Tx, channel: string, lock: RawBuilder<unknown>): Promise<Health | null> {
  const found = await sql<Health>`
    select channel, coalesce(down_until > clock_timestamp(), false) as "isDown",
      extract(epoch from clock_timestamp() - troubled_since)::float8 as seconds
    from channel_health where channel = ${channel} ${lock}`.execute(tx.getKysely())
  return found.rows[0] ?? null
}
