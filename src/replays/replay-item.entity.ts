import { defineEntity, p } from '@mikro-orm/core'
import { syncActions } from '../sync-runs/sync-words.ts'
import { Replay } from './replay.entity.ts'
import { replayConflicts, storedItemStates } from './replay-words.ts'

const ReplayItemSchema = defineEntity({
  name: 'ReplayItem',
  tableName: 'replay_items',
  properties: {
    replayId: () => p.manyToOne(Replay).mapToPk().primary().fieldName('replay_id').deleteRule('cascade'),
    /** No foreign key: what is frozen doesn't change with the source. */
    failureId: p.uuid().primary(),
    /** The failure's, at which it was frozen. */
    version: p.integer(),
    subjectId: p.uuid(),
    channel: p.text(),
    action: p.enum(syncActions),
    /** Of the file, in bytes; null of a REMOVE. */
    size: p.bigint('number').nullable(),
    state: p.enum(storedItemStates),
    /** TAKEN: the replay that has it; null otherwise. */
    takenBy: p.uuid().nullable(),
    /** CONFLICT, LEFT: why the source could not be told; null otherwise. */
    conflict: p.enum(replayConflicts).nullable(),
  },
  indexes: [
    {
      // Each failure goes to one target: whoever freezes it second finds it taken.
      name: 'replay_items_owner',
      expression:
        'create unique index "replay_items_owner" on "replay_items" ("failure_id") where "state" in (\'CONFLICT\', \'SELECTED\')',
    },
    {
      // Those that someone has to look at may be few of a million.
      name: 'replay_items_apart',
      expression:
        'create index "replay_items_apart" on "replay_items" ("replay_id", "failure_id") where "state" <> \'SELECTED\'',
    },
  ],
})

/** A failure that was asked for, as it was then. The order of a selection is that of the failures' ids. */
export class ReplayItem extends ReplayItemSchema.class {}
ReplayItemSchema.setClass(ReplayItem)
