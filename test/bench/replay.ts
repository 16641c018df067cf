import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import type { ApiClient } from '../../src/commands/demo/client.ts'
import type { ReplayPhase } from '../../src/gql/graphql.ts'
import { encodeCursor } from '../../src/lib/page.ts'
import { peakMemory } from './bench-memory.ts'
import { startBenchSite } from './bench-site.ts'
import { printEnvironment, printTable, quantile } from './bench-table.ts'
import { failuresPage, itemsPage, previewReplay, replayReceipt, requestReplay } from './replay-documents.ts'
import { insertBare, redrive, redriveLimit } from './replay-rivals.ts'
import { holdChannels, makeSourceRun, replayedCode } from './replay-source.ts'

// How fast the failures of a run are set up in a new one, over the API with everything recorded, phase
// by phase; how fast the rows alone would be written; and how fast pg-boss brings as many dead jobs back. Then pages of what came
// of it. Nobody works on the target meanwhile: workers leave its channels alone.

const { values } = parseArgs({ options: { failures: { type: 'string', default: '1000000' } } })
const failures = Number(values.failures)
const filter = { codes: [replayedCode] }

/** Milliseconds of a request, and its answer. */
async function time<Answer>(ask: () => Promise<Answer>): Promise<[number, Answer]> {
  const start = performance.now()
  const answer = await ask()
  return [performance.now() - start, answer]
}

async function request(client: ApiClient, runId: string): Promise<string> {
  const input = { runId, filter, idempotencyKey: 'bench' }
  const { requestReplay: result } = await client.request(requestReplay, { input })
  if (result.__typename !== 'RequestReplayPayload') throw new Error(result.message)
  return result.replay.id
}

/** When a replay came to each phase, in seconds from now, as its row says. */
async function follow(id: string): Promise<Map<ReplayPhase, number>> {
  const start = performance.now()
  const seen = new Map<ReplayPhase, number>()
  while (!seen.has('COMPLETED')) {
    const { rows } = await plain.query<{ phase: ReplayPhase }>('select phase from replays where id = $1', [
      id,
    ])
    const phase = rows[0]?.phase
    if (phase === undefined || phase === 'NEEDS_ATTENTION') throw new Error('the replay came to no end')
    if (!seen.has(phase)) seen.set(phase, (performance.now() - start) / 1000)
    await sleep(20)
  }
  return seen
}

await using site = await startBenchSite([['api', 'worker']])
const client = site.connect()
await using plain = Object.assign(new pg.Client({ connectionString: site.databaseUrl }), {
  [Symbol.asyncDispose]: () => plain.end(),
})
await plain.connect()
const { accountId } = site.account.caller
const runId = await makeSourceRun(plain, { accountId, failures })
await holdChannels(plain)
const memory = () => peakMemory(site.processes[0]?.pid)
const memoryBefore = await memory()

const [previewMillis] = await time(() => client.request(previewReplay, { runId, filter }))
const [requestMillis, replayId] = await time(() => request(client, runId))
const seen = await follow(replayId)
const { replay } = await client.request(replayReceipt, { id: replayId })
if (replay?.receipt?.inTarget !== failures) throw new Error(JSON.stringify(replay))
const at = (phase: ReplayPhase) => seen.get(phase) ?? 0
const ends = { enqueued: at('CLEANUP_PENDING'), cleaned: at('RECEIPT_PENDING'), all: at('COMPLETED') }
const memoryAfter = await memory()

const bareSeconds = await insertBare(plain, replayId)
const redriveSeconds = await redrive(plain, site.databaseUrl, failures)

printEnvironment(
  `A replay of ${failures.toLocaleString('en')} failures on 2 channels, one process, whose peak was ${memoryBefore} MiB before and ${memoryAfter} MiB after`,
)
const all = requestMillis / 1000 + ends.all
printTable(
  ['', 's', 'failures/s', '× as long as bare rows'],
  (
    [
      ['preview', previewMillis / 1000],
      ['request: the failures are frozen', requestMillis / 1000],
      ['they go into the target', ends.enqueued],
      ['the source is told', ends.cleaned - ends.enqueued],
      ['receipt', ends.all - ends.cleaned],
      ['all, from request to receipt', all],
      ['from request until all are in the target', requestMillis / 1000 + ends.enqueued],
      ['bare insert … select of the target’s tasks', bareSeconds],
      [`pg-boss redrive of as many jobs, ${redriveLimit.toLocaleString('en')} a call`, redriveSeconds],
    ] as const
  ).map(([name, seconds]) => [
    name,
    seconds.toFixed(2),
    (failures / seconds).toFixed(0),
    (seconds / bareSeconds).toFixed(2),
  ]),
)

/** The failure behind which a page begins. */
async function place(offset: number): Promise<string | null> {
  const { rows } = await plain.query<{ id: string }>(
    'select failure_id as id from replay_items where replay_id = $1 order by failure_id offset $2 limit 1',
    [replayId, offset],
  )
  return rows[0]?.id ?? null
}

const items = async (after: string | null, states: ('REPLAYED' | 'CONFLICT')[] | null) => {
  const cursor = after && encodeCursor(`replay-items:${replayId}`, after)
  return (await client.request(itemsPage, { id: replayId, after: cursor, states })).replay?.items.edges
}
const pages: (readonly [string, () => Promise<unknown>])[] = []
for (const offset of [0, failures / 2, failures - 51]) {
  const after = offset === 0 ? null : await place(offset)
  pages.push([`items, after ${offset.toLocaleString('en')}`, () => items(after, null)])
  pages.push([
    `items that are REPLAYED, after ${offset.toLocaleString('en')}`,
    () => items(after, ['REPLAYED']),
  ])
}
pages.push(['items in CONFLICT: none', () => items(null, ['CONFLICT'])])
pages.push([
  'failures of the source that are PENDING, behind all others',
  () => client.request(failuresPage, { id: runId, after: null, states: ['PENDING'] }),
])
pages.push([
  'failures of the source that are REPLAYED',
  () => client.request(failuresPage, { id: runId, after: null, states: ['REPLAYED'] }),
])
const rows: (string | number)[][] = []
for (const [name, ask] of pages) {
  const times: number[] = []
  for (let run = 0; run < 11; run++) times.push((await time(ask))[0])
  rows.push([name, quantile(times, 0.5), quantile(times, 1)])
}
console.log()
printTable(['page of 50, over HTTP', 'median ms', 'max ms'], rows)
