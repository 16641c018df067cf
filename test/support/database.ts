import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

/** A connection that ends with its scope. */
export async function connect(url: string): Promise<pg.Client & AsyncDisposable> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return Object.assign(client, { [Symbol.asyncDispose]: () => client.end() })
}

/** A database of its own for a test, cloned from the migrated one and dropped in the end. */
export async function createTestDatabase(): Promise<AsyncDisposable & { url: string }> {
  const serverUrl = inject('serverUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await using server = await connect(serverUrl)
  // Half the cost of the default, which logs each page; of the checkpoints that it asks for nothing is synced.
  await server.query(`create database ${name} strategy file_copy template template`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return {
    url: url.href,
    [Symbol.asyncDispose]: async () => {
      await using again = await connect(serverUrl)
      await again.query(`drop database if exists ${name} with (force)`)
    },
  }
}
