import { graphql } from '../../src/gql/gql.ts'

export const exportForChaos = graphql(`
  fragment ExportForChaos on Export {
    id
    state
    exportState
    version
    attempt
    complete
    progress { itemsDone itemsTotal }
  }
`)

export const createExport = graphql(`
  mutation CreateExportForChaos($input: CreateExportInput!) {
    createExport(input: $input) {
      __typename
      ... on CreateExportPayload { export { id } }
      ... on Error { message }
    }
  }
`)

export const retryExport = graphql(`
  mutation RetryExportForChaos($input: RetryExportInput!) {
    retryExport(input: $input) {
      __typename
      ... on RetryExportPayload { export { id } }
      ... on Error { message }
    }
  }
`)

export const exportUpdated = graphql(`
  subscription ExportUpdatedForChaos($id: ID!) {
    exportUpdated(id: $id) { ...ExportForChaos }
  }
`)

export const createCollection = graphql(`
  mutation CreateCollectionForChaos($input: CreateCollectionInput!) {
    createCollection(input: $input) {
      __typename
      ... on CreateCollectionPayload { collection { id revision } }
      ... on Error { message }
    }
  }
`)

export const addItems = graphql(`
  mutation AddItemsForChaos($input: AddToCollectionInput!) {
    addToCollection(input: $input) {
      __typename
      ... on AddToCollectionPayload { collection { revision } }
      ... on Error { message }
    }
  }
`)

export const removeItems = graphql(`
  mutation RemoveItemsForChaos($input: RemoveFromCollectionInput!) {
    removeFromCollection(input: $input) {
      __typename
      ... on RemoveFromCollectionPayload { collection { revision } }
      ... on Error { message }
    }
  }
`)

export const replayForChaos = graphql(`
  fragment ReplayForChaos on Replay {
    id
    state
    phase
    version
    attempt
    targetRunId
    selected
    taken
    progress { itemsDone itemsTotal }
  }
`)

export const requestReplay = graphql(`
  mutation RequestReplayForChaos($input: RequestReplayInput!) {
    requestReplay(input: $input) {
      __typename
      ... on RequestReplayPayload { replay { id targetRunId } }
      ... on Error { message }
    }
  }
`)

export const replayUpdated = graphql(`
  subscription ReplayUpdatedForChaos($id: ID!) {
    replayUpdated(id: $id) { ...ReplayForChaos }
  }
`)
