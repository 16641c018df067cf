import { once } from 'node:events'
import { mkdir, readdir, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { FileStore } from '@tus/file-store'
import { Server } from '@tus/server'

// The tus server that others build on, alone: it neither hashes nor syncs.

const [, , directory = ''] = process.argv
const files = join(directory, 'tus')
await mkdir(files, { recursive: true })
const server = new Server({
  path: '/uploads',
  datastore: new FileStore({ directory: files }),
  relativeLocation: true,
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo
for await (const _ of createInterface({ input: process.stdin })) {
  for (const name of await readdir(files)) await rm(join(files, name))
  console.log(JSON.stringify({ url: `http://127.0.0.1:${port}`, authorization: '' }))
}
server.close()
