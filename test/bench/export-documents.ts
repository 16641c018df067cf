import { graphql } from '../../src/gql/gql.ts'

export const createCollection = graphql(`
  mutation BenchCreateCollection {
    createCollection(input: { name: "bench" }) {
      __typename
      ... on CreateCollectionPayload { collection { id } }
      ... on Error { message }
    }
  }
`)

export const addArchive = graphql(`
  mutation BenchAddArchive($collectionId: ID!, $archiveId: ID!) {
    addToCollection(input: { collectionId: $collectionId, archiveId: $archiveId }) {
      __typename
      ... on AddToCollectionPayload { added }
      ... on Error { message }
    }
  }
`)

export const createExport = graphql(`
  mutation BenchCreateExport($collectionId: ID!, $format: ExportFormat!) {
    createExport(input: { collectionId: $collectionId, format: $format, fresh: true }) {
      __typename
      ... on CreateExportPayload { export { id } }
      ... on Error { message }
    }
  }
`)

export const exportUpdated = graphql(`
  subscription BenchExportUpdated($id: ID!) {
    exportUpdated(id: $id) { exportState complete failure { message } }
  }
`)
