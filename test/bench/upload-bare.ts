import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { serveUploads } from './serve-uploads.ts'

// The least that a server must do to have the bytes for good: hash them, write them, see them on the disk.

const [, , directory = ''] = process.argv
const files = join(directory, 'bare')
await mkdir(files, { recursive: true })

const server = createServer(async (request, response) => {
  const hash = createHash('sha256')
  const hashed = new Transform({
    transform(chunk, _, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  // `flush`: the file is synced before it's closed.
  await pipeline(
    request,
    hashed,
    createWriteStream(join(files, randomUUID()), { flush: true, highWaterMark: 1024 ** 2 }),
  )
  response.writeHead(201).end(hash.digest('hex'))
})
await serveUploads(server.listen(0, '127.0.0.1'), files)
