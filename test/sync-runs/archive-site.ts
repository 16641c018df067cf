import { sql } from 'kysely'
import { createContext, transaction } from '../../src/context.ts'
import type { ReportedRunForTestQuery, StartSyncRunInput } from '../../src/gql/graphql.ts'
import { archiveRun } from '../../src/sync-runs/archive/archive-run.ts'
import { claimArchive } from '../../src/sync-runs/archive/claim-archive.ts'
import { registerRun } from '../../src/sync-runs/archive/register-run.ts'
import { neverAborted } from '../support/never-aborted.ts'
import type { TestApp } from '../support/test-app.ts'
import { reportedRunQuery } from './archive-documents.ts'
import { start } from './sync-client.ts'
import { cancelSyncRun } from './sync-documents.ts'

export type ReportedRun = NonNullable<ReportedRunForTestQuery['syncRun']>

/** A run with its report, by the API. */
export async function readRun(app: TestApp, id: string): Promise<ReportedRun> {
  const { data, errors } = await app.request(reportedRunQuery, { id })
  if (!data.syncRun) throw new Error(JSON.stringify(errors))
  return data.syncRun
}

/** A run that ended before a worker came, on an app without workers. */
export async function endedRun(app: TestApp, wish: Partial<StartSyncRunInput> = {}): Promise<string> {
  const { id } = await start(app, { kind: 'VERIFY', ...wish })
  await app.request(cancelSyncRun, { runId: id })
  return id
}

/** Changes the work of an ended run, which makes a newer version of it, that is to be archived. */
export async function changeEndedRun({ app }: TestApp, id: string, set: string): Promise<void> {
  await transaction(createContext(app.services), async (tx) => {
    await sql`update work set ${sql.raw(set)}, version = version + 1 where id = ${id}`.execute(tx.getKysely())
    await registerRun(tx, app.services.queue, id)
  })
}

/** Archives in this process whatever is due, as a worker does. @returns how many runs. */
export async function archiveDue({ app }: TestApp, faults = {}): Promise<number> {
  const ctx = createContext(app.services)
  let archived = 0
  for (let work = await claimArchive(ctx); work !== null; work = await claimArchive(ctx)) {
    await archiveRun({ ...ctx, ...faults }, { work, signal: neverAborted })
    archived++
  }
  return archived
}
