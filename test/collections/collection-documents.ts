import { graphql } from '../../src/gql/gql.ts'

export const collectionFragment = graphql(`
  fragment CollectionForTest on Collection {
    id
    name
    description
    revision
    itemCount
    totalBytes
    createdAt
    updatedAt
  }
`)

export const createCollection = graphql(`
  mutation CreateCollectionForTest($input: CreateCollectionInput!) {
    createCollection(input: $input) {
      __typename
      ... on CreateCollectionPayload { replayed collection { ...CollectionForTest } }
      ... on InvalidInputError { field }
      ... on Error { code message }
    }
  }
`)

export const updateCollection = graphql(`
  mutation UpdateCollectionForTest($input: UpdateCollectionInput!) {
    updateCollection(input: $input) {
      __typename
      ... on UpdateCollectionPayload { collection { ...CollectionForTest } }
      ... on InvalidInputError { field }
      ... on Error { code message }
    }
  }
`)

export const deleteCollection = graphql(`
  mutation DeleteCollectionForTest($input: DeleteCollectionInput!) {
    deleteCollection(input: $input) {
      __typename
      ... on DeleteCollectionPayload { deletedCollectionId }
      ... on Error { code message }
    }
  }
`)

export const addToCollection = graphql(`
  mutation AddToCollectionForTest($input: AddToCollectionInput!) {
    addToCollection(input: $input) {
      __typename
      ... on AddToCollectionPayload {
        added
        replaced
        skipped
        renamed
        replayed
        collection { ...CollectionForTest }
      }
      ... on CollectionFullError { limit }
      ... on InvalidInputError { field }
      ... on Error { code message }
    }
  }
`)

export const removeFromCollection = graphql(`
  mutation RemoveFromCollectionForTest($input: RemoveFromCollectionInput!) {
    removeFromCollection(input: $input) {
      __typename
      ... on RemoveFromCollectionPayload { removed collection { ...CollectionForTest } }
      ... on InvalidInputError { field }
      ... on Error { code message }
    }
  }
`)

export const moveInCollection = graphql(`
  mutation MoveInCollectionForTest($input: MoveInCollectionInput!) {
    moveInCollection(input: $input) {
      __typename
      ... on MoveInCollectionPayload { moved collection { ...CollectionForTest } }
      ... on InvalidInputError { field }
      ... on Error { code message }
    }
  }
`)

export const collectionQuery = graphql(`
  query CollectionByIdForTest($id: ID!) {
    collection(id: $id) { ...CollectionForTest missingCount }
    node(id: $id) { __typename id }
  }
`)

export const collectionsQuery = graphql(`
  query CollectionsForTest($filter: CollectionFilter, $first: Int, $after: String) {
    collections(filter: $filter, first: $first, after: $after) {
      totalCount
      edges { node { id name } }
      pageInfo { endCursor hasNextPage }
    }
  }
`)

export const itemsQuery = graphql(`
  query CollectionItemsForTest($id: ID!, $filter: CollectionItemFilter, $first: Int, $after: String) {
    collection(id: $id) {
      items(filter: $filter, first: $first, after: $after) {
        totalCount
        edges { node { path size sha256 fileId missing file { id filename } } }
        pageInfo { endCursor hasNextPage }
      }
    }
  }
`)

export const itemQuery = graphql(`
  query CollectionItemForTest($id: ID!, $path: String!) {
    collection(id: $id) { item(path: $path) { path fileId } }
  }
`)

export const childrenQuery = graphql(`
  query CollectionChildrenForTest($id: ID!, $path: String, $first: Int, $after: String) {
    collection(id: $id) {
      children(path: $path, first: $first, after: $after) {
        edges { node { name path isFolder item { path size } } }
        pageInfo { endCursor hasNextPage }
      }
    }
  }
`)

export const restoreFile = graphql(`
  mutation RestoreForCollectionTest($fileId: ID!) {
    restoreFile(input: { fileId: $fileId }) { __typename }
  }
`)

export const collectionUpdated = graphql(`
  subscription CollectionUpdatedForTest($id: ID!) {
    collectionUpdated(id: $id) {
      revision
      name
      itemCount
      items(first: 10) { edges { node { path } } }
    }
  }
`)
