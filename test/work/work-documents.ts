import { graphql } from '../../src/gql/gql.ts'

export const workList = graphql(`
  query WorkListForTest($filter: WorkListFilter, $first: Int = 100, $after: String) {
    work(filter: $filter, first: $first, after: $after) {
      edges {
        cursor
        node {
          __typename
          id
          state
          progress { itemsDone }
          ... on Completion { upload { filename } }
          ... on Export { filename }
          ... on Replay { phase }
          ... on SyncRun { pendingFailureCount }
        }
      }
      pageInfo { hasNextPage endCursor }
    }
  }
`)
