import { bounded } from '../lib/bounded.ts'
import type { ObjectStore } from '../storage/object-store.ts'

const atOnce = 8

/** Tries to delete objects, some at once. @returns those that are gone now, and what the store said of the others. */
export async function deleteObjects<Row>(
  store: Pick<ObjectStore, 'delete'>,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Promise<{ deleted: Row[]; faults: unknown[] }> {
  const deleted: Row[] = []
  const faults: unknown[] = []
  const remove = async (row: Row) => {
    try {
      await store.delete(keyOf(row))
      deleted.push(row)
    } catch (error) {
      faults.push(error)
    }
  }
  await bounded({ items: rows, limit: atOnce, run: remove })
  return { deleted, faults }
}
