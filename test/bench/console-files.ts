import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchSite } from './bench-site.ts'
import { printTable, quantile } from './bench-table.ts'
import type { ConsoleBrowser } from './console-browser.ts'
import { watchFrames } from './console-frames.ts'
import { ConsoleMeter } from './console-meter.ts'

const rowHeight = 44
/** Each turn of the wheel; more than a hand does. */
const turn = 600

/** What scrolling through the files costs: by wheel for so many seconds, and in jumps. */
export async function scrollFiles(
  site: BenchSite,
  { browser, context }: ConsoleBrowser,
  seconds: number,
): Promise<void> {
  const page = await context.newPage()
  const meter = await ConsoleMeter.attach(browser, page)
  await page.goto(`${site.url}/files`)
  const grid = page.getByRole('grid', { name: 'Files' })
  await grid.getByRole('row').nth(10).hover()
  const place = () => grid.getByRole('rowgroup').evaluate((frame) => frame.scrollTop)
  const rows: (string | number)[][] = []
  const measure = async (way: string, run: () => Promise<unknown>) => {
    const from = await place()
    const endFrames = await watchFrames(page)
    const cost = await meter.measure(run)
    const { pauses, longTasks } = await endFrames()
    const passed = Math.round(Math.abs((await place()) - from) / rowHeight)
    if (passed === 0) throw new Error(`${way}: nothing was scrolled.`)
    rows.push([
      way,
      passed.toLocaleString('en'),
      ...[0.5, 0.95, 0.99].map((part) => quantile(pauses, part)),
      longTasks.length === 0 ? 'below 50' : Math.max(...longTasks),
      ...[cost.main, cost.script, cost.layout, cost.gpu].map((time) => time.toFixed(2)),
    ])
  }
  await measure(`by wheel, ${seconds} s`, async () => {
    const end = performance.now() + seconds * 1000
    while (performance.now() < end) await page.mouse.wheel(0, turn)
  })
  const jump = async (key: string) => {
    await grid.locator('[role=row][tabindex="0"]').press(key)
    await sleep(1_000)
  }
  await measure('to the start', () => jump('Home'))
  await measure('to the end of what was read', () => jump('End'))
  printTable(
    [
      'scrolled',
      'rows',
      'frame p50 ms',
      'p95 ms',
      'p99 ms',
      'longest task ms',
      'main thread s',
      'scripts s',
      'layout s',
      'painting s',
    ],
    rows,
  )
}
