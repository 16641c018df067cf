import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../../src/database/embedded/embedded-postgres.ts'
import { migrate } from '../../src/database/migrate.ts'
import { connectOrm } from '../../src/database/orm.ts'
import { entities } from '../../src/entities.ts'
import { createLog } from '../../src/log.ts'
import { createMetrics } from '../../src/metrics/metrics.ts'
import { Queue } from '../../src/queue/queue.ts'
import { queues } from '../../src/queues.ts'
import { channelQueue } from '../../src/sync-runs/batches/channel-queue.ts'
import { connect } from './database.ts'
import { offerS3Server } from './s3-on-demand.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the tests' server; its database `template` is what test databases are cloned from. */
    serverUrl: string
    /** Where the endpoint of the tests' S3 server is to be asked for. */
    s3Url: string
  }
}

/** One real Postgres for all tests, with a migrated database to clone, and one S3 server. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'stevedore-test-'))
  const log = createLog('warn')
  // As `npm start` does; it's built once for each state of its source.
  await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, '../../src/commands/build-console.ts')],
    { env: { ...process.env, NODE_ENV: 'production' } },
  )
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '300',
  }
  const postgres = await startEmbeddedPostgres({ directory: join(directory, 'postgres'), log, settings })
  await makeTemplate(postgres.url)
  project.provide('serverUrl', postgres.url)
  const s3 = await offerS3Server()
  project.provide('s3Url', s3.url)
  return async () => {
    await s3[Symbol.asyncDispose]()
    await postgres[Symbol.asyncDispose]()
    await rm(directory, { recursive: true, force: true })
  }
}

async function makeTemplate(serverUrl: string): Promise<void> {
  await using server = await connect(serverUrl)
  await server.query('create database template')
  const url = new URL(serverUrl)
  url.pathname = '/template'
  const orm = await connectOrm({ url: url.href, poolSize: 2, entities })
  await migrate(orm)
  await orm.close()
  const queue = await Queue.start({
    url: url.href,
    queues: [...queues, ...['primary', 'replica'].map(channelQueue)],
    works: false,
    log: createLog('warn'),
    metrics: createMetrics().queue,
  })
  await queue[Symbol.asyncDispose]()
}
