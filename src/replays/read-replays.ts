import type { FilterQuery } from '@mikro-orm/core'
import type { EntityManager } from '../database/orm.ts'
import { workReader } from '../work/watch-work.ts'
import { Replay } from './replay.entity.ts'

/** Replays with what all work has, newest first, in one statement. */
export async function readReplays(
  em: EntityManager,
  where: FilterQuery<Replay>,
  limit?: number,
): Promise<Replay[]> {
  return await em.find(Replay, where, {
    populate: ['work'],
    orderBy: { work: { id: 'desc' } },
    ...(limit && { limit }),
  })
}

export const readWatchedReplays = workReader(readReplays)
