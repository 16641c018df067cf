import { hash, randomBytes, randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { BenchSite } from './bench-site.ts'

export type Shape = { name: string; count: number; size: number }

const chunkSize = 1024 ** 2
const filesAtOnce = 500

/** Files of an account, as rows and as objects where the store has them, without any of the ways that lead there. */
export async function makeFiles({ account, databaseUrl, directory }: BenchSite, shape: Shape): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { accountId } = account.caller
  for (let made = 0; made < shape.count; made += filesAtOnce) {
    const files = Array.from({ length: Math.min(filesAtOnce, shape.count - made) }, () => ({
      key: randomUUID(),
      ...makeBytes(shape.size),
    }))
    for (const { key, chunks } of files) {
      const folder = join(directory, 'objects', 'objects', key.slice(0, 2))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(join(folder, key), chunks)
    }
    await client.query(
      `insert into files (account_id, storage_key, filename, content_type, size, sha256)
       select $1, key, key || '.bin', 'application/octet-stream', $2, sha256
       from unnest($3::uuid[], $4::text[]) as made (key, sha256)`,
      [accountId, shape.size, files.map(({ key }) => key), files.map(({ sha256 }) => sha256)],
    )
  }
  await client.query('vacuum analyze files')
  await client.end()
}

function makeBytes(size: number): { chunks: Buffer[]; sha256: string } {
  const chunks: Buffer[] = []
  for (let left = size; left > 0; left -= chunkSize) chunks.push(randomBytes(Math.min(left, chunkSize)))
  return { chunks, sha256: hash('sha256', Buffer.concat(chunks)) }
}
