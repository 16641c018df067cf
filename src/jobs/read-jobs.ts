import type { FilterQuery } from '@mikro-orm/core'
import type { EntityManager } from '../database/orm.ts'
import { workReader } from '../work/watch-work.ts'
import { Job } from './job.entity.ts'

/** Jobs with what all work has, newest first. */
export async function readJobs(em: EntityManager, where: FilterQuery<Job>, limit?: number): Promise<Job[]> {
  return await em.find(Job, where, {
    populate: ['work'],
    orderBy: { work: { id: 'desc' } },
    ...(limit && { limit }),
  })
}

export const readWatchedJobs = workReader(readJobs)
