import { graphql } from '../../src/gql/gql.ts'

export const extractWhole = graphql(`
  mutation BenchExtractWhole($archiveId: ID!) {
    extractArchive(input: { archiveId: $archiveId }) {
      __typename
      ... on ExtractArchivePayload { job { id } }
      ... on Error { message }
    }
  }
`)

export const extractionUpdated = graphql(`
  subscription BenchExtractionUpdated($id: ID!) {
    jobUpdated(id: $id) { state startedAt finishedAt failure { message } summary { extracted bytes } }
  }
`)
