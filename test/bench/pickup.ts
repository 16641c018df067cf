import { setTimeout as sleep } from 'node:timers/promises'
import type { ApiClient } from '../../src/commands/demo/client.ts'
import type { BenchWorkUpdatedSubscription } from '../../src/gql/graphql.ts'
import { createDeadline } from './bench-deadline.ts'
import { extractArchive, workUpdated } from './bench-documents.ts'
import { type BenchSite, startBenchSite, uploadSmallArchive } from './bench-site.ts'
import { printEnvironment, printTable, quantile } from './bench-table.ts'

// How long a job waits for a worker that is free: from the moment before the request is sent to the claim, and to the
// client's knowledge of it over a websocket. One job after the other, each with nothing to do.

const jobs = 200
/** The first ones warm up and don't count. */
const warmUps = 20

const inTime = createDeadline(100_000)

type Latencies = { claimed: number; known: number }
type States = AsyncGenerator<BenchWorkUpdatedSubscription>

async function measure(site: BenchSite): Promise<Latencies[]> {
  const client = site.connect()
  const archiveId = await uploadSmallArchive(client)
  const states = client.subscribe(workUpdated, {})
  let next = states.next()
  // A subscription to the work of an account that has none gives no sign that it has begun.
  await sleep(1_000)
  const latencies: Latencies[] = []
  let previousId = ''
  while (true) {
    const asked = { at: performance.now(), clock: Date.now() }
    const following = followToEnd({ states, next, previousId })
    const [seen] = await inTime(Promise.all([following, ask(client, archiveId)]))
    latencies.push({ claimed: seen.startedAt - asked.clock, known: seen.knownAt - asked.at })
    if (latencies.length === warmUps + jobs) break
    previousId = seen.id
    next = states.next()
  }
  await states.return(undefined)
  return latencies.slice(warmUps)
}

async function ask(client: ApiClient, archiveId: string): Promise<void> {
  const { extractArchive: result } = await client.request(extractArchive, { archiveId })
  if (result.__typename !== 'ExtractArchivePayload') throw new Error(result.message)
}

/** Nothing else is at work: all states are of the job that was asked for, or tell again how the one before ended. */
async function followToEnd(from: {
  states: States
  next: ReturnType<States['next']>
  previousId: string
}): Promise<{ id: string; startedAt: number; knownAt: number }> {
  let knownAt = 0
  for (let next = from.next; ; next = from.states.next()) {
    const { value, done } = await next
    if (done) throw new Error('The subscription ended.')
    const { id, state, startedAt } = value.workUpdated
    if (id === from.previousId || state === 'PENDING') continue
    knownAt ||= performance.now()
    if (state !== 'RUNNING') return { id, startedAt: Date.parse(startedAt ?? ''), knownAt }
  }
}

const quantiles = (values: number[]) => [0.5, 0.95, 1].map((share) => quantile(values, share))

const rows: (string | number)[][] = []
for (const { name, processes } of [
  { name: 'one process', processes: [['api', 'worker']] as const },
  { name: 'an API and a worker', processes: [['api'], ['worker']] as const },
]) {
  await using site = await startBenchSite(processes)
  const latencies = await measure(site)
  const claimed = latencies.map((latency) => latency.claimed)
  const known = latencies.map((latency) => latency.known)
  rows.push([`${name}: request → claimed`, ...quantiles(claimed)])
  rows.push([`${name}: request → client knows`, ...quantiles(known)])
}
printEnvironment(`Pick-up of ${jobs} jobs, one after the other`)
printTable(['', 'p50 ms', 'p95 ms', 'max ms'], rows)
