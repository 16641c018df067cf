import { graphql } from '../../src/gql/gql.ts'

export const garbageCollections = graphql(`
  query GarbageCollectionsForTest($first: Int, $after: String) {
    garbageCollections(first: $first, after: $after) {
      edges {
        node {
          id
          dryRun
          finishedAt
          force
          startedAt
          startedBy
          state
          passes { bytes items message name outcome seconds }
        }
      }
      pageInfo { endCursor hasNextPage }
    }
  }
`)

export const nodeQuery = graphql(`
  query NodeForGarbageTest($id: ID!) {
    node(id: $id) { __typename id }
  }
`)
