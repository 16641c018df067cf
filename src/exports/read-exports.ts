import type { FilterQuery } from '@mikro-orm/core'
import type { EntityManager } from '../database/orm.ts'
import { workReader } from '../work/watch-work.ts'
import { Export } from './export.entity.ts'

/** Exports with what all work has and the present revision of their collection, newest first, in one statement. */
export async function readExports(
  em: EntityManager,
  where: FilterQuery<Export>,
  limit?: number,
): Promise<Export[]> {
  return await em.find(Export, where, {
    populate: ['work'],
    orderBy: { work: { id: 'desc' } },
    ...(limit && { limit }),
  })
}

export const readWatchedExports = workReader(readExports)
