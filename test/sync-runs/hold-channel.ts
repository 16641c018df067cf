import { sql } from 'kysely'
import { transaction } from '../../src/context.ts'
import type { EntityManager } from '../../src/database/orm.ts'
import { reportTrouble } from '../../src/sync-runs/batches/channel-health.ts'
import { channelQueue } from '../../src/sync-runs/batches/channel-queue.ts'
import type { TestApp } from '../support/test-app.ts'

/** Keeps workers from a channel: runs on it go on for as long as the test wants. */
export async function holdChannel({ caller }: TestApp, channel: string): Promise<void> {
  await hold(caller.em, channel)
}

/** The same, where its store was found not to work. Once it's released, that it works is found. */
export async function loseChannel({ caller }: TestApp, channel: string): Promise<void> {
  await transaction(caller, async (tx) => {
    await reportTrouble(tx, channel, 'the store answers 500')
    await hold(tx, channel)
  })
}

export async function releaseChannel({ caller }: TestApp, channel: string): Promise<void> {
  await transaction(caller, async (tx) => {
    await sql`update channel_health set down_until = null where channel = ${channel}`.execute(tx.getKysely())
    await caller.queue.enqueue(tx, channelQueue(channel), {})
  })
}

async function hold(em: EntityManager, channel: string): Promise<void> {
  await sql`
    insert into channel_health (channel, down_until) values (${channel}, clock_timestamp() + interval '1 hour')
    on conflict (channel) do update set down_until = excluded.down_until`.execute(em.getKysely())
}
