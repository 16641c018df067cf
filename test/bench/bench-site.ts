import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AccountContext } from '../../src/accounts/account-context.ts'
import { createApiKey } from '../../src/accounts/create-api-key.ts'
import { type ApiClient, createApiClient } from '../../src/commands/demo/client.ts'
import { openAccount } from '../../src/commands/open-account.ts'
import type { Role } from '../../src/config.ts'
import { startEmbeddedPostgres } from '../../src/database/embedded/embedded-postgres.ts'
import { createLog } from '../../src/log.ts'
import { makeZip } from '../support/zip.ts'
import { createUpload } from './bench-documents.ts'
import { startServiceProcess } from './bench-process.ts'

/** A Stevedore of real processes on a Postgres with its durable settings; all goes with its scope. */
export type BenchSite = AsyncDisposable & {
  /** The account through the database, from this process. */
  account: AccountContext
  /** A client with a socket of its own. */
  connect(): ApiClient
}

/** @param processes The roles of each process. */
export async function startBenchSite(processes: readonly (readonly Role[])[]): Promise<BenchSite> {
  await using stack = new AsyncDisposableStack()
  const directory = await mkdtemp(join(tmpdir(), 'stevedore-bench-'))
  stack.defer(() => rm(directory, { recursive: true, force: true }))
  const log = createLog('error')
  const postgres = stack.use(await startEmbeddedPostgres({ directory: join(directory, 'postgres'), log }))
  const account = stack.use(await openAccount(postgres.url))
  let url: string | null = null
  for (const roles of processes) {
    const service = await startServiceProcess({
      DATABASE_URL: postgres.url,
      STEVEDORE_DATA_DIR: directory,
      STEVEDORE_LOG_LEVEL: 'error',
      STEVEDORE_PORT: '0',
      STEVEDORE_ROLES: roles.join(','),
      // The default of 100, and one that may not be closed yet.
      STEVEDORE_SOCKETS_PER_ACCOUNT: '101',
    })
    stack.use(service)
    url ??= service.url
  }
  const address = url ?? ''
  const { secret } = await createApiKey(account, {
    name: 'bench',
    scopes: ['READ', 'WRITE'],
    expiresAt: null,
  })
  const site = stack.move()
  return {
    account,
    connect: () => createApiClient({ url: address, secret }),
    [Symbol.asyncDispose]: () => site.disposeAsync(),
  }
}

/** Uploads an archive with one small entry; gives the file's id. */
export async function uploadSmallArchive(client: ApiClient): Promise<string> {
  const { createUpload: result } = await client.request(createUpload, { filename: 'small.zip' })
  if (result.__typename !== 'CreateUploadPayload') throw new Error(result.message)
  const body = await makeZip({ 'hello.txt': Buffer.from('hello') })
  const response = await fetch(result.upload.url ?? '', {
    method: 'PUT',
    body: new Blob([new Uint8Array(body)]),
  })
  const { file } = await response.json()
  return file.id
}
