import { graphql } from '../../src/gql/gql.ts'

export const createUpload = graphql(`
  mutation CreateUploadForTest($input: CreateUploadInput!) {
    createUpload(input: $input) {
      __typename
      ... on CreateUploadPayload { upload { id url } }
      ... on Error { code message }
    }
  }
`)

export const extractArchive = graphql(`
  mutation ExtractArchiveForTest(
    $archiveId: ID!
    $selection: [Int!]
    $pathPrefix: String
    $glob: String
    $force: Boolean
    $tags: JSONObject
  ) {
    extractArchive(
      input: {
        archiveId: $archiveId
        selection: $selection
        pathPrefix: $pathPrefix
        glob: $glob
        force: $force
        tags: $tags
      }
    ) {
      __typename
      ... on ExtractArchivePayload { job { ...JobForTest } }
      ... on ArchiveBusyError { code message activeJob { id } }
      ... on UnreadableArchiveError { code message problem { code } }
      ... on InvalidInputError { code message field }
      ... on NotFoundError { code message }
    }
  }
`)

export const retryJob = graphql(`
  mutation RetryJobForTest($jobId: ID!) {
    retryJob(input: { jobId: $jobId }) {
      __typename
      ... on RetryJobPayload { job { ...JobForTest } }
      ... on ArchiveBusyError { activeJob { id } }
      ... on InvalidInputError { field }
      ... on Error { code message }
    }
  }
`)

export const cancelJob = graphql(`
  mutation CancelJobForTest($jobId: ID!) {
    cancelJob(input: { jobId: $jobId }) {
      __typename
      ... on CancelJobPayload { job { ...JobForTest } }
      ... on Error { code message }
    }
  }
`)

export const deleteFile = graphql(`
  mutation DeleteFileForTest($fileId: ID!) {
    deleteFile(input: { fileId: $fileId }) {
      __typename
      ... on Error { code message }
    }
  }
`)

export const jobFragment = graphql(`
  fragment JobForTest on Job {
    id
    state
    version
    attempt
    cancelRequested
    step
    selection
    pathPrefix
    glob
    force
    tags
    retryOf { id }
    progress { itemsDone itemsTotal bytesDone bytesTotal itemsPerSecond bytesPerSecond secondsLeft }
    failure { code message }
    summary { entries extracted bytes notReached skipped { reason count } skippedEntries { index name reason } }
    timeline { edges { node { event attempt message } } }
  }
`)

export const jobQuery = graphql(`
  query JobByIdForTest($id: ID!) {
    job(id: $id) { ...JobForTest }
  }
`)

export const jobsQuery = graphql(`
  query JobsForTest($filter: JobFilter) {
    jobs(filter: $filter) { edges { node { id } } }
  }
`)

export const jobUpdated = graphql(`
  subscription JobUpdatedForTest($id: ID!) {
    jobUpdated(id: $id) { ...JobForTest }
  }
`)

export const workUpdated = graphql(`
  subscription WorkUpdatedForTest {
    workUpdated { __typename id state version }
  }
`)

export const archiveQuery = graphql(`
  query ArchiveForTest($fileId: ID!, $first: Int, $after: String) {
    file(id: $fileId) {
      archive {
        id
        entryCount
        problem { code message }
        entries(first: $first, after: $after) {
          edges { cursor node { index name path size compressedSize crc32 method selectable skipReason file { id sha256 } } }
          pageInfo { hasNextPage endCursor }
        }
      }
    }
  }
`)

export const childrenQuery = graphql(`
  query ChildrenForTest($tags: JSONObject!, $after: String) {
    files(first: 100, after: $after, filter: { entryScope: ONLY, tags: $tags }) {
      edges { node { id filename size sha256 contentType tags downloadUrl } }
      pageInfo { hasNextPage endCursor }
      totalCount
    }
  }
`)
