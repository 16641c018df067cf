import { graphql } from '../../src/gql/gql.ts'

export const syncRunsQuery = graphql(`
  query SyncRunsForTest($filter: SyncRunFilter, $first: Int, $after: String) {
    syncRuns(filter: $filter, first: $first, after: $after) {
      edges { node { id runState } }
      pageInfo { hasNextPage endCursor }
    }
  }
`)

export const runDetails = graphql(`
  query SyncRunDetailsForTest($id: ID!) {
    syncRun(id: $id) {
      runState
      filter
      channelNames
      pausedAt
      waitsUntil
      waitsForStores
      removalsRefused
      listed
      touched
      failedCount
      pendingFailureCount
      retryingCount
      options { bytesPerDay olderThanDays removeExtraneous samplePercent secondsPerDay }
      channels { channel outages { channel } }
      rounds { channel round attempted succeeded failed movedBytes startedAt endedAt }
      schedule { id }
      progress { itemsTotal itemsPerSecond }
      timeline { edges { node { event } } }
    }
  }
`)

export const copiesQuery = graphql(`
  query CopiesForTest($id: ID!) {
    file(id: $id) { copies { channel confirmedAt fault runId } }
  }
`)

export const tasksQuery = graphql(`
  query TasksForTest($id: ID!, $filter: SyncTaskFilter, $first: Int, $after: String) {
    syncRun(id: $id) {
      tasks(filter: $filter, first: $first, after: $after) {
        edges { node { fileId channel action state round file { filename } } }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
`)

export const failuresQuery = graphql(`
  query FailuresForTest($id: ID!, $filter: SyncFailureFilter) {
    syncRun(id: $id) {
      failedCount
      pendingFailureCount
      failureGroups { channel stage code state count message }
      failures(filter: $filter) {
        __typename
        ... on SyncFailureConnection {
          edges {
            node {
              id
              fileId
              filename
              size
              sha256
              channel
              action
              stage
              code
              attempts
              version
              state
              file { id }
            }
          }
        }
        ... on Error { code }
      }
    }
  }
`)

export const failuresUpdated = graphql(`
  subscription FailuresUpdatedForTest($id: ID!) {
    syncRunUpdated(id: $id) {
      state
      failures { ... on SyncFailureConnection { edges { node { filename state } } } }
    }
  }
`)

export const failureNode = graphql(`
  query FailureNodeForTest($id: ID!) {
    node(id: $id) { __typename ... on SyncFailure { code } }
  }
`)

export const pauseSyncRun = graphql(`
  mutation PauseSyncRunForTest($runId: ID!) {
    pauseSyncRun(input: { runId: $runId }) {
      __typename
      ... on PauseSyncRunPayload { run { state pausedAt } }
      ... on Error { code }
    }
  }
`)

export const resumeSyncRun = graphql(`
  mutation ResumeSyncRunForTest($runId: ID!) {
    resumeSyncRun(input: { runId: $runId }) {
      __typename
      ... on ResumeSyncRunPayload { run { pausedAt } }
      ... on Error { code }
    }
  }
`)
