import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { connectOrm } from '../../src/database/orm.ts'
import { entities } from '../../src/entities.ts'
import { findOrphanObjects } from '../../src/files/find-orphan-objects.ts'
import type { ObjectStore } from '../../src/storage/object-store.ts'
import { type ChaosSite, storeDirectory } from './chaos-site.ts'

/**
 * The dry run of the sweep finds each object that no row names and no other, by a set difference that has nothing in
 * common with it; and none of them while all are younger than the grace.
 */
export async function checkObjects(
  site: ChaosSite,
  store: ObjectStore,
): Promise<{ findings: string[]; objects: number; orphans: number; leftovers: number }> {
  const stored = await readdir(join(storeDirectory(site.directory), 'objects'), { recursive: true })
  const objects = stored.map((path) => basename(path)).filter((name) => name.length > 2)
  const rows = await site.query<{ key: string }>(`
    select storage_key as key from files
    union all select storage_key from exports where storage_key is not null
    union all select unnest(array[storage_key, failures_storage_key]) from run_archives`)
  const named = new Set(rows.map(({ key }) => key))
  const orphans = new Set(objects.filter((key) => !named.has(key)))
  const found = new Set(await sweep(site, store, 0))
  const young = await sweep(site, store, 3600)
  const leftovers = await readdir(join(storeDirectory(site.directory), 'incoming'))
  const findings = [
    ...[...orphans.difference(found)].map((key) => `the sweep overlooks the orphan ${key}`),
    ...[...found.difference(orphans)].map((key) => `the sweep takes ${key} for an orphan`),
    ...young.map((key) => `the sweep takes ${key} although it is younger than the grace`),
  ]
  return { findings, objects: objects.length, orphans: orphans.size, leftovers: leftovers.length }
}

async function sweep(site: ChaosSite, store: ObjectStore, graceSeconds: number): Promise<string[]> {
  const orm = await connectOrm({ url: site.databaseUrl, poolSize: 1, entities })
  try {
    const objects = await Array.fromAsync(findOrphanObjects({ em: orm.em.fork(), store }, { graceSeconds }))
    return objects.map(({ key }) => key)
  } finally {
    await orm.close()
  }
}
