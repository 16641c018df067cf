import { openFileSystemStore } from '../../src/storage/file-system-store.ts'
import { checkClaims } from './audit-claims.ts'
import { type ChaosSite, storeDirectory } from './chaos-site.ts'
import { checkArtifacts } from './check-artifacts.ts'
import { checkExports, readExportRows } from './check-exports.ts'
import { checkFiles } from './check-files.ts'
import { checkJobs, readJobRows } from './check-jobs.ts'
import { checkObjects } from './check-objects.ts'
import { checkReplays } from './check-replays.ts'
import { checkSyncRuns } from './check-sync-runs.ts'
import { checkTimelines } from './check-timelines.ts'

/** Stops the workers of a site that has come to rest, and looks at all that is left. */
export async function checkSite(
  site: ChaosSite,
): Promise<{ findings: string[]; checked: Map<string, number | string> }> {
  const { ledger, watcher, workers } = site
  await Promise.all(workers.map((worker) => worker.close()))
  const badStops = workers.filter(({ stops }) => stops.at(-1) !== 0)
  const jobs = await readJobRows(site)
  const exports = await readExportRows(site)
  const claims = await checkClaims(site.query)
  const timelines = await checkTimelines(site)
  await using store = await openFileSystemStore({ directory: storeDirectory(site.directory) })
  const files = await checkFiles(site, { jobs, store })
  const artifacts = await checkArtifacts(site, { exports, store })
  const objects = await checkObjects(site, store)
  const syncRuns = await checkSyncRuns(site)
  const replays = await checkReplays(site)
  const findings = [
    ...ledger.findings,
    ...watcher.findings,
    ...workers.flatMap((worker) => worker.findings),
    ...badStops.map(({ name, stops }) => `${name} did not stop in order: ${stops.at(-1)}`),
    ...checkJobs(site, jobs),
    ...checkExports(site, exports),
    ...artifacts.findings,
    ...claims.findings,
    ...timelines.findings,
    ...files.findings,
    ...objects.findings,
    ...syncRuns.findings,
    ...replays.findings,
  ]
  const inState = (state: string) => jobs.filter((job) => job.state === state).length
  const { counts } = watcher
  const checked = new Map<string, number | string>([
    ['archives', ledger.archives.size],
    ['jobs', jobs.length],
    ['jobs that succeeded', inState('SUCCEEDED')],
    ['jobs that were cancelled', inState('CANCELLED')],
    ['exports', exports.length],
    ...countBy(exports, ({ state }) => `exports that are ${state}`),
    ['artifacts that were opened', artifacts.opened],
    ['their bytes, in MiB', Math.round(artifacts.bytes / 1024 ** 2)],
    ['items that they rightly lack', artifacts.missing],
    ['sync runs', syncRuns.runs],
    ['their tasks', syncRuns.tasks],
    ['replays', replays.replays],
    ['failures of the runs that were replayed', replays.failures],
    ['attempts, each written by one worker', claims.claims],
    ['most attempts of one job', Math.max(0, ...jobs.map(({ attempt }) => attempt))],
    ['most attempts of one export', Math.max(0, ...exports.map(({ attempt }) => attempt))],
    ...[...timelines.events].sort().map(([event, count]) => [`timeline: ${event}`, count] as const),
    ['files whose bytes were read', files.files],
    ['their bytes', `${(files.bytes / 1024 ** 3).toFixed(2)} GiB`],
    [
      'files that were deleted',
      [...ledger.archives.values()].reduce((sum, { deleted }) => sum + deleted.size, 0),
    ],
    ['objects', objects.objects],
    ['orphan objects, all found', objects.orphans],
    ['leftovers of writes that died', objects.leftovers],
    ['states that the watcher saw', counts.states],
    ['connections of the watcher', counts.connections],
    ['states that came as an error', counts.faultyStates],
    ['subscriptions that were refused', counts.refusals],
    ['starts of workers', workers.reduce((sum, { starts }) => sum + starts, 0)],
    ['exits after SIGTERM', workers.flatMap(({ stops }) => stops).join(' ')],
    ['calls that met trouble in a store', workers.reduce((sum, { troubles }) => sum + troubles, 0)],
  ])
  return { findings, checked }
}

function countBy<T>(items: readonly T[], what: (item: T) => string): [string, number][] {
  return [...Map.groupBy(items, what)].map(([name, some]): [string, number] => [name, some.length]).sort()
}
