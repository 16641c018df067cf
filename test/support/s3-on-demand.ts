import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type S3Server, startS3Server } from './s3-server.ts'

/**
 * One S3 server for all tests, which is started for the first that asks: it takes seconds, and most runs don't need it.
 * Whoever GETs `url` is answered with its endpoint.
 */
export async function offerS3Server(): Promise<AsyncDisposable & { url: string }> {
  let starting: Promise<S3Server> | null = null
  const http = createServer(async (_, response) => {
    starting ??= startS3Server()
    try {
      response.end((await starting).endpoint)
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  }).listen(0, '127.0.0.1')
  await once(http, 'listening')
  // Only that it listens at a port, not at a path.
  const { port } = http.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      http.close()
      http.closeAllConnections()
      const server = await starting?.catch(() => null)
      await server?.[Symbol.asyncDispose]()
    },
  }
}
