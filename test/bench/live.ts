import { inOneTransaction } from '../../src/database/transaction.ts'
import type { BenchJobUpdatedSubscription } from '../../src/gql/graphql.ts'
import { type Claim, claimWork } from '../../src/work/claim.ts'
import { heartbeat } from '../../src/work/heartbeat.ts'
import { createDeadline } from './bench-deadline.ts'
import { extractArchive, jobUpdated } from './bench-documents.ts'
import { type BenchSite, startBenchSite, uploadSmallArchive } from './bench-site.ts'
import { printEnvironment, printTable, quantile } from './bench-table.ts'

// How long a worker's progress takes to its watchers: from the moment before its commit is sent to the arrival of the
// new state at a websocket client. This process is the worker and all the clients; the API is another one.

const events = 300
/** The first ones warm up and don't count. */
const warmUps = 30
const subscribers = [1, 100]

const inTime = createDeadline(100_000)

type States = AsyncGenerator<BenchJobUpdatedSubscription>

/** Runs a job in name: claims it, so that its progress can be told. */
async function startJob(site: BenchSite): Promise<Claim> {
  const client = site.connect()
  const archiveId = await uploadSmallArchive(client)
  const { extractArchive: result } = await client.request(extractArchive, { archiveId })
  if (result.__typename !== 'ExtractArchivePayload') throw new Error(result.message)
  const claim = await claimWork(site.account.em, 'JOB')
  if (claim === null) throw new Error('There is no job to claim.')
  return claim
}

/** Milliseconds from commit to arrival, for each event and subscriber. */
async function measure(site: BenchSite, options: { claim: Claim; subscribers: number }): Promise<number[]> {
  const { claim } = options
  const watchers = Array.from({ length: options.subscribers }, () =>
    site.connect().subscribe(jobUpdated, { id: claim.id }),
  )
  await inTime(Promise.all(watchers.map(arrival)))
  const latencies: number[] = []
  for (let n = 1; n <= warmUps + events; n++) {
    const arrivals = Promise.all(watchers.map(arrival))
    const committedAt = await tellProgress(site, claim, n)
    const all = (await inTime(arrivals)).map((arrivedAt) => arrivedAt - committedAt)
    if (n > warmUps) latencies.push(...all)
  }
  await Promise.all(watchers.map((states) => states.return(undefined)))
  return latencies
}

/** When the next state came. One state is told at a time, so that it's the one that was told. */
async function arrival(states: States): Promise<number> {
  const { done } = await states.next()
  if (done) throw new Error('The subscription ended.')
  return performance.now()
}

/** As a worker does it. Gives the time before the commit. */
async function tellProgress(site: BenchSite, claim: Claim, itemsDone: number): Promise<number> {
  return await inOneTransaction(site.account.em, async (tx) => {
    await heartbeat(tx, claim, {
      itemsDone,
      itemsTotal: 1_000,
      bytesDone: itemsDone * 1_000,
      bytesTotal: 1_000_000,
      step: 'WORKING',
      itemsPerSecond: null,
      bytesPerSecond: null,
    })
    return performance.now()
  })
}

const rows: (string | number)[][] = []
{
  await using site = await startBenchSite([['api']])
  const claim = await startJob(site)
  for (const count of subscribers) {
    const latencies = await measure(site, { claim, subscribers: count })
    rows.push([String(count), ...[0.5, 0.95, 1].map((share) => quantile(latencies, share))])
  }
}
printEnvironment(`${events} states of a job from commit to client`)
printTable(['subscribers', 'p50 ms', 'p95 ms', 'max ms'], rows)
