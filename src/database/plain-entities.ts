import type { FilterQuery, QueryOrderMap } from '@mikro-orm/core'
import type { QBFilterQuery } from '@mikro-orm/postgresql'
import type { EntityManager } from './orm.ts'

type EntityClass<Entity> = new () => Entity

/**
 * Makes entities of rows, for reading alone: no entity manager knows them, and none would see what changes of them. Those
 * of `find` watch each of their properties, which costs several times the statement.
 */
export function plainEntities<Entity extends object>(
  em: EntityManager,
  type: EntityClass<Entity>,
  rows: readonly object[],
): Entity[] {
  const meta = em.getMetadata().get<Entity>(type)
  const driver = em.getDriver()
  return toPlain(
    em,
    type,
    rows.map((row) => driver.mapResult<Entity>(row, meta) ?? {}),
  )
}

/** As `find` does, a page of entities for reading alone. */
export async function findPlain<Entity extends object>(
  em: EntityManager,
  type: EntityClass<Entity>,
  page: {
    where: FilterQuery<Entity>
    orderBy: QueryOrderMap<Entity> | QueryOrderMap<Entity>[]
    limit: number
  },
): Promise<Entity[]> {
  // The builder's type leaves out the lists of keys that `find` takes.
  const where = page.where as QBFilterQuery<Entity>
  const query = em
    .createQueryBuilder<Entity>(type)
    .select('*')
    .where(where)
    .orderBy(page.orderBy)
    .limit(page.limit)
  return toPlain(em, type, await query.execute('all'))
}

/** @param rows By the names of the properties, with the values as the driver gave them. */
function toPlain<Entity extends object>(
  em: EntityManager,
  type: EntityClass<Entity>,
  rows: readonly object[],
): Entity[] {
  const platform = em.getPlatform()
  const { props } = em.getMetadata().get(type)
  return rows.map((row) => {
    const given = row as Record<string, unknown>
    const values: Record<string, unknown> = {}
    for (const { name, customType } of props) {
      const value = given[name]
      values[name] = customType && value !== null ? customType.convertToJSValue(value, platform) : value
    }
    // Set last: the setters of the class make each property one that is watched.
    return Object.setPrototypeOf(values, type.prototype) as Entity
  })
}
