import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { peakMemory } from './bench-memory.ts'
import { printEnvironment, printTable, quantile } from './bench-table.ts'
import type { Way } from './upload-sender.ts'
import { type Address, UploadServer } from './upload-server.ts'

// How fast bytes become files, by PUT and by tus, with all that goes before the bytes. Against a bare Node server that
// hashes the body, writes it to disk and syncs it; against the same where each file is committed as a row too; and against
// the tus server that others build on, which neither hashes nor syncs nor has a database. The bytes come from a process of
// their own; contestants take turns, so that the machine's moods meet all.

const shapes = [
  { name: '1 GiB', warmUp: 1, count: 1, size: 1024 ** 3, rounds: 3 },
  { name: '10,000 × 10 KB', warmUp: 500, count: 10_000, size: 10_000, rounds: 2 },
]

const sender = fileURLToPath(new URL('upload-sender.ts', import.meta.url))

async function send(way: Way, address: Address, { count, size }: { count: number; size: number }) {
  const given = [way, JSON.stringify(address), String(count), String(size)]
  const child = spawn(process.execPath, [sender, ...given], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [output] = await Promise.all([child.stdout.toArray(), once(child, 'exit')])
  const seconds = Number(output.join(''))
  if (!(seconds > 0)) throw new Error('an upload failed')
  return seconds
}

const directory = await mkdtemp(join(tmpdir(), 'stevedore-bench-'))
try {
  await using stevedore = new UploadServer('upload-stevedore.ts', join(directory, 'stevedore'))
  await using bare = new UploadServer('upload-bare.ts', directory)
  await using committed = new UploadServer('upload-committed.ts', join(directory, 'committed'))
  await using tus = new UploadServer('upload-tus.ts', directory)
  const contestants: { name: string; server: UploadServer; way: Way }[] = [
    { name: 'Stevedore, createUpload and PUT', server: stevedore, way: 'STEVEDORE' },
    { name: 'Stevedore, tus', server: stevedore, way: 'TUS' },
    { name: 'bare server, PUT', server: bare, way: 'PUT' },
    { name: 'bare server with a database, PUT', server: committed, way: 'PUT' },
    { name: 'tus server', server: tus, way: 'TUS' },
  ]
  const rows: string[][] = []
  for (const { name, warmUp, rounds, ...bodies } of shapes) {
    const times = contestants.map((): number[] => [])
    // The first round warms up and doesn't count.
    for (let round = 0; round <= rounds; round++) {
      for (const [index, { way, server }] of contestants.entries()) {
        const address = await server.ready()
        // What is left to write of one must not slow down the next.
        spawnSync('sync')
        const seconds = await send(way, address, round === 0 ? { ...bodies, count: warmUp } : bodies)
        if (round > 0) times[index]?.push(seconds)
      }
    }
    const [, , ...limits] = times.map((each) => quantile(each, 0.5))
    for (const [index, contestant] of contestants.entries()) {
      const seconds = quantile(times[index] ?? [], 0.5)
      rows.push([
        name,
        contestant.name,
        seconds.toFixed(2),
        ((bodies.count * bodies.size) / 1e6 / seconds).toFixed(0),
        (bodies.count / seconds).toFixed(bodies.count === 1 ? 2 : 0),
        ...limits.map((limit) => (limit / seconds).toFixed(2)),
        String(await peakMemory(contestant.server.pid)),
      ])
    }
  }
  printEnvironment(`Uploads, medians of rounds in turns, 16 bodies at once`)
  printTable(
    [
      'bodies',
      '',
      's',
      'MB/s',
      'files/s',
      'of bare',
      'of bare with a database',
      '× tus server',
      'peak MiB so far',
    ],
    rows,
  )
} finally {
  await rm(directory, { recursive: true, force: true })
}
