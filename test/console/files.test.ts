import { hash, randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createCollection } from '../../src/collections/create-collection.ts'
import { hasBrowser } from '../support/browser.ts'
import { readChildren, uploadBytes } from '../support/files.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { waitFor } from '../support/wait-for.ts'
import { makeZip, randomEntries } from '../support/zip.ts'
import { ConsoleSite, type Tab } from './console-site.ts'
import { Gate, openHeldStore } from './held-store.ts'

/** Each is more than a MiB, and so written by itself. */
const entries = { 'readme.txt': Buffer.from('hello'), ...randomEntries(4, 1_100_000) }

describe.runIf(hasBrowser)('the console, from an upload to an export', () => {
  const gate = new Gate()
  let app: TestApp
  let console: ConsoleSite
  let directory: string
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'stevedore-test-'))
    app = await startTestApp({ openStore: openHeldStore(gate) })
    console = await ConsoleSite.open(app)
  })
  afterEach(async () => {
    gate.open()
    await console.closeTabs()
  })
  afterAll(async () => {
    await console?.[Symbol.asyncDispose]()
    await app[Symbol.asyncDispose]()
    await rm(directory, { recursive: true, force: true })
  })

  it('uploads several files that are chosen, and a folder that is dropped', async () => {
    const { page } = await openFiles()
    await choose(page, page.getByRole('button', { name: 'Upload files' }), {
      'one.txt': Buffer.from('one'),
      'two.txt': Buffer.from('two'),
    })
    await page.getByRole('heading', { name: '2 of 2 uploaded' }).waitFor()
    await mkdir(join(directory, 'dropped/deep'), { recursive: true })
    await writeFile(join(directory, 'dropped/deep/three.txt'), 'three')
    await drop(page, join(directory, 'dropped'))
    await page.getByRole('heading', { name: '3 of 3 uploaded' }).waitFor()
    for (const name of ['one.txt', 'two.txt', 'three.txt']) await rowOf(page, name).waitFor()
    await rowOf(page, 'three.txt').press('Enter')
    await page.getByText('dropped/deep').first().waitFor()
    await page.getByText(hash('sha256', Buffer.from('three'))).waitFor()
  })

  it('goes on with an upload after a reload in the middle of it', async () => {
    const { page } = await openFiles()
    const bytes = randomBytes(12_000_000)
    const places: number[] = []
    const held: number[] = []
    page.on('request', (request) => {
      if (request.method() === 'PATCH') places.push(Number(request.headers()['upload-offset']))
    })
    page.on('response', (response) => {
      if (response.request().method() === 'HEAD') held.push(Number(response.headers()['upload-offset']))
    })
    const network = await page.context().newCDPSession(page)
    const throttle = (uploadThroughput: number) =>
      network.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      })
    await throttle(3_000_000)
    await choose(page, page.getByRole('button', { name: 'Upload files' }), { 'large.bin': bytes })
    await page.getByRole('progressbar', { name: 'Upload of large.bin' }).waitFor()
    await page.getByText(/[1-9][\d.]* MB of 12 MB/).waitFor()
    await page.reload()
    await throttle(-1)
    await page.getByRole('button', { name: 'Show uploads' }).click()
    await choose(page, page.getByRole('button', { name: 'Choose again: large.bin' }), {
      'large.bin': bytes,
    })
    await page.getByRole('heading', { name: '1 of 1 uploaded' }).waitFor()
    // It goes on where the server says that it is.
    expect(held[1]).toBeGreaterThan(0)
    expect(places).toEqual([0, held[1]])
    await rowOf(page, 'large.bin').press('Enter')
    await page.getByText(hash('sha256', bytes)).waitFor()
  })

  it('extracts what is selected of an archive, and tells how far it is without asking', async () => {
    const archiveId = await uploadBytes(app, 'photos.zip', await makeZip(entries, { compress: false }))
    const tab = await console.signIn()
    const { page } = tab
    await page.goto(`/archives/${archiveId}`)
    await page.getByRole('button', { name: 'Extract 5 entries' }).waitFor()
    await page.getByRole('link', { name: 'folder', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Select folder/0003.bin' }).click()
    gate.shut()
    await page.getByRole('button', { name: 'Extract 3 entries (3.3 MB)' }).click()
    await page.getByRole('heading', { name: 'Extraction of photos.zip' }).waitFor()
    await page.getByText('0 of 3').waitFor()
    const asked = tab.asked.length
    // In the middle of it, where it's held, how far it is was told. The timeline is read once it says that it's RUNNING.
    await waitFor(() => gate.waiting > 0)
    gate.letOne()
    await page.getByText('1.1 MB of 3.3 MB').first().waitFor()
    const read = tab.asked.slice(asked).map((body) => /query (\w+)/.exec(body)?.[1])
    expect(['', 'WorkTimeline']).toContain(read.join())
    gate.open()
    await page.getByLabel('State', { exact: true }).getByText('Done').waitFor()
    await page.getByLabel('Notifications').getByText('Extraction is done').waitFor()
    expect([...(await readChildren(app, archiveId)).keys()].sort()).toEqual([
      'folder/0000.bin',
      'folder/0001.bin',
      'folder/0002.bin',
    ])
    await page.getByRole('link', { name: 'photos.zip' }).click()
    await page.getByRole('link', { name: 'Extracted' }).nth(2).waitFor()
    await createCollection(app.caller, { name: 'Trip' })
    await page.getByRole('button', { name: 'Add them to a collection' }).click()
    await page.getByRole('dialog').getByText('Trip').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByLabel('Notifications').getByText('3 files added to Trip').waitFor()
    await page.getByRole('link', { name: 'Show the files' }).click()
    await rowOf(page, '0002.bin').waitFor()
    expect(await page.getByRole('grid', { name: 'Files' }).getByRole('row').count()).toBe(4)
  })

  it('cancels an extraction that goes on', async () => {
    const archiveId = await uploadBytes(app, 'held.zip', await makeZip(entries, { compress: false }))
    const { page } = await console.signIn()
    await page.goto(`/archives/${archiveId}`)
    gate.shut()
    await page.getByRole('button', { name: /^Extract 5 entries/ }).click()
    await waitFor(() => gate.waiting > 0)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the work' }).click()
    await page.getByLabel('State', { exact: true }).getByText('Cancelled').waitFor()
    await page.getByRole('button', { name: 'Try again' }).waitFor()
  })

  it('makes a collection, exports it, and downloads the bytes whose hash it shows', async () => {
    for (const name of ['spring.txt', 'summer.txt']) await uploadBytes(app, name, Buffer.from(name))
    const { page } = await console.signIn()
    await page.goto('/collections')
    await page.getByRole('button', { name: 'New collection' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Seasons')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await page.getByRole('heading', { level: 1, name: 'Seasons' }).waitFor()
    await page.getByRole('button', { name: 'Add files' }).click()
    for (const name of ['spring.txt', 'summer.txt']) await dialog.getByRole('row', { name }).press('Enter')
    await dialog.getByRole('button', { name: 'Add 2 files' }).click()
    await page
      .getByRole('grid', { name: 'Items' })
      .getByRole('row', { name: /summer/ })
      .waitFor()
    await page.getByRole('button', { name: 'New export' }).click()
    await dialog.getByRole('button', { name: 'Export', exact: true }).click()
    const row = page.getByRole('grid', { name: 'Exports' }).getByRole('row', { name: /zip/ })
    await row.getByText('Ready').waitFor()
    await row.press('Enter')
    const shown = page.locator('.hash code')
    await shown.waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download' }).click(),
    ])
    expect(hash('sha256', await readFile(await download.path()))).toBe(await shown.textContent())
  })

  it('is enough of a console with the keyboard alone to upload an archive and extract some of it', async () => {
    const { page } = await openFiles()
    const chooser = page.waitForEvent('filechooser')
    await tabTo(page, page.getByRole('button', { name: 'Upload files' }))
    await page.keyboard.press('Enter')
    await (await chooser).setFiles({
      name: 'keys.zip',
      mimeType: 'application/zip',
      buffer: await makeZip({ 'a.txt': Buffer.from('a'), 'b.txt': Buffer.from('b') }),
    })
    await rowOf(page, 'keys.zip').waitFor()
    await tabTo(page, page.getByRole('grid', { name: 'Files' }).locator('[data-index="0"]'))
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'keys.zip' }).waitFor()
    await tabTo(page, page.getByRole('link', { name: /^Browse 2 entries/ }))
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /^Extract 2 entries/ }).waitFor()
    await tabTo(page, page.getByRole('grid', { name: /Entries/ }).locator('[data-index="0"]'))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: /^Extract 1 entry/ }).waitFor()
    await tabTo(page, page.getByRole('button', { name: /^Extract 1 entry/ }))
    await page.keyboard.press('Enter')
    await page.getByLabel('State', { exact: true }).getByText('Done').waitFor()
  })

  async function openFiles(): Promise<Tab> {
    const tab = await console.signIn()
    await tab.page.goto('/files')
    await tab.page.getByRole('heading', { level: 1, name: 'Files' }).waitFor()
    return tab
  }
})

function rowOf(page: Page, name: string): Locator {
  return page.getByRole('grid', { name: 'Files' }).getByRole('row', { name }).first()
}

async function choose(page: Page, button: Locator, files: Record<string, Buffer>): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()])
  await chooser.setFiles(
    Object.entries(files).map(([name, buffer]) => ({ name, buffer, mimeType: 'application/octet-stream' })),
  )
}

/** Drops a file or folder of this machine on the page, as a file manager does. */
async function drop(page: Page, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', {
      type,
      x: 300,
      y: 300,
      data: { items: [], files: [path], dragOperationsMask: 1 },
    })
}

/** Presses Tab until the element has the focus; fails if it can't be reached so. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await element.evaluate((node) => node === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('the Tab key does not lead there')
}
