import { createHash } from 'node:crypto'
import { createReadStream, openAsBlob } from 'node:fs'
import { basename } from 'node:path'
import { OperatorError } from '../../errors.ts'
import { graphql } from '../../gql/gql.ts'
import { formatBytes } from '../format.ts'
import { type ApiClient, send } from './client.ts'

const createUpload = graphql(`
  mutation DemoCreateUpload($input: CreateUploadInput!) {
    createUpload(input: $input) {
      __typename
      ... on CreateUploadPayload { upload { url } }
      ... on Error { message }
    }
  }
`)

/** Uploads a file of any size: asks for a URL, then PUTs the bytes there. Gives the new file's id. */
export async function uploadFile(client: ApiClient, path: string): Promise<string> {
  const { bytes, sha256 } = await readFile(path)
  // Who declares size and hash can be sure that no other bytes are taken for theirs.
  const input = { filename: basename(path), size: bytes.size, sha256 }
  const { createUpload: result } = await client.request(createUpload, { input })
  if (result.__typename !== 'CreateUploadPayload') throw new OperatorError(result.message)
  const fileId = await put(bytes, result.upload.url ?? '')
  console.log(`  ${formatBytes(bytes.size)}, SHA-256 ${sha256}\n  is the file ${fileId}`)
  return fileId
}

/** The URL is signed, so it needs no key. */
async function put(bytes: Blob, url: string): Promise<string> {
  const response = await send(url, { method: 'PUT', body: bytes })
  const answer = await response.json()
  if (!response.ok) throw new OperatorError(answer.message)
  return answer.file.id
}

/** Bytes that stay on the disk until they're sent, and their hash. */
async function readFile(path: string): Promise<{ bytes: Blob; sha256: string }> {
  try {
    const hash = createHash('sha256')
    for await (const chunk of createReadStream(path)) hash.update(chunk)
    return { bytes: await openAsBlob(path), sha256: hash.digest('hex') }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new OperatorError(`${path} can't be read: ${reason}.`, { cause: error })
  }
}
