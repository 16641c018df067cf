import { defineEntity, p } from '@mikro-orm/core'
import { Account } from '../../accounts/account.entity.ts'
import { syncKinds, syncOperations, syncOutcomes } from '../sync-words.ts'

/**
 * PENDING ──receipt──▶ PUBLISHED. A run that changes after that has a new version, and is PENDING again. CONFLICT: what
 * lies in the store under the archive's key is something else, which someone must look into.
 */
export const archiveStates = ['CONFLICT', 'PENDING', 'PUBLISHED'] as const
export type ArchiveState = (typeof archiveStates)[number]

const RunArchiveSchema = defineEntity({
  name: 'RunArchive',
  tableName: 'run_archives',
  properties: {
    /** No foreign key: it's what is left of the run in the end. */
    runId: p.uuid().primary(),
    accountId: () => p.manyToOne(Account).mapToPk().fieldName('account_id'),
    kind: p.enum(syncKinds),
    operation: p.enum(syncOperations),
    month: p.text(),
    cycle: p.integer().nullable(),
    outcome: p.enum(syncOutcomes),
    /** The work's version that is to be archived, or is. */
    version: p.integer(),
    state: p.enum(archiveStates).default('PENDING'),
    /** How often it was tried in vain. */
    attempts: p.integer().default(0),
    /** It isn't tried before; null: at once. */
    dueAt: p.datetime(3).nullable(),
    lastError: p.text().nullable(),
    /**
     * Where the document lies, and the list of failures. They follow from run and version, so that they may be there
     * before: the row names them before they're written. null: nobody has begun.
     */
    storageKey: p.uuid().nullable(),
    failuresStorageKey: p.uuid().nullable(),
    /** The receipt; null unless it's PUBLISHED. */
    sizeBytes: p.bigint('number').nullable(),
    sha256: p.text().nullable(),
    failuresSizeBytes: p.bigint('number').nullable(),
    failuresSha256: p.text().nullable(),
    publishedAt: p.datetime(3).nullable(),
  },
  indexes: [
    { properties: ['accountId', 'runId'] },
    {
      name: 'run_archives_pending',
      expression:
        'create index "run_archives_pending" on "run_archives" ("run_id") where "state" = \'PENDING\'',
    },
    {
      name: 'run_archives_objects',
      expression: 'create unique index "run_archives_objects" on "run_archives" ("storage_key")',
    },
    {
      name: 'run_archives_failures_objects',
      expression:
        'create unique index "run_archives_failures_objects" on "run_archives" ("failures_storage_key")',
    },
  ],
})

/** The durable index of runs that are to be archived, and of those that are: it outlives the runs themselves. */
export class RunArchive extends RunArchiveSchema.class {}
RunArchiveSchema.setClass(RunArchive)
