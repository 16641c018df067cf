import { once } from 'node:events'
import { readdir, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/**
 * Lets a server that begins to listen take uploads until the input ends. For each line of that it removes what lies in
 * `files`, and says where the server is: see upload-server.ts.
 */
export async function serveUploads(server: Server, files: string): Promise<void> {
  await once(server, 'listening')
  // A server that listens on TCP has such an address.
  const { port } = server.address() as AddressInfo
  for await (const _ of createInterface({ input: process.stdin })) {
    for (const name of await readdir(files)) await rm(join(files, name))
    console.log(JSON.stringify({ url: `http://127.0.0.1:${port}`, authorization: '' }))
  }
  server.close()
}
