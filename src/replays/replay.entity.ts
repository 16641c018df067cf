import { defineEntity, p } from '@mikro-orm/core'
import { Account } from '../accounts/account.entity.ts'
import type { FailureFilter } from '../sync-runs/failure-conditions.ts'
import { Work } from '../work/work.entity.ts'
import { activePhases, replayDecisions, replayPhases } from './replay-words.ts'

/** What was counted in the end, from the rows. */
export type ReplayReceipt = {
  /** Failures whose task the target has. */
  inTarget: number
  /** Failures that the source has as replayed by this replay. */
  replayed: number
  /** Failures that are left as they were in the source. */
  left: number
  /** Those of the left whose task the target has not. */
  notInTarget: number
}

const ReplaySchema = defineEntity({
  name: 'Replay',
  tableName: 'replays',
  properties: {
    work: () => p.oneToOne(Work).primary().fieldName('id').deleteRule('cascade').owner(),
    accountId: () => p.manyToOne(Account).mapToPk().fieldName('account_id'),
    /** No foreign keys: the details of both go by their retention. */
    sourceRunId: p.uuid(),
    /** Fixed before anything is written there. */
    targetRunId: p.uuid().unique(),
    idempotencyKey: p.text(),
    /** What was asked for, as a hash. */
    fingerprint: p.text(),
    /** Which of the source's pending failures were asked for; null: all. */
    filter: p.json<FailureFilter>().nullable(),
    /** Whether it was failures by their ids. */
    byId: p.boolean(),
    phase: p.enum(replayPhases).default('ACCEPTED'),
    /** NEEDS_ATTENTION: the phase in which it got stuck; null otherwise. */
    stuckIn: p.enum(activePhases).nullable(),
    /** Grows with every write to the row. */
    revision: p.integer().default(1),
    /** Failures that are frozen as this replay's. */
    selected: p.integer(),
    /** Failures that were asked for and that another replay has. */
    taken: p.integer(),
    /** The last failure that the target has; null: none. */
    enqueuedUpTo: p.uuid().nullable(),
    /** Of the selected, those that the target has: the sum of the next two. */
    enqueued: p.integer().default(0),
    newlyEnqueued: p.integer().default(0),
    /** Those that it had before, from an attempt whose end isn't known. */
    alreadyPresent: p.integer().default(0),
    /** Those that were given back, since the target ended before they were its. */
    released: p.integer().default(0),
    /** The last failure of which the source was told; null: none. */
    cleanedUpTo: p.uuid().nullable(),
    /** Of the enqueued, those that the source has as replayed. */
    replayed: p.integer().default(0),
    /** Of the enqueued, those of which the source could not be told. */
    conflicts: p.integer().default(0),
    receipt: p.json<ReplayReceipt>().nullable(),
    /** What someone decided when it needed attention, the last time; null: never. */
    decision: p.enum(replayDecisions).nullable(),
    decisionNote: p.text().nullable(),
    decidedAt: p.datetime(3).nullable(),
  },
  indexes: [
    {
      name: 'replays_reservation',
      expression:
        'create unique index "replays_reservation" on "replays" ("source_run_id", "idempotency_key")',
    },
    { properties: ['sourceRunId', 'work'] },
    { properties: ['accountId', 'work'] },
  ],
})

/**
 * An action that takes pending failures of one run, the source, into another, the target. Its state as work and its
 * progress are in `work`, under the same id. Account, runs, key, fingerprint and selection never change.
 */
export class Replay extends ReplaySchema.class {}
ReplaySchema.setClass(Replay)
