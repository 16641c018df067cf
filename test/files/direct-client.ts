import { randomUUID } from 'node:crypto'
import { ListMultipartUploadsCommand } from '@aws-sdk/client-s3'
import { graphql } from '../../src/gql/gql.ts'
import type { CreateUploadInput } from '../../src/gql/graphql.ts'
import type { S3Bucket } from '../support/s3-bucket.ts'
import { credentialVariables } from '../support/s3-server.ts'
import type { Client } from '../support/test-client.ts'
import { waitFor } from '../support/wait-for.ts'

export const createDirectUpload = graphql(`
  mutation CreateDirectUploadForTest($input: CreateUploadInput!) {
    createUpload(input: $input) {
      __typename
      ... on CreateUploadPayload { replayed upload { id direct url state } }
      ... on InvalidInputError { field }
      ... on Error { code message }
    }
  }
`)

const partsQuery = graphql(`
  query PartsForTest($id: ID!, $first: Int, $after: String) {
    upload(id: $id) {
      expiresAt
      parts(first: $first, after: $after) {
        edges { node { number start end url expiresAt received } }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
`)

const completeUpload = graphql(`
  mutation CompleteUploadForTest($input: CompleteUploadInput!) {
    completeUpload(input: $input) {
      __typename
      ... on CompleteUploadPayload { upload { id state completion { id } } }
      ... on PartsMissingError { missing missingCount }
      ... on InvalidInputError { field }
      ... on Error { code message }
    }
  }
`)

const directUpload = graphql(`
  query DirectUploadForTest($id: ID!) {
    upload(id: $id) {
      state
      received
      version
      file { id filename contentType size sha256 tags downloadUrl }
      completion { id state attempt failure { code message } progress { bytesDone bytesTotal } upload { id } }
    }
  }
`)

export const completionUpdated = graphql(`
  subscription CompletionUpdatedForTest($id: ID!) {
    completionUpdated(id: $id) { state version upload { state file { sha256 } } }
  }
`)

export const uploadUpdated = graphql(`
  subscription DirectUploadUpdatedForTest($id: ID!) {
    uploadUpdated(id: $id) { state version completion { state } }
  }
`)

/** Of a Stevedore whose files are in a bucket, under a prefix of its own. */
export function s3Settings({ bucket, endpoint }: S3Bucket): Record<string, string> {
  Object.assign(process.env, credentialVariables)
  return {
    STEVEDORE_S3_BUCKET: bucket,
    STEVEDORE_S3_ENDPOINT: endpoint,
    STEVEDORE_S3_CHECKSUMS: 'when-required',
    STEVEDORE_S3_PREFIX: randomUUID(),
  }
}

/** A direct upload that waits for its parts. @returns its id. */
export async function announceDirect(client: Client, input: Partial<CreateUploadInput>): Promise<string> {
  const { data } = await client.request(createDirectUpload, {
    input: { filename: 'file.bin', direct: true, ...input },
  })
  if (data.createUpload.__typename !== 'CreateUploadPayload') throw new Error(JSON.stringify(data))
  return data.createUpload.upload.id
}

export async function readParts(client: Client, id: string, page: { first?: number; after?: string } = {}) {
  const { upload } = (await client.request(partsQuery, { id, first: 50, ...page })).data
  return { expiresAt: upload?.expiresAt ?? '', ...upload?.parts }
}

/** Sends those of the parts that the store hasn't got, straight to the store. */
export async function sendParts(
  client: Client,
  id: string,
  bytes: Buffer<ArrayBuffer>,
  wants: (number: number) => boolean = () => true,
): Promise<void> {
  for (const { node } of (await readParts(client, id)).edges ?? []) {
    if (node.received || !wants(node.number)) continue
    const { status } = await fetch(node.url, { method: 'PUT', body: bytes.subarray(node.start, node.end) })
    if (status !== 200) throw new Error(`part ${node.number}: ${status}`)
  }
}

export async function complete(client: Client, uploadId: string, sha256: string | null = null) {
  return (await client.request(completeUpload, { input: { uploadId, sha256 } })).data.completeUpload
}

export async function readDirect(client: Client, id: string) {
  const { upload } = (await client.request(directUpload, { id })).data
  if (!upload) throw new Error(`there is no upload ${id}`)
  return upload
}

/** Waits until the upload isn't being completed any more, and its completion says so too. */
export async function settled(client: Client, id: string) {
  return await waitFor(async () => {
    const upload = await readDirect(client, id)
    const isActive = ['PENDING', 'RUNNING'].includes(upload.completion?.state ?? '')
    return upload.state !== 'VERIFYING' && !isActive && upload
  }, 60_000)
}

/** The multipart uploads that are open under a prefix. */
export async function openMultiparts({ client, bucket }: S3Bucket, prefix = ''): Promise<string[]> {
  const { Uploads = [] } = await client.send(
    new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: prefix }),
  )
  return Uploads.map(({ Key = '' }) => Key)
}
