import type { SyncRunDetailQuery, SyncRunFailuresQuery } from '../gql/graphql.ts'

/** A run as its page has it. */
export type RunDetail = NonNullable<SyncRunDetailQuery['syncRun']>

type Failures = NonNullable<SyncRunFailuresQuery['syncRun']>['failures']

/** A failure as it's listed. */
export type FailureRow = Extract<Failures, { __typename: 'SyncFailureConnection' }>['edges'][number]['node']
