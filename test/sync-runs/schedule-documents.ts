import { graphql } from '../../src/gql/gql.ts'

export const scheduleForTest = graphql(`
  fragment ScheduleForTest on SyncSchedule {
    id
    kind
    cron
    timeZone
    options { samplePercent }
    filter
    channels
    enabled
    nextAt
    lastError
    updatedAt
    lastRun { id month schedule { id } }
  }
`)

export const createSyncSchedule = graphql(`
  mutation CreateSyncScheduleForTest($input: CreateSyncScheduleInput!) {
    createSyncSchedule(input: $input) {
      __typename
      ... on CreateSyncSchedulePayload { replayed schedule { ...ScheduleForTest } }
      ... on InvalidInputError { field }
      ... on Error { code message }
    }
  }
`)

export const updateSyncSchedule = graphql(`
  mutation UpdateSyncScheduleForTest($input: UpdateSyncScheduleInput!) {
    updateSyncSchedule(input: $input) {
      __typename
      ... on UpdateSyncSchedulePayload { schedule { ...ScheduleForTest } }
      ... on InvalidInputError { field }
      ... on Error { code }
    }
  }
`)

export const deleteSyncSchedule = graphql(`
  mutation DeleteSyncScheduleForTest($scheduleId: ID!) {
    deleteSyncSchedule(input: { scheduleId: $scheduleId }) {
      __typename
      ... on DeleteSyncSchedulePayload { deletedScheduleId }
      ... on Error { code }
    }
  }
`)

export const schedulesQuery = graphql(`
  query SchedulesForTest($first: Int, $after: String) {
    syncSchedules(first: $first, after: $after) {
      edges { node { ...ScheduleForTest } }
      pageInfo { endCursor hasNextPage }
    }
  }
`)

export const scheduleQuery = graphql(`
  query ScheduleForTestQuery($id: ID!) {
    syncSchedule(id: $id) { ...ScheduleForTest }
    node(id: $id) { __typename }
  }
`)
