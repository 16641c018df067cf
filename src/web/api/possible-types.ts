import type { AnyErrorFragment, AnyNodeFragment, AnyWorkFragment } from '../gql/graphql.ts'

type Names<Any extends { __typename: string }> = Record<Any['__typename'], true>

const errors: Names<AnyErrorFragment> = {
  ArchiveBusyError: true,
  CollectionFullError: true,
  ConflictError: true,
  FailureDetailsUnavailable: true,
  GoneError: true,
  IdempotencyMismatchError: true,
  InvalidInputError: true,
  NotFoundError: true,
  NothingToReplayError: true,
  PartsMissingError: true,
  SyncRunExistsError: true,
  UnreadableArchiveError: true,
}

const nodes: Names<AnyNodeFragment> = {
  Account: true,
  ApiKey: true,
  Archive: true,
  Collection: true,
  Completion: true,
  Deletion: true,
  Export: true,
  File: true,
  GarbageCollection: true,
  Job: true,
  Replay: true,
  SyncFailure: true,
  SyncRun: true,
  SyncSchedule: true,
  Upload: true,
}

const work: Names<AnyWorkFragment> = {
  Completion: true,
  Deletion: true,
  Export: true,
  Job: true,
  Replay: true,
  SyncRun: true,
}

/**
 * What the interfaces of the API are in truth, so that the cache knows which fragments a thing answers to. Without it, it
 * guesses by the names of fields. The types of the objects above fail where the schema has others.
 */
export const possibleTypes = {
  Error: Object.keys(errors),
  Node: Object.keys(nodes),
  Work: Object.keys(work),
}
