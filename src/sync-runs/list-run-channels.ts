import type { EntityManager } from '../database/orm.ts'
import { SyncRunChannel } from './sync-run-channel.entity.ts'

/** The counters of runs' channels, in the order of their names: as many as the configuration had, so all at once. */
export async function listRunChannels(
  em: EntityManager,
  runIds: readonly string[],
): Promise<SyncRunChannel[]> {
  return await em.find(SyncRunChannel, { runId: { $in: [...runIds] } }, { orderBy: { channel: 'asc' } })
}
