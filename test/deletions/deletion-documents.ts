import { graphql } from '../../src/gql/gql.ts'

export const deletionFragment = graphql(`
  fragment DeletionForTest on Deletion {
    id
    state
    version
    attempt
    cancelRequested
    progress { itemsDone itemsTotal bytesDone bytesTotal }
    failure { code message }
    summary { deleted bytes notReached }
    timeline { edges { node { event attempt } } }
  }
`)

export const deleteFiles = graphql(`
  mutation DeleteFilesForTest($input: DeleteFilesInput!) {
    deleteFiles(input: $input) {
      __typename
      ... on DeleteFilesPayload { replayed deletion { ...DeletionForTest } }
      ... on InvalidInputError { field }
      ... on Error { code message }
    }
  }
`)

export const cancelDeletion = graphql(`
  mutation CancelDeletionForTest($deletionId: ID!) {
    cancelDeletion(input: { deletionId: $deletionId }) {
      __typename
      ... on CancelDeletionPayload { deletion { ...DeletionForTest } }
      ... on Error { code message }
    }
  }
`)

export const deletionQuery = graphql(`
  query DeletionForTest($id: ID!) {
    deletion(id: $id) { ...DeletionForTest }
    node(id: $id) { __typename id }
  }
`)

export const deletionUpdated = graphql(`
  subscription DeletionUpdatedForTest($id: ID!) {
    deletionUpdated(id: $id) { ...DeletionForTest }
  }
`)

export const filenames = graphql(`
  query FilenamesForTest {
    files(first: 100) { totalCount edges { node { id filename } } }
    trash { totalCount }
  }
`)
