import { graphql } from '../../src/gql/gql.ts'

export const syncRunForTest = graphql(`
  fragment SyncRunForTest on SyncRun {
    id
    version
    state
    runState
    kind
    operation
    month
    cycle
    dryRun
    listedAll
    attempt
    failure { code message }
    progress { itemsDone itemsTotal }
    channels {
      channel
      listed
      done
      skipped
      failed
      pendingFailures
      retrying
      listedBytes
      settledBytes
      outages { channel givenUpAt message since }
    }
  }
`)

export const startSyncRun = graphql(`
  mutation StartSyncRunForTest($input: StartSyncRunInput!) {
    startSyncRun(input: $input) {
      __typename
      ... on StartSyncRunPayload { replayed run { ...SyncRunForTest } }
      ... on InvalidInputError { field }
      ... on SyncRunExistsError { existingRun { id } }
      ... on Error { code message }
    }
  }
`)

export const cancelSyncRun = graphql(`
  mutation CancelSyncRunForTest($runId: ID!) {
    cancelSyncRun(input: { runId: $runId }) {
      __typename
      ... on CancelSyncRunPayload { run { ...SyncRunForTest } }
      ... on Error { code message }
    }
  }
`)

export const syncRunQuery = graphql(`
  query SyncRunForTestQuery($id: ID!) {
    syncRun(id: $id) { ...SyncRunForTest }
  }
`)

export const syncRunUpdated = graphql(`
  subscription SyncRunUpdatedForTest($id: ID!) {
    syncRunUpdated(id: $id) { ...SyncRunForTest }
  }
`)
