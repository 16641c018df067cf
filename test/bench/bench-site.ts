import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AccountContext } from '../../src/accounts/account-context.ts'
import { createApiKey } from '../../src/accounts/create-api-key.ts'
import { type ApiClient, createApiClient } from '../../src/commands/demo/client.ts'
import { openAccount } from '../../src/commands/open-account.ts'
import { startEmbeddedPostgres } from '../../src/database/embedded/embedded-postgres.ts'
import { createLog } from '../../src/log.ts'
import type { Role } from '../../src/settings.ts'
import { makeZip } from '../support/zip.ts'
import { createUpload } from './bench-documents.ts'
import { type ServiceProcess, startServiceProcess } from './bench-process.ts'

/** A Stevedore of real processes on a Postgres with its durable settings; all goes with its scope. */
export type BenchSite = AsyncDisposable & {
  /** The account through the database, from this process. */
  account: AccountContext
  databaseUrl: string
  /** Where the data are, the object store's too. */
  directory: string
  processes: readonly ServiceProcess[]
  /** Where the first API is, and a key for it. */
  url: string
  secret: string
  /** One process more, which ends with the site at the latest. */
  start(roles: readonly Role[]): Promise<ServiceProcess>
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
  const running = stack.use(new AsyncDisposableStack())
  const start = async (roles: readonly Role[]) => {
    const service = await startServiceProcess({
      // As `npm start` sets it.
      UV_THREADPOOL_SIZE: '16',
      DATABASE_URL: postgres.url,
      STEVEDORE_DATA_DIR: directory,
      STEVEDORE_LOG_LEVEL: 'error',
      STEVEDORE_PORT: '0',
      STEVEDORE_ROLES: roles.join(','),
      // The default of 100, and one that may not be closed yet.
      STEVEDORE_SOCKETS_PER_ACCOUNT: '101',
    })
    return running.use(service)
  }
  const services: ServiceProcess[] = []
  for (const roles of processes) services.push(await start(roles))
  const url = services.find((service) => service.url !== null)?.url ?? ''
  const { secret } = await createApiKey(account, {
    name: 'bench',
    scopes: ['READ', 'WRITE'],
    expiresAt: null,
  })
  const site = stack.move()
  return {
    account,
    databaseUrl: postgres.url,
    directory,
    processes: services,
    url,
    secret,
    start,
    connect: () => createApiClient({ url, secret }),
    [Symbol.asyncDispose]: () => site.disposeAsync(),
  }
}

/** Uploads an archive with one small entry; gives the file's id. */
export async function uploadSmallArchive(client: ApiClient): Promise<string> {
  const body = await makeZip({ 'hello.txt': Buffer.from('hello') })
  return await uploadArchive(client, new Blob([new Uint8Array(body)]))
}

/** Uploads an archive; gives the file's id. */
export async function uploadArchive(client: ApiClient, body: Blob): Promise<string> {
  const { createUpload: result } = await client.request(createUpload, { filename: 'bench.zip' })
  if (result.__typename !== 'CreateUploadPayload') throw new Error(result.message)
  const response = await fetch(result.upload.url ?? '', { method: 'PUT', body })
  const { file } = await response.json()
  return file.id
}
