import { parseArgs } from 'node:util'
import pg from 'pg'
import { startBenchSite } from './bench-site.ts'
import { printEnvironment } from './bench-table.ts'
import { openConsoleBrowser } from './console-browser.ts'
import { scrollFiles } from './console-files.ts'
import { ConsoleJobs } from './console-jobs.ts'
import { watchWork } from './console-work.ts'
import { insertFiles } from './list-rows.ts'

// What the console costs in the browser: while jobs go on, in the list of all work, in the page of one of them and in a tab
// that nobody sees; and while someone scrolls through many files. Progress goes the whole way, from the row that a worker
// changes to what the page shows. This process is the worker; the API is another one.

const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '20' },
    ended: { type: 'string', default: '200' },
    files: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '20' },
  },
})
const seconds = Number(values.seconds)

await using site = await startBenchSite([['api']])
await using tabs = await openConsoleBrowser(site)
const jobs = await ConsoleJobs.start(site, { running: Number(values.jobs), ended: Number(values.ended) })
printEnvironment(
  `${values.jobs} jobs that are told of five times a second, ${values.ended} that ended; each view for ${seconds} s`,
)
await watchWork(site, tabs, { jobs, seconds })
{
  const { accountId } = site.account.caller
  await using plain = Object.assign(new pg.Client({ connectionString: site.databaseUrl }), {
    [Symbol.asyncDispose]: () => plain.end(),
  })
  await plain.connect()
  await insertFiles(plain, { accountId, rows: Number(values.files), tagged: [] })
}
console.log()
await scrollFiles(site, tabs, seconds)
