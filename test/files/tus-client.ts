import { request as httpRequest } from 'node:http'
import { Readable } from 'node:stream'
import { Upload as TusUpload, type UploadOptions } from 'tus-js-client'
import { graphql } from '../../src/gql/gql.ts'
import type { CreateUploadInput } from '../../src/gql/graphql.ts'
import { createUpload } from '../support/documents.ts'
import type { Client } from '../support/test-client.ts'

export const uploadQuery = graphql(`
  query UploadForTest($id: ID!) {
    upload(id: $id) { id state received size version expiresAt url file { id filename contentType size sha256 } }
  }
`)

export const cancelUpload = graphql(`
  mutation CancelUploadForTest($uploadId: ID!) {
    cancelUpload(input: { uploadId: $uploadId }) {
      __typename
      ... on CancelUploadPayload { upload { id state url } }
      ... on Error { code message }
    }
  }
`)

export type Announced = { id: string; url: string }

/** An upload that waits at `url`. */
export async function announce(client: Client, input: Partial<CreateUploadInput> = {}): Promise<Announced> {
  const { data } = await client.request(createUpload, { input: { filename: 'file.bin', ...input } })
  if (data.createUpload.__typename !== 'CreateUploadPayload') throw new Error(JSON.stringify(data))
  const { id, url } = data.createUpload.upload
  return { id, url: url ?? '' }
}

export async function readUpload(client: Client, id: string) {
  const { upload } = (await client.request(uploadQuery, { id })).data
  if (!upload) throw new Error(`there is no upload ${id}`)
  return upload
}

/** Sends bytes with an ordinary tus client, and gives the upload's URL at its success. */
export async function sendByTus(bytes: Buffer, options: UploadOptions): Promise<string> {
  return await new Promise<string>((resolve, reject) => {
    const upload = new TusUpload(bytes, {
      retryDelays: [0, 100, 500, 1000, 2000],
      ...options,
      onError: reject,
      onSuccess: () => resolve(upload.url ?? ''),
    })
    upload.start()
  })
}

export const tusHeaders = { 'tus-resumable': '1.0.0' }

/** How many bytes the server has, by HEAD; or the status where that isn't 200. */
export async function askOffset(url: string): Promise<number | { status: number }> {
  const { status, headers } = await fetch(url, { method: 'HEAD', headers: tusHeaders })
  return status === 200 ? Number(headers.get('upload-offset')) : { status }
}

export async function patch(
  url: string,
  body: Uint8Array<ArrayBuffer>,
  { offset, headers = {} }: { offset: number; headers?: Record<string, string> },
) {
  const response = await fetch(url, {
    method: 'PATCH',
    headers: {
      ...tusHeaders,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
      ...headers,
    },
    body,
  })
  return {
    status: response.status,
    offset: response.headers.get('upload-offset'),
    expires: response.headers.get('upload-expires'),
    body: await response.text(),
  }
}

/**
 * Begins a PATCH that announces more bytes than it sends, and stays open.
 * @returns what sends more, what cuts the connection, and what the server answers, if it does.
 */
export function beginPatch(
  url: string,
  bytes: Buffer,
  { offset, length, headers = {} }: { offset: number; length: number; headers?: Record<string, string> },
): { send: (more: Uint8Array) => void; cut: () => void; answered: Promise<number> } {
  const request = httpRequest(url, {
    method: 'PATCH',
    agent: false,
    headers: {
      ...tusHeaders,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': offset,
      'content-length': length,
      ...headers,
    },
  })
  const answered = new Promise<number>((resolve, reject) => {
    request.once('error', reject)
    request.once('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
  })
  answered.catch(() => {})
  Readable.from([bytes]).pipe(request, { end: false })
  return { send: (more) => void request.write(more), cut: () => request.destroy(), answered }
}
