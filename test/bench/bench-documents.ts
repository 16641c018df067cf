import { graphql } from '../../src/gql/gql.ts'

// As a program would ask that wants to know no more than the benchmark.

export const createUpload = graphql(`
  mutation BenchCreateUpload($filename: String!) {
    createUpload(input: { filename: $filename }) {
      __typename
      ... on CreateUploadPayload { upload { url } }
      ... on Error { message }
    }
  }
`)

export const extractArchive = graphql(`
  mutation BenchExtractArchive($archiveId: ID!) {
    extractArchive(input: { archiveId: $archiveId, selection: [] }) {
      __typename
      ... on ExtractArchivePayload { job { id } }
      ... on Error { message }
    }
  }
`)

export const cancelJob = graphql(`
  mutation BenchCancelJob($jobId: ID!) {
    cancelJob(input: { jobId: $jobId }) {
      __typename
      ... on Error { message }
    }
  }
`)

export const workUpdated = graphql(`
  subscription BenchWorkUpdated {
    workUpdated { id state startedAt }
  }
`)

export const jobUpdated = graphql(`
  subscription BenchJobUpdated($id: ID!) {
    jobUpdated(id: $id) { id state version progress { itemsDone itemsTotal bytesDone bytesTotal } }
  }
`)
