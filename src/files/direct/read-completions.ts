import type { FilterQuery } from '@mikro-orm/core'
import type { EntityManager } from '../../database/orm.ts'
import { workReader } from '../../work/watch-work.ts'
import { Completion } from './completion.entity.ts'

/** Completions with what all work has, newest first. */
export async function readCompletions(
  em: EntityManager,
  where: FilterQuery<Completion>,
): Promise<Completion[]> {
  return await em.find(Completion, where, { populate: ['work'], orderBy: { work: { id: 'desc' } } })
}

export const readWatchedCompletions = workReader(readCompletions)
