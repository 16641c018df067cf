import type { FilterQuery } from '@mikro-orm/core'
import type { EntityManager } from '../database/orm.ts'
import { workReader } from '../work/watch-work.ts'
import { SyncRun } from './sync-run.entity.ts'

/** Runs with what all work has, newest first, in one statement. */
export async function readSyncRuns(
  em: EntityManager,
  where: FilterQuery<SyncRun>,
  limit?: number,
): Promise<SyncRun[]> {
  return await em.find(SyncRun, where, {
    populate: ['work'],
    orderBy: { work: { id: 'desc' } },
    ...(limit && { limit }),
  })
}

/** Without one whose details are about to go, for which its archive answers. */
export const readWatchedSyncRuns = workReader((em, where) =>
  readSyncRuns(em, { ...where, forgottenAt: null }),
)
