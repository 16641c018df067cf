import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { hasBrowser } from '../support/browser.ts'
import { uploadBytes } from '../support/files.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { makeZip } from '../support/zip.ts'
import { holdChannel, loseChannel, releaseChannel } from '../sync-runs/hold-channel.ts'
import { start } from '../sync-runs/sync-client.ts'
import { placeOf } from '../sync-runs/sync-site.ts'
import { ConsoleSite } from './console-site.ts'
import { findFaults } from './find-faults.ts'

describe.runIf(hasBrowser)('the console, for who keeps the files', () => {
  let app: TestApp
  let console: ConsoleSite
  /** The views that there are, once the first test has made what they show. */
  const views = ['/files', '/trash', '/work', '/collections', '/sync-runs', '/schedules', '/keys']
  beforeAll(async () => {
    app = await startTestApp()
    console = await ConsoleSite.open(app)
  })
  afterEach(() => console.closeTabs())
  afterAll(async () => {
    await console?.[Symbol.asyncDispose]()
    await app[Symbol.asyncDispose]()
  })

  it('shows what a run could not do, and takes that into a new run once it is mended', async () => {
    const archiveId = await uploadBytes(app, 'all.zip', await makeZip({ 'a.txt': Buffer.from('a') }))
    const places = []
    for (const name of ['one.txt', 'two.txt']) {
      const id = await uploadBytes(app, name, Buffer.from(name))
      const place = await placeOf(app, 'replica', id)
      // Where its copy belongs, there's a folder that nobody may remove by himself.
      await mkdir(place, { recursive: true })
      await writeFile(join(place, 'kept'), '')
      places.push(place)
      views.push(`/files/${id}`)
    }
    const tab = await console.signIn()
    const { page } = tab
    await page.goto('/sync-runs')
    await page.getByRole('button', { name: 'Start a run' }).first().click()
    await page.getByRole('button', { name: 'Start the run' }).click()
    await page.getByText('Done, with failures').first().waitFor()
    await page.getByText('2 ×').waitFor()
    const run = new URL(page.url()).pathname
    for (const place of places) await rm(place, { recursive: true })
    await page
      .getByRole('button', { name: /^Replay 2 failures/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'Replay failures' })
    await dialog.getByRole('button', { name: 'Replay 2 failures' }).click()
    await page.getByRole('heading', { level: 1, name: 'Replay of failures' }).waitFor()
    await page.getByText('0 failures pending').waitFor()
    await page.getByText('2 of 2 tried, 0 pending').waitFor()
    await page.getByRole('link', { name: /replay of failures/ }).click()
    await page.getByText('Done', { exact: true }).first().waitFor()
    views.push(run, new URL(page.url()).pathname, `/archives/${archiveId}`)
    expect(tab.told).toBeGreaterThan(0)
  })

  it('says for which store a run waits, and goes on once it works', async () => {
    await holdChannel(app, 'primary')
    const { id } = await start(app, { kind: 'VERIFY', channels: ['primary'] })
    const { page } = await console.signIn()
    await page.goto(`/sync-runs/${id}`)
    const state = page.getByRole('region', { name: 'State' })
    await state.getByText('Running').waitFor()
    await loseChannel(app, 'primary')
    const notice = page.getByText('The store of primary failed: the store answers 500.')
    const channel = page.getByRole('rowheader', { name: 'primary Waits for a store' })
    await Promise.all([notice, channel, state.getByText('Waits for a store')].map((one) => one.waitFor()))
    await releaseChannel(app, 'primary')
    await state.getByText('Done').waitFor()
    await Promise.all([notice, channel].map((one) => one.waitFor({ state: 'detached' })))
  })

  it('has nothing on any view that axe finds fault with, whatever the colours', async () => {
    // What is injected is no script of the server's.
    const { page } = await console.signIn({ bypassCSP: true })
    const faults: unknown[] = []
    for (const view of views) {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto(view)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page
        .getByText(/^Loading /)
        .first()
        .waitFor({ state: 'detached' })
      const inLight = await findFaults(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      const inDark = await findFaults(page, ['color-contrast'])
      faults.push(...[...inLight, ...inDark].map((fault) => ({ view, ...fault })))
    }
    expect(faults).toEqual([])
  })
})
