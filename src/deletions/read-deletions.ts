import type { FilterQuery } from '@mikro-orm/core'
import type { EntityManager } from '../database/orm.ts'
import { workReader } from '../work/watch-work.ts'
import { Deletion } from './deletion.entity.ts'

/** Deletions with what all work has, newest first. */
export async function readDeletions(em: EntityManager, where: FilterQuery<Deletion>): Promise<Deletion[]> {
  return await em.find(Deletion, where, { populate: ['work'], orderBy: { work: { id: 'desc' } } })
}

export const readWatchedDeletions = workReader(readDeletions)
