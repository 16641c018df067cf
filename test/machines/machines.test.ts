import { hash } from 'node:crypto'
import pMap from 'p-map'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { JobForTestFragment } from '../../src/gql/graphql.ts'
import { announce, beginPatch, readUpload, sendByTus } from '../files/tus-client.ts'
import { askForJob } from '../jobs/ask.ts'
import { jobUpdated, workUpdated } from '../support/documents.ts'
import { readChildren } from '../support/files.ts'
import { makeS3Bucket, type S3Bucket } from '../support/s3-bucket.ts'
import { hasS3Server } from '../support/s3-server.ts'
import { subscribe } from '../support/socket-client.ts'
import { waitFor } from '../support/wait-for.ts'
import { makeZip, randomEntries } from '../support/zip.ts'
import { keepAsking } from './keep-asking.ts'
import { type Machine, type Machines, machineSetting, prepareMachines } from './machines.ts'
import { openPatientSocket } from './patient-socket.ts'
import { beginSlowUpload } from './slow-upload.ts'

if (!hasS3Server) console.warn('There is no S3 server: the machines share a FOLDER instead of a bucket.')

let bucket: S3Bucket | null = null

beforeAll(async () => {
  if (hasS3Server) bucket = await makeS3Bucket()
}, 120_000)
afterAll(() => bucket?.[Symbol.dispose]())

/** More than one batch. */
const entries = randomEntries(400, 20_000)

/** Sends the first half through one API, loses the connection, and sends the rest through another. */
async function uploadThroughBoth(machines: Machines, bytes: Buffer, [first, second]: readonly Machine[]) {
  const { client, proxy } = machines
  const { id, url } = await announce(client, { filename: 'archive.zip', size: bytes.length })
  const through = (api?: Machine) => url.replace(proxy.url, api?.url ?? '')
  const half = Math.floor(bytes.length / 2)
  const { cut } = beginPatch(through(first), bytes.subarray(0, half), { offset: 0, length: bytes.length })
  await waitFor(async () => (await readUpload(client, id)).received === half, 30_000)
  cut()
  await sendByTus(bytes, { uploadUrl: through(second) })
  const { state, file } = await readUpload(client, id)
  expect({ state, sha256: file?.sha256 }).toEqual({ state: 'COMPLETED', sha256: hash('sha256', bytes) })
  return file?.id ?? ''
}

/** Stops whoever makes files after the first batch, which may be the only one, until it's let go on. */
async function haltAfterFirstBatch({ database }: Machines): Promise<{ letGoOn(): Promise<unknown> }> {
  await database.query(`
    create sequence batches;
    create table makers (machine text);
    create function halt() returns trigger language plpgsql as $$ begin
      insert into makers values (current_setting('${machineSetting}', true));
      if nextval('batches') > 1 then perform pg_advisory_xact_lock_shared(1); end if;
      return null;
    end $$;
    create trigger halt after insert on files for each statement execute function halt();
    create function halt_end() returns trigger language plpgsql as $$ begin
      perform pg_advisory_xact_lock_shared(1);
      return new;
    end $$;
    create trigger halt_end before update on work for each row when (new.state = 'SUCCEEDED')
      execute function halt_end();
    select pg_advisory_lock(1)`)
  return { letGoOn: () => database.query('select pg_advisory_unlock(1)') }
}

/** As after two hours in which no worker ran. */
async function letSchedulesBeDue({ database }: Machines): Promise<void> {
  await database.query(`
    update pgboss.version set cron_on = now() - interval '2 hours';
    update pgboss.schedule set created_on = now() - interval '1 day'`)
}

/** The collections of garbage by schedule, for each time that one was due: an hour may begin while the test runs. */
async function countCollections({ database }: Machines): Promise<{ count: number; succeeded: boolean }[]> {
  const { rows } = await database.query(`
    select count(*)::int, bool_and(state = 'SUCCEEDED') as succeeded from garbage_collections
    group by date_trunc('hour', started_at - interval '23 minutes')`)
  return rows
}

/** Waits until a batch has been committed, and tells by whom. */
async function findMaker({ database }: Machines): Promise<string> {
  const { machine } = await waitFor(
    async () => (await database.query('select * from makers')).rows[0],
    60_000,
  )
  return machine
}

async function kill(machine: Machine | undefined): Promise<void> {
  if (machine === undefined) throw new Error('there is no such machine')
  machine.process.kill('SIGKILL')
  await machine.exited
}

describe(`processes that share a database and a ${hasS3Server ? 'bucket' : 'folder'}`, () => {
  it('do a job although one worker and the API that tells of it are killed, and collect garbage once', async () => {
    await using machines = await prepareMachines(bucket, { STEVEDORE_HEARTBEAT_TTL_SECONDS: '4' })
    const { client, proxy } = machines
    const apis = await Promise.all(['api-1', 'api-2'].map(machines.startApi))
    await letSchedulesBeDue(machines)
    const workers = await Promise.all(['worker-1', 'worker-2'].map(machines.startWorker))
    const archiveId = await uploadThroughBoth(machines, await makeZip(entries, { compress: false }), apis)
    await waitFor(async () => (await countCollections(machines)).some(({ succeeded }) => succeeded), 60_000)
    const { letGoOn } = await haltAfterFirstBatch(machines)
    const { id } = await askForJob(client, { archiveId })
    await using socket = openPatientSocket(client)
    const states: JobForTestFragment[] = []
    const followed = (async () => {
      for await (const event of subscribe(socket, jobUpdated, { id })) states.push(event.jobUpdated)
    })()
    const maker = await findMaker(machines)
    await waitFor(() => states.length > 0)
    await kill(workers.find(({ name }) => name === maker))
    // The client may be about to connect anew: a busy machine breaks connections too.
    await kill(await waitFor(() => apis.find(({ url }) => proxy.countSockets(url) > 0), 30_000))
    await letGoOn()
    await followed

    expect(socket.closings).toContain(1006)
    const end = states.at(-1)
    expect(end).toMatchObject({ state: 'SUCCEEDED', summary: { extracted: 400, skipped: [] } })
    expect(end?.attempt).toBeGreaterThan(1)
    for (const { count } of await countCollections(machines)) expect(count).toBe(1)
    const children = await readChildren(client, archiveId)
    expect(children.size).toBe(400)
    await pMap(Object.entries(entries), ([path, bytes]) => expectDownload(children.get(path), bytes), {
      concurrency: 8,
    })
  }, 240_000)

  it('can be started again one by one without a request that fails', async () => {
    await using machines = await prepareMachines(bucket, { STEVEDORE_DRAIN_SECONDS: '4' })
    const { client, proxy } = machines
    const apis = await Promise.all(['api-1', 'api-2'].map(machines.startApi))
    await using socket = openPatientSocket(client)
    const broken = vi.fn()
    socket.subscribe({ query: workUpdated.toString() }, { next: () => {}, error: broken, complete: () => {} })
    const enough = new AbortController()
    const rounds = Promise.all([1, 2].map(() => keepAsking(client, enough.signal)))
    const restarts = (async () => {
      for (const api of apis) {
        const slow = await beginSlowUpload(client, api)
        api.process.kill('SIGTERM')
        await waitFor(() => !proxy.isReady(api.url))
        expect(await slow.finish()).toBe(204)
        expect(await api.exited).toBe(0)
        await machines.startApi(`${api.name}-again`)
      }
      enough.abort()
    })()
    await Promise.all([rounds, restarts])
    for (const count of await rounds) expect(count).toBeGreaterThan(0)
    expect(new Set(socket.closings)).toEqual(new Set([1001]))
    expect(broken).not.toHaveBeenCalled()
  }, 180_000)
})

async function expectDownload(child: { downloadUrl: string } | undefined, bytes: Uint8Array): Promise<void> {
  const answer = await fetch(child?.downloadUrl ?? '')
  expect(answer.status).toBe(200)
  expect(hash('sha256', await answer.bytes())).toBe(hash('sha256', bytes))
}
