import { graphql } from '../../src/gql/gql.ts'

export const corpusEntries = graphql(`
  query CorpusEntries($id: ID!, $after: String) {
    file(id: $id) {
      archive {
        problem { code }
        entries(first: 100, after: $after) {
          edges { node { index path skipReason file { id sha256 tags } } }
          pageInfo { endCursor hasNextPage }
        }
      }
    }
  }
`)

export const corpusExtraction = graphql(`
  mutation CorpusExtraction($id: ID!) {
    extractArchive(input: { archiveId: $id }) {
      __typename
      ... on ExtractArchivePayload { job { id } }
      ... on Error { code message }
    }
  }
`)

export const corpusJob = graphql(`
  subscription CorpusJob($id: ID!) {
    jobUpdated(id: $id) { state failure { code message } }
  }
`)

export const corpusFiles = graphql(`
  query CorpusFiles($tags: JSONObject!) {
    files(first: 1, filter: { tags: $tags }) { totalCount }
  }
`)
