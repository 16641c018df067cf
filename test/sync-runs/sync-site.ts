import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ObjectStore } from '../../src/storage/object-store.ts'
import { openStore } from '../../src/storage/open-store.ts'
import { query } from '../support/query.ts'
import { startTestApp, type TestApp, type TestSite } from '../support/test-app.ts'

export type StoreName = 'objects' | 'replica'

/** What a store does otherwise than it should; changed while it's used. */
export type Faults = Record<StoreName, Partial<ObjectStore>>

export type SyncSite = AsyncDisposable & { app: TestApp; faults: Faults }

/** An app with the default replica, whose stores do what the test says. */
export async function startSyncSite(
  options: { site?: TestSite; settings?: Record<string, string> } = {},
): Promise<SyncSite> {
  const faults: Faults = { objects: {}, replica: {} }
  const app = await startTestApp({
    ...options,
    openStore: async (given) => {
      const real = await openStore(given)
      const name = given.directory.endsWith('replica') ? 'replica' : 'objects'
      return new Proxy(real, {
        get: (target, property) => Reflect.get({ ...target, ...faults[name] }, property),
      })
    },
  })
  return { app, faults, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() }
}

/** Where a file's object lies in one of the stores. */
export async function placeOf(app: TestApp, store: StoreName, fileId: string): Promise<string> {
  const [file] = await query<{ key: string }>(
    app,
    `select storage_key as key from files where id = '${fileId}'`,
  )
  const key = file?.key ?? ''
  return join(app.site.dataDirectory, store, 'objects', key.slice(0, 2), key)
}

export async function flipByte(path: string): Promise<void> {
  const bytes = await readFile(path)
  bytes[1] = (bytes[1] ?? 0) ^ 1
  await rm(path)
  await writeFile(path, bytes)
}

export async function truncate(path: string): Promise<void> {
  const bytes = await readFile(path)
  await rm(path)
  await writeFile(path, bytes.subarray(0, -1))
}

export type Task = { file: string; channel: string; action: string; state: string; round: number }

/** What a run did with each file, by name and channel; an object that no file has goes by its key. */
export async function readTasks(app: TestApp, runId: string): Promise<Task[]> {
  return await query<Task>(
    app,
    `select coalesce(file.filename, task.subject_id::text) as file, task.channel, task.action, task.state, task.round
     from sync_tasks task left join files file on file.id = task.subject_id
     where run_id = '${runId}' order by file, channel`,
  )
}

export type Failure = {
  file: string
  channel: string
  stage: string
  code: string
  message: string
  attempts: number
}

export async function readFailures(app: TestApp, runId: string): Promise<Failure[]> {
  return await query<Failure>(
    app,
    `select filename as file, channel, stage, code, message, attempts from sync_failures
     where run_id = '${runId}' order by filename, channel`,
  )
}

/** That counters and rounds are what the rows say. */
export async function readDifferences(app: TestApp, runId: string): Promise<unknown[]> {
  return await query(
    app,
    `with rows as (
       select channel, count(*)::int as listed,
         (count(*) filter (where state in ('DONE', 'PLANNED')))::int as done,
         (count(*) filter (where state = 'SKIPPED'))::int as skipped,
         (count(*) filter (where state = 'FAILED'))::int as failed,
         (count(*) filter (where state = 'DUE' and round > 1))::int as retrying
       from sync_tasks where run_id = '${runId}' group by channel
     ), failures as (
       select channel, count(*)::int as pending from sync_failures where run_id = '${runId}' and state = 'PENDING'
       group by channel
     ), rounds as (
       select channel, sum(attempted)::int as attempted, sum(succeeded + failed)::int as ended, sum(succeeded)::int as succeeded
       from sync_rounds where run_id = '${runId}' group by channel
     )
     select counters.*, rows.*, failures.pending, rounds.*
     from sync_run_channels counters full join rows using (channel) left join failures using (channel) left join rounds using (channel)
     where counters.run_id = '${runId}'
       and ((counters.listed, counters.done, counters.skipped, counters.failed, counters.retrying)
           is distinct from (rows.listed, rows.done, rows.skipped, rows.failed, rows.retrying)
         or counters.pending_failures <> coalesce(failures.pending, 0)
         or rounds.attempted <> rounds.ended or rounds.succeeded <> rows.done + rows.skipped)`,
  )
}
