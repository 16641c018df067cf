import { defineEntity, p } from '@mikro-orm/core'
import type { PassReport } from './pass.ts'

/**
 * RUNNING until all passes had their turn, then what came of the worst of them: FAILED, REFUSED, STOPPED, SUCCEEDED. LOST:
 * its process died, or lost the database; the next collection found that.
 */
export const collectionStates = ['FAILED', 'LOST', 'REFUSED', 'RUNNING', 'STOPPED', 'SUCCEEDED'] as const
export type CollectionState = (typeof collectionStates)[number]

/** By the schedule, or by a person with the command. */
export const collectionStarters = ['COMMAND', 'SCHEDULE'] as const
export type CollectionStarter = (typeof collectionStarters)[number]

const GarbageCollectionSchema = defineEntity({
  name: 'GarbageCollection',
  tableName: 'garbage_collections',
  properties: {
    id: p.uuid().primary().defaultRaw('uuidv7()'),
    state: p.enum(collectionStates).default('RUNNING'),
    startedBy: p.enum(collectionStarters),
    dryRun: p.boolean(),
    force: p.boolean(),
    /** What the passes reported that had their turn, in order. */
    passes: p.json<PassReport[]>().defaultRaw("'[]'"),
    startedAt: p.datetime(3).defaultRaw('clock_timestamp()'),
    finishedAt: p.datetime(3).nullable(),
  },
})

/** One run of garbage collection, and its timeline. */
export class GarbageCollection extends GarbageCollectionSchema.class {}
GarbageCollectionSchema.setClass(GarbageCollection)
