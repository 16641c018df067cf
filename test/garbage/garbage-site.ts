import { randomUUID } from 'node:crypto'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { createContext } from '../../src/context.ts'
import { collectGarbage } from '../../src/garbage/collect-garbage.ts'
import type { GarbageCollection } from '../../src/garbage/garbage-collection.entity.ts'
import type { PassName, PassReport } from '../../src/garbage/pass.ts'
import { layoutOf, placeOf } from '../../src/storage/file-system/layout.ts'
import type { ObjectStore } from '../../src/storage/object-store.ts'
import { storedKeys } from '../files/test-upload.ts'
import { query } from '../support/query.ts'
import type { TestApp } from '../support/test-app.ts'

type Options = {
  dryRun?: boolean
  force?: boolean
  signal?: AbortSignal
  /** Replace methods of the store. */
  faults?: Partial<ObjectStore>
}

/** Collects garbage in this process; null where someone else does. */
export async function collect(
  { app }: TestApp,
  { dryRun = false, force = false, signal = new AbortController().signal, faults = {} }: Options = {},
): Promise<GarbageCollection | null> {
  const ctx = createContext(app.services)
  const { store: real } = ctx
  const store: ObjectStore = {
    put: (...given) => real.put(...given),
    putMany: (...given) => real.putMany(...given),
    read: (...given) => real.read(...given),
    readRange: (...given) => real.readRange(...given),
    stat: (...given) => real.stat(...given),
    inspectMany: (...given) => real.inspectMany(...given),
    delete: (...given) => real.delete(...given),
    list: (...given) => real.list(...given),
    partial: real.partial,
    ...(real.direct && { direct: real.direct }),
    check: () => real.check(),
    ...faults,
  }
  return await collectGarbage({ ...ctx, store }, { startedBy: 'COMMAND', dryRun, force, signal })
}

/** What a pass of a collection reported. */
export function reportOf(collection: GarbageCollection | null, pass: PassName): PassReport | undefined {
  return collection?.passes.find((report) => report.pass === pass)
}

/** Leaves nothing to collect, and no memory of what was collected before. */
export async function clearSite(app: TestApp): Promise<void> {
  await query(
    app,
    'truncate files, uploads, work, condemned_objects, garbage_collections, garbage_totals cascade',
  )
  const { store } = app.app.services
  for (const key of await storedKeys(app.app.services)) await store.delete(key)
}

/** Lets what was deleted be deleted two days ago. */
export async function ageTrash(app: TestApp): Promise<void> {
  await query(
    app,
    `update files set deleted_at = deleted_at - interval '2 days' where deleted_at is not null`,
  )
}

/** Puts objects into the store that no row names, by default two days old. */
export async function putOrphans(app: TestApp, count: number, days = 2): Promise<string[]> {
  const keys = Array.from({ length: count }, () => randomUUID())
  await app.app.services.store.putMany(keys.map((key) => ({ key, bytes: Buffer.from(key) })))
  await ageObjects(app, keys, days)
  return keys
}

export async function ageObjects({ site }: TestApp, keys: readonly string[], days = 2): Promise<void> {
  const layout = layoutOf(join(site.dataDirectory, 'objects'))
  const at = Date.now() / 1000 - days * 24 * 3600
  for (const key of keys) await utimes(placeOf(layout, key), at, at)
}

/** Many deleted files of two days ago, with their objects of ten bytes. */
export async function makeDeletedFiles(app: TestApp, count: number): Promise<void> {
  const keys = Array.from({ length: count }, () => randomUUID())
  const bytes = Buffer.from('ten bytes!')
  await app.app.services.store.putMany(keys.map((key) => ({ key, bytes })))
  await query(
    app,
    `insert into files (account_id, storage_key, filename, content_type, size, sha256, deleted_at)
     select '${app.caller.caller.accountId}', key::uuid, 'deleted', 'text/plain', 10, '', now() - interval '2 days'
     from unnest(array[${keys.map((key) => `'${key}'`)}]) as key`,
  )
}

/** What is there in all: what a dry run must leave as it is. */
export async function takeStock(app: TestApp): Promise<Record<string, unknown>> {
  const tables = ['files', 'uploads', 'work', 'archive_entries', 'condemned_objects', 'garbage_totals']
  const stock: Record<string, unknown> = { objects: (await storedKeys(app.app.services)).sort() }
  for (const table of tables) stock[table] = await query(app, `select * from ${table} order by 1, 2`)
  return stock
}
