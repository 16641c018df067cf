import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../src/database/embedded/embedded-postgres.ts'
import { createLog } from '../../src/log.ts'
import { syncFolder } from '../../src/storage/file-system/sync-folder.ts'
import { serveUploads } from './serve-uploads.ts'

// The bare server with what makes a file of bytes: they get their name when they're whole, the name is synced too, and
// each file is a row in Postgres, committed by itself before the answer.

const [, , directory = ''] = process.argv
const incoming = join(directory, 'incoming')
const files = join(directory, 'files')
await mkdir(incoming, { recursive: true })
await mkdir(files)
await using postgres = await startEmbeddedPostgres({
  directory: join(directory, 'postgres'),
  log: createLog('error'),
})
const pool = new pg.Pool({ connectionString: postgres.url, max: 10 })
// Postgres may stop before the last connection has said that it ends.
pool.on('error', () => {})
await pool.query('create table files (id uuid primary key, size bigint not null, sha256 text not null)')

const server = createServer(async (request, response) => {
  const id = randomUUID()
  const hash = createHash('sha256')
  let size = 0
  const hashed = new Transform({
    transform(chunk, _, done) {
      hash.update(chunk)
      size += chunk.length
      done(null, chunk)
    },
  })
  // `flush`: the file is synced before it's closed.
  await pipeline(
    request,
    hashed,
    createWriteStream(join(incoming, id), { flush: true, highWaterMark: 1024 ** 2 }),
  )
  await rename(join(incoming, id), join(files, id))
  await syncFolder(files)
  const sha256 = hash.digest('hex')
  await pool.query('insert into files (id, size, sha256) values ($1, $2, $3)', [id, size, sha256])
  response.writeHead(201).end(sha256)
})
await serveUploads(server.listen(0, '127.0.0.1'), files)
await pool.end()
