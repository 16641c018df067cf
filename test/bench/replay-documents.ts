import { graphql } from '../../src/gql/gql.ts'

export const previewReplay = graphql(`
  query BenchReplayPreview($runId: ID!, $filter: SyncFailureFilter) {
    syncRun(id: $runId) {
      replayPreview(filter: $filter) {
        __typename
        ... on ReplayPreview { selected taken bytes }
        ... on Error { message }
      }
    }
  }
`)

export const requestReplay = graphql(`
  mutation BenchRequestReplay($input: RequestReplayInput!) {
    requestReplay(input: $input) {
      __typename
      ... on RequestReplayPayload { replay { id } }
      ... on Error { message }
    }
  }
`)

export const replayReceipt = graphql(`
  query BenchReplayReceipt($id: ID!) {
    replay(id: $id) { receipt { inTarget left replayed } }
  }
`)

export const itemsPage = graphql(`
  query BenchReplayItems($id: ID!, $after: String, $states: [ReplayItemState!]) {
    replay(id: $id) {
      items(first: 50, after: $after, states: $states) {
        edges { node { failureId fileId channel state } }
        pageInfo { endCursor hasNextPage }
      }
    }
  }
`)

export const failuresPage = graphql(`
  query BenchSyncFailures($id: ID!, $after: String, $states: [SyncFailureState!]) {
    syncRun(id: $id) {
      failures(first: 50, after: $after, filter: { states: $states }) {
        __typename
        ... on SyncFailureConnection {
          edges { node { id filename channel code state } }
          pageInfo { endCursor hasNextPage }
        }
        ... on Error { message }
      }
    }
  }
`)
