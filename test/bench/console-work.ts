import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchSite } from './bench-site.ts'
import { printTable } from './bench-table.ts'
import type { ConsoleBrowser } from './console-browser.ts'
import { countChanges } from './console-changes.ts'
import type { ConsoleJobs } from './console-jobs.ts'
import { ConsoleMeter } from './console-meter.ts'

/** What views of work cost, each for so many seconds, while jobs are told of: as shares of a core. */
export async function watchWork(
  site: BenchSite,
  { browser, context }: ConsoleBrowser,
  { jobs, seconds }: { jobs: ConsoleJobs; seconds: number },
): Promise<void> {
  const page = await context.newPage()
  const meter = await ConsoleMeter.attach(browser, page)
  const rows: string[][] = []
  /** @param expected How many parts of the view have to change meanwhile. What's told of them is the one that did least often. */
  const measure = async (view: string, expected: number) => {
    const endCount = await countChanges(page)
    const toldBefore = jobs.told
    const cost = await meter.measure(() => sleep(seconds * 1000))
    const told = jobs.told - toldBefore
    const changes = await endCount()
    if (changes.length < expected) throw new Error(`${view}: ${changes.length} of ${expected} show progress.`)
    const share = (time: number) => `${((time / seconds) * 100).toFixed(1)} %`
    rows.push([
      view,
      (told / seconds).toFixed(0),
      expected === 0 ? '' : ((changes.sort((a, b) => b - a)[expected - 1] ?? 0) / seconds).toFixed(1),
      ...[cost.main, cost.script, cost.layout, cost.renderers, cost.gpu].map(share),
    ])
  }
  const count = jobs.ids.length
  const openList = async () => {
    await page.goto(`${site.url}/work`)
    const bars = page.getByRole('progressbar')
    await bars.nth(count - 1).waitFor()
  }
  await openList()
  await measure('the list, while nothing goes on', 0)
  await using _ = jobs.work()
  await measure('the list', count)
  await page.goto(`${site.url}/work/${jobs.ids[0]}`)
  await page.getByRole('progressbar').waitFor()
  await measure('the page of one job', 1)
  await openList()
  const front = await context.newPage()
  await front.bringToFront()
  // Frames, by which one would wait, don't come to a tab that nobody sees.
  await page.waitForFunction(() => document.hidden, null, { polling: 100 })
  await measure('the list, behind another tab', 0)
  for (const tab of [front, page]) await tab.close()
  const head = [
    'view',
    'told /s',
    'each shown /s',
    'main thread',
    'scripts',
    'layout',
    'renderers',
    'painting',
  ]
  printTable(head, rows)
}
