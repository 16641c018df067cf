import { graphql } from '../../src/gql/gql.ts'

export const trashQuery = graphql(`
  query TrashForTest($first: Int, $after: String, $filter: FileFilter) {
    trash(first: $first, after: $after, filter: $filter) {
      totalCount
      edges { node { id filename deletedAt purgeAt } }
      pageInfo { endCursor hasNextPage }
    }
  }
`)

export const restoreFile = graphql(`
  mutation RestoreFileForTest($fileId: ID!) {
    restoreFile(input: { fileId: $fileId }) {
      __typename
      ... on RestoreFilePayload { file { id deletedAt purgeAt } }
      ... on Error { code message }
    }
  }
`)

export const everyRead = graphql(`
  query EveryReadForTest($id: ID!, $uploadId: ID!) {
    file(id: $id) { id }
    node(id: $id) { id }
    files { edges { node { id } } }
    upload(id: $uploadId) { file { id } }
  }
`)
