import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { Server } from '@tus/server'
import { serveUploads } from './serve-uploads.ts'

// The tus server that others build on, alone: it neither hashes nor syncs.

const [, , directory = ''] = process.argv
const files = join(directory, 'tus')
await mkdir(files, { recursive: true })
const server = new Server({
  path: '/uploads',
  datastore: new FileStore({ directory: files }),
  relativeLocation: true,
}).listen(0, '127.0.0.1')
await serveUploads(server, files)
