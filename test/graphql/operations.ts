import { graphql } from '../../src/gql/gql.ts'

export const viewerQuery = graphql(`
  query TestViewer {
    viewer {
      id
      name
    }
  }
`)

export const filesQuery = graphql(`
  query TestFiles($first: Int, $after: String, $filter: FileFilter) {
    files(first: $first, after: $after, filter: $filter) {
      totalCount
      edges {
        cursor
        node {
          id
          filename
          size
          tags
          archive {
            id
          }
        }
      }
      pageInfo {
        endCursor
        hasNextPage
        hasPreviousPage
        startCursor
      }
    }
  }
`)

export const createUploadMutation = graphql(`
  mutation TestCreateUpload($input: CreateUploadInput!) {
    createUpload(input: $input) {
      __typename
      ... on CreateUploadPayload {
        upload {
          id
          filename
          size
          state
          url
        }
      }
      ... on Error {
        code
        message
      }
      ... on InvalidInputError {
        field
      }
    }
  }
`)

export const createApiKeyMutation = graphql(`
  mutation TestCreateApiKey($input: CreateApiKeyInput!) {
    createApiKey(input: $input) {
      __typename
      ... on CreateApiKeyPayload {
        secret
        apiKey {
          id
          name
          scopes
          expiresAt
        }
      }
      ... on Error {
        code
        message
      }
    }
  }
`)

export const revokeApiKeyMutation = graphql(`
  mutation TestRevokeApiKey($id: ID!) {
    revokeApiKey(input: { apiKeyId: $id }) {
      __typename
      ... on RevokeApiKeyPayload {
        apiKey {
          revokedAt
        }
      }
      ... on Error {
        code
      }
    }
  }
`)

export const uploadFileMutation = graphql(`
  mutation TestUploadFile($input: UploadFileInput!) {
    uploadFile(input: $input) {
      __typename
      ... on UploadFilePayload {
        file {
          id
          filename
          contentType
          sha256
          size
          tags
        }
      }
      ... on Error {
        code
        message
      }
    }
  }
`)

export const workSubscription = graphql(`
  subscription TestWork {
    workUpdated {
      id
      state
    }
  }
`)

export const jobSubscription = graphql(`
  subscription TestJob($id: ID!) {
    jobUpdated(id: $id) {
      id
      state
    }
  }
`)
