import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { Agent, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import { bounded } from '../../src/lib/bounded.ts'
import { createUpload } from './bench-documents.ts'
import type { Address } from './upload-server.ts'

// Uploads so many bodies of so many bytes in one way, some at once, and writes how many seconds it took.

export type Way = 'PUT' | 'STEVEDORE' | 'TUS'

const atOnce = 16
const [, , way = '', address = '', count = '0', size = '0'] = process.argv
const { url, authorization }: Address = JSON.parse(address)
const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
const chunk = randomBytes(Math.min(1024 ** 2, Number(size)))

type Call = { method: string; url: string; headers: OutgoingHttpHeaders; body: 'BYTES' | string }

async function call(
  { body, headers, ...to }: Call,
  status: number,
): Promise<IncomingMessage & { text: string }> {
  const sent = request(to.url, { agent, method: to.method, headers })
  const answered = once(sent, 'response')
  if (body === 'BYTES') {
    for (let bytes = 0; bytes < Number(size); bytes += chunk.length)
      if (!sent.write(chunk)) await once(sent, 'drain')
  } else sent.write(body)
  sent.end()
  const [response] = await answered
  const text = (await response.toArray()).join('')
  if (response.statusCode !== status) throw new Error(`The server answered ${response.statusCode}: ${text}`)
  return Object.assign(response, { text })
}

const put = (to: string) =>
  call({ method: 'PUT', url: to, headers: { 'content-length': size }, body: 'BYTES' }, 201)

async function announceAndPut(): Promise<void> {
  const body = JSON.stringify({ query: createUpload.toString(), variables: { filename: 'body.bin' } })
  const headers = {
    authorization,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  }
  const { text } = await call({ method: 'POST', url: `${url}/graphql`, headers, body }, 200)
  await put(JSON.parse(text).data.createUpload.upload.url)
}

async function sendByTus(): Promise<void> {
  const tus = { 'tus-resumable': '1.0.0' }
  const creation = {
    ...tus,
    ...(authorization && { authorization }),
    'upload-length': size,
    'content-length': 0,
  }
  const made = await call({ method: 'POST', url: `${url}/uploads`, headers: creation, body: '' }, 201)
  const headers = {
    ...tus,
    'content-type': 'application/offset+octet-stream',
    'content-length': size,
    'upload-offset': 0,
  }
  const to = new URL(made.headers.location ?? '', url).href
  await call({ method: 'PATCH', url: to, headers, body: 'BYTES' }, 204)
}

const ways: Record<string, () => Promise<unknown>> = {
  PUT: () => put(url),
  STEVEDORE: announceAndPut,
  TUS: sendByTus,
}
const send = ways[way]
if (send === undefined) throw new Error(`There is no way ${way}.`)
const start = performance.now()
await bounded({ items: Array(Number(count)).fill(null), limit: atOnce, run: async () => void (await send()) })
console.log((performance.now() - start) / 1000)
agent.destroy()
