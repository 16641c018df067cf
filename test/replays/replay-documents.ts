import { graphql } from '../../src/gql/gql.ts'

export const replayForTest = graphql(`
  fragment ReplayForTest on Replay {
    id
    version
    state
    phase
    revision
    failure { code message }
    progress { itemsDone itemsTotal }
    sourceRunId
    targetRunId
    selected
    taken
    enqueued
    newlyEnqueued
    alreadyPresent
    released
    replayed
    conflicts
    receipt { inTarget left notInTarget replayed }
    attention { phase canLeave }
    decision
    decisionNote
  }
`)

export const requestReplay = graphql(`
  mutation RequestReplayForTest($input: RequestReplayInput!) {
    requestReplay(input: $input) {
      __typename
      ... on RequestReplayPayload { replayed replay { ...ReplayForTest } }
      ... on InvalidInputError { field }
      ... on NothingToReplayError { taken }
      ... on Error { code message }
    }
  }
`)

export const cancelReplay = graphql(`
  mutation CancelReplayForTest($replayId: ID!) {
    cancelReplay(input: { replayId: $replayId }) {
      __typename
      ... on CancelReplayPayload { replay { ...ReplayForTest } }
      ... on Error { code message }
    }
  }
`)

export const acknowledgeReplay = graphql(`
  mutation AcknowledgeReplayForTest($input: AcknowledgeReplayInput!) {
    acknowledgeReplay(input: $input) {
      __typename
      ... on AcknowledgeReplayPayload { replay { ...ReplayForTest } }
      ... on InvalidInputError { field }
      ... on Error { code message }
    }
  }
`)

export const replayQuery = graphql(`
  query ReplayForTestQuery($id: ID!) {
    replay(id: $id) { ...ReplayForTest }
  }
`)

export const replayUpdated = graphql(`
  subscription ReplayUpdatedForTest($id: ID!) {
    replayUpdated(id: $id) { ...ReplayForTest }
  }
`)

export const replayItems = graphql(`
  query ReplayItemsForTest($id: ID!, $first: Int, $after: String, $states: [ReplayItemState!]) {
    replay(id: $id) {
      items(first: $first, after: $after, states: $states) {
        edges {
          node {
            failureId
            fileId
            channel
            action
            version
            size
            state
            conflict
            takenBy { id }
            failure { state version replay { id } }
          }
        }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
`)

export const replayChain = graphql(`
  query ReplayChainForTest($runId: ID!, $filter: SyncFailureFilter, $failureIds: [ID!]) {
    syncRun(id: $runId) {
      id
      operation
      failedCount
      pendingFailureCount
      sourceRunId
      source { id }
      replay { id }
      replays { edges { node { id phase target { id runState } source { id } } } }
      replayPreview(filter: $filter, failureIds: $failureIds) {
        __typename
        ... on ReplayPreview { selected taken bytes }
        ... on Error { code }
      }
    }
  }
`)

export const replaysQuery = graphql(`
  query ReplaysForTest($filter: ReplayFilter, $first: Int, $after: String) {
    replays(filter: $filter, first: $first, after: $after) {
      edges { node { id phase } }
      pageInfo { hasNextPage endCursor }
    }
  }
`)
