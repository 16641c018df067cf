import { graphql } from '../../src/gql/gql.ts'

export const reportForTest = graphql(`
  fragment ReportForTest on SyncReport {
    state
    version
    sha256
    sizeBytes
    publishedAt
    lastError
    downloadUrl
    failuresUrl
  }
`)

export const reportedRunQuery = graphql(`
  query ReportedRunForTest($id: ID!) {
    syncRun(id: $id) {
      ...SyncRunForTest
      archived
      cancelRequested
      createdAt
      startedAt
      finishedAt
      updatedAt
      channels { movedBytes }
      failureGroups { channel stage code state count message }
      timeline(first: 2) {
        edges { cursor node { event attempt message at } }
        pageInfo { hasNextPage endCursor }
      }
      report { ...ReportForTest }
    }
  }
`)

export const timelineOfRunQuery = graphql(`
  query TimelineOfRunForTest($id: ID!, $after: String) {
    syncRun(id: $id) { timeline(after: $after) { edges { node { event message } } } }
  }
`)

export const nodeQuery = graphql(`
  query RunAsNodeForTest($id: ID!) {
    node(id: $id) { __typename id }
  }
`)

export const retrySyncReport = graphql(`
  mutation RetrySyncReportForTest($runId: ID!) {
    retrySyncReport(input: { runId: $runId }) {
      ... on RetrySyncReportPayload { run { version report { state version } } }
      ... on Error { code message }
    }
  }
`)
