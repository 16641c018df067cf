import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { StoredObject } from '../object-store.ts'
import { isStorageKey } from '../storage-key.ts'
import { isMissing, orFault, translateFault } from './fault.ts'
import { type Layout, leafNames } from './layout.ts'

const pageSize = 256

/** The objects in the order of their keys. In memory are the names of one folder and a page of objects. */
export async function* listObjects(
  layout: Layout,
  { prefix, after }: { prefix: string; after: string },
): AsyncGenerator<StoredObject> {
  for (const leaf of leafNames) {
    if (!mayHold(leaf, { prefix, after })) continue
    const folder = join(layout.objects, leaf)
    const names = await orFault(readdir(folder))
    const keys = names
      .filter(
        (name) => isStorageKey(name) && name.startsWith(leaf) && name.startsWith(prefix) && name > after,
      )
      .sort()
    for (let index = 0; index < keys.length; index += pageSize) {
      const page = await Promise.all(
        keys.slice(index, index + pageSize).map((key) => statObject(folder, key)),
      )
      for (const object of page) if (object !== null) yield object
    }
  }
}

function mayHold(leaf: string, { prefix, after }: { prefix: string; after: string }): boolean {
  return (leaf.startsWith(prefix) || prefix.startsWith(leaf)) && leaf >= after.slice(0, leaf.length)
}

/** null if it has been deleted since its folder was read, or is a folder itself. */
async function statObject(folder: string, key: string): Promise<StoredObject | null> {
  try {
    const stats = await stat(join(folder, key))
    return stats.isDirectory() ? null : { key, size: stats.size, modifiedAt: stats.mtime }
  } catch (error) {
    if (isMissing(error)) return null
    throw translateFault(error)
  }
}
