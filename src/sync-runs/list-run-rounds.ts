import type { EntityManager } from '../database/orm.ts'
import { SyncRound } from './sync-round.entity.ts'

/** What came of each round of runs, by channel: a few of each, so all at once. */
export async function listRunRounds(em: EntityManager, runIds: readonly string[]): Promise<SyncRound[]> {
  return await em.find(
    SyncRound,
    { runId: { $in: [...runIds] } },
    { orderBy: { channel: 'asc', round: 'asc' } },
  )
}
