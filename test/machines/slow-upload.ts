import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { announce, readUpload, tusHeaders } from '../files/tus-client.ts'
import type { Client } from '../support/test-client.ts'
import { waitFor } from '../support/wait-for.ts'
import type { Machine } from './machines.ts'

/** Begins an upload at one API, and stops in the middle until it's told to finish; that gives the answer's status. */
export async function beginSlowUpload(client: Client, api: Machine): Promise<{ finish(): Promise<number> }> {
  const bytes = randomBytes(2_000_000)
  const half = bytes.length / 2
  const { id, url } = await announce(client, { filename: 'slow.bin', size: bytes.length })
  const upload = request(url.replace(client.url, api.url), {
    method: 'PATCH',
    agent: false,
    headers: {
      ...tusHeaders,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': 0,
      'content-length': bytes.length,
    },
  })
  const answered = once(upload, 'response')
  answered.catch(() => {})
  upload.write(bytes.subarray(0, half))
  await waitFor(async () => (await readUpload(client, id)).received === half, 30_000)
  return {
    finish: async () => {
      upload.end(bytes.subarray(half))
      const [response]: IncomingMessage[] = await answered
      response?.resume()
      return response?.statusCode ?? 0
    },
  }
}
