import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright-core'
import { hasBrowser, launchBrowser } from '../support/browser.ts'

/**
 * Takes pictures of every view of a running service, in both colour schemes and two widths, to be looked at:
 *
 *   npm run screenshots -- --key stv_… FOLDER
 *
 * `npm run demo` makes what they show. The README's picture is `run-light-1280.png` of it.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { key: { type: 'string' }, url: { type: 'string', default: 'http://127.0.0.1:4000' } },
})
const [folder] = positionals
if (values.key === undefined || folder === undefined || !hasBrowser) {
  console.error('Usage: npm run screenshots -- --key API_KEY [--url URL] FOLDER; it needs Chromium.')
  process.exit(2)
}

const lists = `{
  files(first: 1, filter: { contentType: "application/zip" }) { edges { node { id } } }
  collections(first: 1) { edges { node { id } } }
  jobs(first: 1) { edges { node { id } } }
  exports(first: 1) { edges { node { id } } }
  syncRuns(first: 1, filter: { operations: [FULL] }) { edges { node { id } } }
  replays(first: 1) { edges { node { id } } }
}`

/** The views, by the names of their pictures. What there is none of has none. */
async function findViews(page: Page): Promise<Record<string, string>> {
  const answer = await page.request.post(`${values.url}/graphql`, {
    headers: { 'x-stevedore-csrf': '1' },
    data: { query: lists },
  })
  // As the query asks.
  const { data } = (await answer.json()) as { data: Record<string, { edges: { node: { id: string } }[] }> }
  const one = (list: string, name: string, path: string) => {
    const id = data[list]?.edges[0]?.node.id
    return id === undefined ? {} : { [name]: `${path}/${id}` }
  }
  return {
    files: '/files',
    trash: '/trash',
    work: '/work',
    collections: '/collections',
    'sync-runs': '/sync-runs',
    schedules: '/schedules',
    keys: '/keys',
    ...one('files', 'file', '/files'),
    ...one('files', 'archive', '/archives'),
    ...one('jobs', 'job', '/work'),
    ...one('exports', 'export', '/work'),
    ...one('collections', 'collection', '/collections'),
    ...one('syncRuns', 'run', '/sync-runs'),
    ...one('replays', 'replay', '/replays'),
  }
}

await using browser = await launchBrowser()
await mkdir(folder, { recursive: true })
const page = await browser.newPage({ baseURL: values.url, locale: 'en-GB' })
await page.request.post(`${values.url}/sign-in`, { headers: { authorization: `Bearer ${values.key}` } })
for (const [name, path] of Object.entries(await findViews(page))) {
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 860 })
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page
      .getByText(/^Loading /)
      .first()
      .waitFor({ state: 'detached' })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.screenshot({ path: join(folder, `${name}-${colorScheme}-${width}.png`) })
    }
  }
}
