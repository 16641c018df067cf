import { sql } from 'kysely'
import type { EntityManager } from '../../database/orm.ts'
import type { FileFilter } from '../../files/file-filter.ts'
import { reviveFilter, type StoredFilter } from '../stored-filter.ts'
import type { SyncKind, SyncOperation, SyncOptions } from '../sync-words.ts'

/** What a run was asked for, and how far its producer has come. */
export type SyncPlan = {
  runId: string
  accountId: string
  /** As the database writes it. */
  createdAt: string
  kind: SyncKind
  /** The tasks of a REPLAY come from its replay. */
  operation: SyncOperation
  dryRun: boolean
  options: SyncOptions
  filter: FileFilter | null
  channels: string[]
  upTo: string
  cursor: string | null
  producerDone: boolean
}

type Stored = Omit<SyncPlan, 'filter'> & { filter: StoredFilter | null }

/** @throws Error where the run is gone. */
export async function readPlan(em: EntityManager, runId: string): Promise<SyncPlan> {
  const found = await sql<Stored>`
    select run.id as "runId", run.account_id as "accountId", work.created_at::text as "createdAt", run.kind, run.operation,
      run.dry_run as "dryRun", run.options, run.filter, run.channels, run.up_to as "upTo", run.cursor,
      run.producer_done as "producerDone"
    from sync_runs run join work using (id) where run.id = ${runId}`.execute(em.getKysely())
  const [plan] = found.rows
  if (plan === undefined) throw new Error(`there is no sync run ${runId}`)
  return { ...plan, filter: plan.filter && reviveFilter(plan.filter) }
}
