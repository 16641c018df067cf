import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { ApiClient } from '../../src/commands/demo/client.ts'
import type { StartSyncRunInput } from '../../src/gql/graphql.ts'
import { startSyncRun, syncRunUpdated } from '../sync-runs/sync-documents.ts'
import { peakMemory } from './bench-memory.ts'
import { startBenchSite } from './bench-site.ts'
import { printEnvironment, printTable } from './bench-table.ts'
import { makeFiles, type Shape } from './sync-files.ts'

// A MIRROR, and a VERIFY of one store and of both, over the API with everything recorded; and what one would do by hand on
// the same directories: `rclone sync`, `sha256sum`, and `rclone check`, which reads both sides as well (one way, since the
// reports of runs come to lie in the store too). `rclone sync` neither syncs what it writes nor reads it back; what the disk
// allows is the pace of a program that does nothing but that. All from memory.

const bare = fileURLToPath(new URL('sync-bare.ts', import.meta.url))

/** The bare program has files in memory as a whole. */
const largestSmall = 256 * 1024

const { values } = parseArgs({
  options: {
    small: { type: 'string', default: '5000' },
    large: { type: 'string', default: '2' },
    'large-bytes': { type: 'string', default: String(256 * 1024 ** 2) },
  },
})
const shapes: Shape[] = [
  { name: `${values.small} files of 4 KB`, count: Number(values.small), size: 4096 },
  {
    name: `${values.large} files of ${(Number(values['large-bytes']) / 1e6).toFixed(0)} MB`,
    count: Number(values.large),
    size: Number(values['large-bytes']),
  },
].filter(({ count }) => count > 0)

async function run(client: ApiClient, input: StartSyncRunInput): Promise<number> {
  const start = performance.now()
  const { startSyncRun: started } = await client.request(startSyncRun, { input })
  if (started.__typename !== 'StartSyncRunPayload') throw new Error(JSON.stringify(started))
  let last = null
  for await (const { syncRunUpdated: state } of client.subscribe(syncRunUpdated, { id: started.run.id }))
    last = state
  if (last?.runState !== 'SUCCEEDED') throw new Error(`the run ended ${last?.runState}`)
  return (performance.now() - start) / 1000
}

/** NaN where there is no such program. */
async function runShell(command: string): Promise<number> {
  const start = performance.now()
  const [code] = await once(spawn('sh', ['-c', command], { stdio: ['ignore', 'ignore', 'ignore'] }), 'exit')
  return code === 0 ? (performance.now() - start) / 1000 : Number.NaN
}

const rows: string[][] = []
for (const shape of shapes) {
  await using site = await startBenchSite([['api', 'worker']])
  const client = site.connect()
  await makeFiles(site, shape)
  const objects = join(site.directory, 'objects', 'objects')
  const copy = join(site.directory, 'copy')
  const measure = async (name: string, ours: () => Promise<number>, theirs: () => Promise<number>) => {
    // What is left to write of one must not slow down the next.
    spawnSync('sync')
    const our = await ours()
    await compare(name, our, theirs)
    return our
  }
  const compare = async (name: string, our: number, theirs: () => Promise<number>) => {
    spawnSync('sync')
    const their = await theirs()
    rows.push([
      shape.name,
      name,
      our.toFixed(2),
      their.toFixed(2),
      (their / our).toFixed(2),
      (shape.count / our).toFixed(0),
      ((shape.count * shape.size) / 1e6 / our).toFixed(0),
      String(await peakMemory(site.processes[0]?.pid)),
    ])
  }
  const mirrored = await measure(
    'MIRROR / rclone sync',
    () => run(client, { kind: 'MIRROR' }),
    () => runShell(`rclone sync ${objects} ${copy}`),
  )
  if (shape.size <= largestSmall)
    await compare('MIRROR / the same writes, synced and read back', mirrored, () =>
      runShell(`UV_THREADPOOL_SIZE=16 ${process.execPath} ${bare} ${objects} ${copy}-bare`),
    )
  await measure(
    'MIRROR, nothing new / rclone sync',
    () => run(client, { kind: 'MIRROR' }),
    () => runShell(`rclone sync ${objects} ${copy}`),
  )
  await measure(
    'VERIFY of one store / sha256sum',
    () => run(client, { kind: 'VERIFY', channels: ['primary'] }),
    () => runShell(`find ${objects} -type f -print0 | xargs -0 sha256sum`),
  )
  await measure(
    'VERIFY of both / rclone check',
    () => run(client, { kind: 'VERIFY' }),
    () => runShell(`rclone check --one-way ${copy} ${objects}`),
  )
}
printEnvironment('Sync runs, one process, beside what one would do by hand')
printTable(
  ['files', 'Stevedore / by hand', 's', 'by hand, s', '× by hand', 'files/s', 'MB/s', 'peak MiB so far'],
  rows,
)
