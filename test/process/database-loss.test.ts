import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findEmbeddedPostgres } from '../../src/database/embedded/embedded-postgres.ts'
import type { JobForTestFragment } from '../../src/gql/graphql.ts'
import { runApiKeyCommand } from '../accounts/run-api-key-command.ts'
import { openSocket, openSocketWithKey } from '../graphql/socket.ts'
import { entriesOfBatches as entries, haltedOptions, haltWork } from '../jobs/halted-work.ts'
import { extractArchive, jobUpdated } from '../support/documents.ts'
import { readChildren, uploadBytes } from '../support/files.ts'
import { openSocketClient } from '../support/socket-client.ts'
import { type StevedoreProcess, spawnStevedore } from '../support/spawn-stevedore.ts'
import { type Client, createClientOf } from '../support/test-client.ts'
import { waitFor } from '../support/wait-for.ts'
import { makeZip } from '../support/zip.ts'
import { createFolder } from './process-fixture.ts'

let folder: AsyncDisposable & { path: string }
let stevedore: StevedoreProcess
let client: Client

beforeAll(async () => {
  folder = await createFolder()
  const environment = {
    STEVEDORE_DATA_DIR: folder.path,
    STEVEDORE_PORT: '0',
    STEVEDORE_HEARTBEAT_TTL_SECONDS: '10',
    PGOPTIONS: haltedOptions,
  }
  stevedore = spawnStevedore(environment)
  const [, url = ''] = await stevedore.printed(/GraphiQL and the API\s+(http:\S+)\/graphql/)
  client = createClientOf({ url, secret: (await runApiKeyCommand(environment)).stdout.trim() })
})
afterAll(async () => {
  stevedore.process.kill('SIGTERM')
  expect(await stevedore.exited).toBe(0)
  await folder[Symbol.asyncDispose]()
})

async function killPostgres(): Promise<void> {
  const lines = await readFile(join(folder.path, 'postgres', 'cluster', 'postmaster.pid'), 'utf8')
  process.kill(Number(lines.split('\n')[0]), 'SIGKILL')
}

it('finishes a job although Postgres is killed in the middle, and its subscription sees the end', async () => {
  const databaseUrl = await findEmbeddedPostgres(join(folder.path, 'postgres'))
  await using halted = await haltWork(databaseUrl ?? '')
  const count = Object.keys(entries).length
  const archiveId = await uploadBytes(client, 'archive.zip', await makeZip(entries, { compress: false }))
  const { data } = await client.request(extractArchive, { archiveId })
  if (data.extractArchive.__typename !== 'ExtractArchivePayload') throw new Error(JSON.stringify(data))
  await using socket = openSocketClient(client)
  const states: JobForTestFragment[] = []
  const killed = (async () => {
    await halted.caught()
    // Whoever subscribes while there's no database is told so.
    await waitFor(() => states.some(({ state }) => state === 'RUNNING'))
    await killPostgres()
  })()
  const query = jobUpdated.toString()
  const variables = { id: data.extractArchive.job.id }
  for await (const event of socket.iterate<{ jobUpdated: JobForTestFragment }>({ query, variables })) {
    // What the database could not give just then is an error, and the next state comes nevertheless.
    if (event.data) states.push(event.data.jobUpdated)
  }
  await killed
  expect(states.at(-1)).toMatchObject({ state: 'SUCCEEDED', summary: { extracted: count, skipped: [] } })
  const versions = states.map(({ version }) => version)
  expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b))
  expect((await readChildren(client, archiveId)).size).toBe(count)
}, 60_000)

it('tells who opens a socket while Postgres is away to come back', async () => {
  await killPostgres()
  // What is left of Postgres may still answer some.
  expect(await waitFor(refusedOpening, 30_000)).toBe(1013)
  await waitFor(async () => (await fetch(`${client.url}/readyz`)).ok, 30_000)
  using back = await openSocketWithKey(client.url, client.secret)
  expect(back.raw.readyState).toBe(back.raw.OPEN)
})

/** The code with which a new socket is closed; null: it's taken. */
async function refusedOpening(): Promise<number | null> {
  using socket = await openSocket(client.url)
  socket.send({ type: 'connection_init', payload: { authorization: `Bearer ${client.secret}` } })
  const taken = socket.receive(({ type }) => type === 'connection_ack').then(() => null)
  return await Promise.race([socket.closed.then(({ code }) => code), taken.catch(() => null)])
}
