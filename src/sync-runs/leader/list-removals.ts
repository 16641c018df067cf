import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { ObjectStore, StoredObject } from '../../storage/object-store.ts'
import type { Run } from '../../work/run.ts'
import { channelQueue } from '../batches/channel-queue.ts'
import { explainReplica } from './explain-replica.ts'
import type { SyncPlan } from './read-plan.ts'
import { requireOther } from './require-other.ts'

/** Objects that the database is asked about at once, and tasks of a batch at most. */
const pageSize = 500

/** So many objects may always go: of a small replica a small share is nothing. */
const alwaysAllowed = 100

/**
 * Cuts what a replica has and no file names into tasks to remove it; a file in the trash still names its object, and so does
 * one of another account. Young objects are left alone: the row of a file comes after its bytes, and so may the copy.
 *
 * The replica is gone through twice where there are any: only who has counted them all can say whether they're more than the
 * share that may go. A database that was put back to an older state, or the wrong one, must not cost the replica. What was
 * begun before a crash is begun again, and what is there already isn't doubled.
 *
 * @param options.look Called after each page.
 * @throws WorkTroubledError, WorkFailedError where the replica can't be listed, or is the store itself.
 */
export async function listRemovals(
  ctx: Context,
  { run, plan, channel, look }: { run: Run; plan: SyncPlan; channel: string; look: () => Promise<void> },
): Promise<void> {
  const store = await openChannel(ctx, channel)
  // Those who work on its other tasks say so.
  if (store === null) return
  await requireOther(ctx, { store, channel })
  let objects = 0
  let extraneous = 0
  for await (const page of pagesOf(store, { run, channel })) {
    objects += page.length
    extraneous += (await findExtraneous(ctx, page)).length
    await look()
  }
  const allowed = Math.max(alwaysAllowed, Math.floor((objects * ctx.config.garbageShare) / 100))
  if (extraneous > allowed) return await refuseRemovals(ctx, { run, plan, extraneous })
  if (extraneous === 0) return
  for await (const page of pagesOf(store, { run, channel })) {
    const keys = await findExtraneous(ctx, page)
    if (keys.length > 0) await insertRemovals(ctx, { run, plan, channel, keys })
    await look()
  }
}

/** null: no such channel is configured. */
async function openChannel(ctx: Context, name: string): Promise<ObjectStore | null> {
  try {
    return (await ctx.channels.get(name)?.open()) ?? null
  } catch (error) {
    throw explainReplica(error, name)
  }
}

async function* pagesOf(
  store: ObjectStore,
  { run, channel }: { run: Run; channel: string },
): AsyncGenerator<StoredObject[]> {
  let page: StoredObject[] = []
  try {
    for await (const object of store.list()) {
      run.signal.throwIfAborted()
      run.stir()
      page.push(object)
      if (page.length < pageSize) continue
      yield page
      page = []
    }
  } catch (error) {
    throw explainReplica(error, channel)
  }
  if (page.length > 0) yield page
}

async function findExtraneous({ em, config }: Context, page: readonly StoredObject[]): Promise<string[]> {
  const found = await sql<{ key: string }>`
    select object.key
    from unnest(
      ${page.map(({ key }) => key)}::uuid[], ${page.map(({ modifiedAt }) => modifiedAt.toISOString())}::timestamptz[]
    ) as object (key, modified_at)
    where object.modified_at < clock_timestamp() - ${config.orphanGraceHours} * interval '1 hour'
      and not exists (select from files where files.storage_key = object.key)`.execute(em.fork().getKysely())
  return found.rows.map(({ key }) => key)
}

/** What isn't removed is said, and the run doesn't end as if nothing were left to do. */
async function refuseRemovals(
  ctx: Context,
  { run, plan, extraneous }: { run: Run; plan: SyncPlan; extraneous: number },
): Promise<void> {
  ctx.log.warn({ extraneous }, 'too many objects of a replica have no file: none is removed')
  await run.commit({ items: 0, bytes: 0 }, async (tx) => {
    await sql`
      update sync_runs set removals_refused = removals_refused + ${extraneous} where id = ${plan.runId}`.execute(
      tx.getKysely(),
    )
  })
}

async function insertRemovals(
  ctx: Context,
  { run, plan: { runId }, channel, keys }: { run: Run; plan: SyncPlan; channel: string; keys: string[] },
): Promise<void> {
  await run.commit({ items: 0, bytes: 0 }, async (tx) => {
    const db = tx.getKysely()
    await sql`
      with batch as materialized (
        select uuidv7() as id
      ), listed as (
        insert into sync_tasks (run_id, subject_id, channel, batch_id, action)
        select ${runId}::uuid, key, ${channel}::text, batch.id, 'REMOVE' from batch, unnest(${keys}::uuid[]) as key
        on conflict do nothing returning 1
      ), opened as (
        insert into sync_batches (id, run_id, channel)
        select id, ${runId}::uuid, ${channel}::text from batch where exists (select from listed)
      )
      insert into sync_run_channels as counters (run_id, channel, listed)
      select ${runId}::uuid, ${channel}::text, count(*)::int from listed
      on conflict (run_id, channel) do update set listed = counters.listed + excluded.listed`.execute(db)
    await ctx.queue.enqueue(tx, channelQueue(channel), {})
  })
}
