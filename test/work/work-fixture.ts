import { sql } from 'kysely'
import { type Context, createContext, transaction } from '../../src/context.ts'
import { deletion } from '../../src/deletions/run-deletion.ts'
import { completion } from '../../src/files/direct/run-completion.ts'
import { extraction } from '../../src/jobs/run-job.ts'
import { type Claim, claimWork } from '../../src/work/claim.ts'
import { createWork } from '../../src/work/create-work.ts'
import { Work } from '../../src/work/work.entity.ts'
import type { TestApp } from '../support/test-app.ts'

/** What kinds of work are, to a test of what they share. What has no row of its kind has no summary either. */
export const kinds = {
  COMPLETION: completion,
  DELETION: deletion,
  EXPORT: deletion,
  JOB: extraction,
  REPLAY: deletion,
  SYNC_RUN: deletion,
}

/** A piece of pending work, by itself: no job that it belongs to. */
export async function createTestWork({ app, caller }: TestApp, exclusiveKey: string): Promise<string> {
  const ctx = createContext(app.services)
  const { accountId } = caller.caller
  const created = await transaction(ctx, (tx) =>
    createWork(tx, ctx.queue, { accountId, kind: 'JOB', exclusiveKey }),
  )
  if (!('id' in created)) throw new Error(`${exclusiveKey} is taken by ${created.activeId}`)
  return created.id
}

/** Claims the oldest pending work; fails where there is none. */
export async function claimTestWork(ctx: Context): Promise<Claim> {
  const claimed = await claimWork(ctx.em, 'JOB')
  if (claimed === null) throw new Error('nothing to claim')
  return claimed
}

/** Claims whatever earlier tests have left. */
export async function claimLeftovers(ctx: Context): Promise<void> {
  while ((await claimWork(ctx.em, 'JOB')) !== null);
}

export async function readTestWork(ctx: Context, id: string): Promise<Work> {
  return await createContext(ctx).em.findOneOrFail(Work, { id })
}

export async function readEvents(ctx: Context, id: string): Promise<string[]> {
  const entries = await sql<{ event: string }>`
    select event from timeline_entries where work_id = ${id} order by id`.execute(ctx.em.getKysely())
  return entries.rows.map(({ event }) => event)
}

/** Makes the worker of a piece of work look silent for this long. */
export async function silence(ctx: Context, id: string, seconds: number): Promise<void> {
  await sql`update work set heartbeat_at = clock_timestamp() - ${seconds} * interval '1 second' where id = ${id}`.execute(
    ctx.em.getKysely(),
  )
}

/** How many queue entries wait for a piece of work. */
export async function countQueued(ctx: Context, id: string): Promise<number> {
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from pgboss.job where data ->> 'workId' = ${id} and state = 'created'`.execute(
    ctx.em.getKysely(),
  )
  return counted.rows[0]?.count ?? 0
}
