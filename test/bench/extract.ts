import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDeadline } from './bench-deadline.ts'
import { peakMemory } from './bench-memory.ts'
import { startBenchSite } from './bench-site.ts'
import { printEnvironment, printTable, quantile } from './bench-table.ts'
import { type ArchivePair, makeArchives } from './extract-archives.ts'
import { type Rivals, startRivals } from './extract-rivals.ts'
import { extractByJob, type JobSeconds } from './extract-stevedore.ts'

// How long it takes until every entry of an archive is a durable file with its SHA-256: for a client that asks for a job
// and watches it by websocket. Against what one does by hand, unzip and a copy of each file into the same kind of store,
// and against the least that there is to do, inflating and hashing. They take turns, so that the machine's moods meet all.

const rounds = 3
const roundMillis = 200_000

type Measured = { jobs: JobSeconds[]; unzip: number[]; inflate: number[]; peak: number }

async function measure(
  { warmUp, measured }: ArchivePair,
  { rivals, scratch }: { rivals: Rivals; scratch: string },
): Promise<Measured> {
  await using site = await startBenchSite([['api'], ['worker']])
  const results: Measured = { jobs: [], unzip: [], inflate: [], peak: 0 }
  // The first round warms up and doesn't count.
  for (let round = 0; round <= rounds; round++) {
    const archive = round === 0 ? warmUp : measured
    const inTime = createDeadline(roundMillis)
    const rival = (way: 'unzip' | 'inflate') => {
      settleDisk()
      return inTime(rivals.run({ way, path: archive.path, scratch }))
    }
    const job = await inTime(extractByJob(site, archive, { beforeJob: settleDisk }))
    const unzip = hasUnzip ? await rival('unzip') : Number.NaN
    const inflate = await rival('inflate')
    if (round === 0) continue
    results.jobs.push(job)
    results.unzip.push(unzip)
    results.inflate.push(inflate)
  }
  results.peak = await peakMemory(site.processes[1]?.pid)
  return results
}

/** What is left to write of one must not slow down the next. */
function settleDisk(): void {
  spawnSync('sync')
}

const median = (values: readonly number[]) => quantile(values, 0.5)

function toRows({ name, measured }: ArchivePair, { jobs, unzip, inflate, peak }: Measured): string[][] {
  const row = (contestant: string, seconds: number, rest: { worked: string; peak: string }) => [
    name,
    contestant,
    seconds.toFixed(2),
    rest.worked,
    (measured.count / seconds).toFixed(measured.count === 1 ? 2 : 0),
    (measured.bytes / 1e6 / seconds).toFixed(0),
    hasUnzip ? (median(unzip) / seconds).toFixed(2) : '',
    (median(inflate) / seconds).toFixed(2),
    rest.peak,
  ]
  const worked = median(jobs.map((job) => job.worked)).toFixed(2)
  const none = { worked: '', peak: '' }
  return [
    row('Stevedore', median(jobs.map((job) => job.asked)), { worked, peak: String(peak) }),
    ...(hasUnzip ? [row('unzip and copy', median(unzip), none)] : []),
    row('inflate and hash only', median(inflate), none),
  ]
}

const hasUnzip = spawnSync('unzip', ['-v']).error === undefined
if (!hasUnzip) console.warn('There is no unzip on this machine: the benchmark runs WITHOUT that contestant.')

const scratch = await mkdtemp(join(tmpdir(), 'stevedore-bench-extract-'))
try {
  using rivals = startRivals()
  const rows: string[][] = []
  for (const pair of await makeArchives(scratch))
    rows.push(...toRows(pair, await measure(pair, { rivals, scratch })))
  printEnvironment(`Extraction of whole archives, medians of ${rounds} rounds in turns`)
  printTable(
    ['archive', '', 's', 'of that worker s', 'entries/s', 'MB/s', '× unzip', 'of inflate', 'worker peak MiB'],
    rows,
  )
} finally {
  await rm(scratch, { recursive: true, force: true })
}
