import { graphql } from '../../src/gql/gql.ts'

export const exportFields = graphql(`
  fragment ExportForTest on Export {
    __typename
    id
    state
    exportState
    step
    attempt
    version
    revision
    collectionRevision
    format
    filename
    sizeBytes
    sha256
    complete
    expiresAt
    options { compression fetchMissing }
    failure { code message }
    progress { itemsDone itemsTotal bytesDone bytesTotal }
    missing { edges { node { path reason fileId size sha256 } } }
    timeline { edges { node { event } } }
  }
`)

export const createExport = graphql(`
  mutation CreateExportForTest($input: CreateExportInput!) {
    createExport(input: $input) {
      __typename
      ... on CreateExportPayload { reused replayed export { ...ExportForTest } }
      ... on InvalidInputError { field }
      ... on Error { code message }
    }
  }
`)

export const retryExport = graphql(`
  mutation RetryExportForTest($exportId: ID!) {
    retryExport(input: { exportId: $exportId }) {
      __typename
      ... on RetryExportPayload { reused replayed export { ...ExportForTest retryOf { id } } }
      ... on Error { code message }
    }
  }
`)

export const cancelExport = graphql(`
  mutation CancelExportForTest($exportId: ID!) {
    cancelExport(input: { exportId: $exportId }) {
      __typename
      ... on CancelExportPayload { export { ...ExportForTest } }
      ... on Error { code message }
    }
  }
`)

export const exportQuery = graphql(`
  query ExportForTestQuery($id: ID!, $expiresIn: Int) {
    export(id: $id) { ...ExportForTest collection { id } downloadUrl(expiresIn: $expiresIn) }
    node(id: $id) { __typename id }
  }
`)

export const exportsQuery = graphql(`
  query ExportsForTest($filter: ExportFilter, $first: Int, $after: String) {
    exports(filter: $filter, first: $first, after: $after) {
      edges { node { id format exportState } }
      pageInfo { hasNextPage endCursor }
    }
  }
`)

export const missingQuery = graphql(`
  query MissingForTest($id: ID!, $after: String) {
    export(id: $id) {
      missing(first: 2, after: $after) {
        edges { node { path reason } }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
`)

export const exportUpdated = graphql(`
  subscription ExportUpdatedForTest($id: ID!) {
    exportUpdated(id: $id) { ...ExportForTest }
  }
`)

export const createCollection = graphql(`
  mutation CreateCollectionForExport($name: String!) {
    createCollection(input: { name: $name }) {
      __typename
      ... on CreateCollectionPayload { collection { id revision } }
      ... on Error { code message }
    }
  }
`)

export const addItems = graphql(`
  mutation AddItemsForExport($collectionId: ID!, $items: [CollectionItemInput!]!) {
    addToCollection(input: { collectionId: $collectionId, items: $items }) {
      __typename
      ... on AddToCollectionPayload { collection { id revision } }
      ... on Error { code message }
    }
  }
`)

export const deleteFile = graphql(`
  mutation DeleteFileForExport($fileId: ID!) {
    deleteFile(input: { fileId: $fileId }) {
      __typename
    }
  }
`)

export const restoreFile = graphql(`
  mutation RestoreFileForExport($fileId: ID!) {
    restoreFile(input: { fileId: $fileId }) {
      __typename
    }
  }
`)

export const removeItems = graphql(`
  mutation RemoveItemsForExport($collectionId: ID!, $paths: [String!]) {
    removeFromCollection(input: { collectionId: $collectionId, paths: $paths }) {
      __typename
    }
  }
`)

export const deleteCollection = graphql(`
  mutation DeleteCollectionForExport($collectionId: ID!) {
    deleteCollection(input: { collectionId: $collectionId }) {
      __typename
    }
  }
`)
