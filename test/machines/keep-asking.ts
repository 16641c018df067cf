import { hash, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { graphql } from '../../src/gql/gql.ts'
import { announce } from '../files/tus-client.ts'
import type { Client } from '../support/test-client.ts'

const addTags = graphql(`
  mutation AddTagsForMachines($fileId: ID!, $tags: JSONObject!) {
    updateFileTags(input: { fileId: $fileId, tags: $tags }) {
      __typename
      ... on UpdateFileTagsPayload { file { id tags downloadUrl } }
      ... on Error { code message }
    }
  }
`)

const pauseMillis = 100

/**
 * Does what clients do, again and again until `signal` is aborted: announces an upload, sends its bytes, changes the file
 * and downloads it.
 * @returns how often. Rejects at the first request that fails, or has another outcome than it should.
 */
export async function keepAsking(client: Client, signal: AbortSignal): Promise<number> {
  let rounds = 0
  for (; !signal.aborted; rounds++) {
    const bytes = randomBytes(20_000)
    const { url } = await announce(client, { filename: 'file.bin', size: bytes.length })
    const sent = await fetch(url, { method: 'PUT', body: bytes })
    const answer = await sent.text()
    if (sent.status !== 201) throw new Error(`an upload was answered by ${sent.status}: ${answer}`)
    const tags = { round: rounds }
    const { data } = await client.request(addTags, { fileId: JSON.parse(answer).file.id, tags })
    if (data.updateFileTags.__typename !== 'UpdateFileTagsPayload') throw new Error(JSON.stringify(data))
    const { downloadUrl } = data.updateFileTags.file
    const got = await fetch(downloadUrl)
    if (got.status !== 200 || hash('sha256', await got.bytes()) !== hash('sha256', bytes)) {
      throw new Error(`a download was answered by ${got.status}`)
    }
    // Else the clients alone would take the machine, and no process would come up.
    await sleep(pauseMillis)
  }
  return rounds
}
