import type { FilterQuery } from '@mikro-orm/core'
import { InvalidInputError } from '../errors.ts'
import { type KeyedWish, readKeyedWish } from '../idempotency/keyed-wish.ts'
import { readId } from '../lib/uuid.ts'
import { type FailureFilter, failureConditions } from '../sync-runs/failure-conditions.ts'
import type { SyncFailure } from '../sync-runs/sync-failure.entity.ts'

/** As many failures can be named one by one. */
const mostIds = 1_000

/** Which pending failures of a run are asked for: those of a filter, or some by their ids; null: all. */
export type ReplaySelection = {
  filter: FailureFilter | null
  /** Sorted, each once. */
  failureIds: string[] | null
}

/** As a caller gives it. */
export type GivenSelection = {
  filter?: FailureFilter | null | undefined
  failureIds?: readonly string[] | null | undefined
}

/** @throws InvalidInputError (failureIds, filter.codes, filter.channels, filter.text) */
export function readSelection({ filter, failureIds }: GivenSelection): ReplaySelection {
  if (failureIds == null) return { filter: readFilter(filter ?? {}), failureIds: null }
  if (filter != null) throw new InvalidInputError('Give a filter or ids of failures, not both.', 'failureIds')
  if (failureIds.length > mostIds)
    throw new InvalidInputError(`At most ${mostIds} failures can be named: use a filter.`, 'failureIds')
  const ids = new Set(failureIds.map((id) => readId(id, 'failureIds')))
  return { filter: null, failureIds: [...ids].sort() }
}

/** Equal filters are equal as JSON: what is left out and what is null are the same, in whatever order the rest is named. */
function readFilter(filter: FailureFilter): FailureFilter | null {
  // Refused before any of it is stored.
  failureConditions(filter)
  const given = Object.entries(filter)
    .filter(([, value]) => value != null)
    .map(([name, value]) => [name, Array.isArray(value) ? [...new Set(value)].sort() : value])
  return given.length === 0 ? null : Object.fromEntries(given)
}

/** What is asked for, as a hash, and the key under which. Which failures there are doesn't belong to it. @throws InvalidInputError (idempotencyKey) */
export function readReplayWish(asked: {
  accountId: string
  runId: string
  key: string
  selection: ReplaySelection
}): KeyedWish {
  const { accountId, runId, key, selection } = asked
  const wish = readKeyedWish({ accountId, key, mutation: 'requestReplay', input: { runId, selection } })
  if (wish === null) throw new Error('a wish with a key has a fingerprint')
  return wish
}

/** Failures of the run that are pending and asked for. */
export function selectedConditions(
  runId: string,
  { filter, failureIds }: ReplaySelection,
): FilterQuery<SyncFailure> {
  return {
    $and: [
      { runId, state: 'PENDING' },
      ...failureConditions(filter ?? {}),
      ...(failureIds === null ? [] : [{ id: { $in: failureIds } }]),
    ],
  }
}
