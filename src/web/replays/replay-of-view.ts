import type { ReplayDetailQuery } from '../gql/graphql.ts'

/** A replay as its page has it. */
export type ReplayOfView = NonNullable<ReplayDetailQuery['replay']>
