import type { Context } from '../context.ts'
import { SyncRunChannel } from './sync-run-channel.entity.ts'

/** The counters of a run's channels, in the order of their names: as many as the configuration had, so all at once. */
export async function listRunChannels(
  ctx: Pick<Context, 'em'>,
  { runId }: { runId: string },
): Promise<SyncRunChannel[]> {
  return await ctx.em.fork().find(SyncRunChannel, { runId }, { orderBy: { channel: 'asc' } })
}
