import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { cutListeningConnection } from '../live/cut-connection.ts'
import { hasBrowser } from '../support/browser.ts'
import { createUpload } from '../support/documents.ts'
import { uploadBytes } from '../support/files.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { makeZip } from '../support/zip.ts'
import { ConsoleSite } from './console-site.ts'

describe.runIf(hasBrowser)('the console, where something goes wrong or two get in each other’s way', () => {
  let app: TestApp
  let console: ConsoleSite
  beforeAll(async () => {
    app = await startTestApp()
    console = await ConsoleSite.open(app)
  })
  afterEach(async () => await console.closeTabs())
  afterAll(async () => {
    await console?.[Symbol.asyncDispose]()
    await app[Symbol.asyncDispose]()
  })

  it('says what is wrong with a glob, and still has the archive', async () => {
    const id = await uploadBytes(app, 'photos.zip', await makeZip({ 'a.txt': Buffer.from('a') }))
    const { page } = await console.signIn()
    await page.goto(`/archives/${id}?glob=${encodeURIComponent('[abc')}`)
    await page.getByText('The entries could not be read.').waitFor()
    await page.getByRole('searchbox', { name: 'Find by name or glob' }).fill('')
    await page
      .getByRole('grid', { name: /Entries/ })
      .getByText('a.txt')
      .waitFor()
  })

  it('reads what it could not read once the database is back', async () => {
    const tab = await console.signIn()
    const { page } = tab
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('query Collections')
        ? route.fulfill({ status: 502, body: 'Bad Gateway' })
        : route.continue(),
    )
    await page.goto('/collections')
    await page.getByText('The server could not answer (HTTP 502).').waitFor()
    await page.unrouteAll()
    await cutListeningConnection(app.caller)
    await page.getByText('No collections yet.').waitFor()
    tab.forgive(/502/)
  })

  it('gives a collection no name over one that it got meanwhile, unseen', async () => {
    const { page } = await console.signIn()
    await page.goto('/collections')
    await page.getByRole('button', { name: 'New collection' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill('Holiday')
    await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click()
    await page.getByRole('heading', { level: 1, name: 'Holiday' }).waitFor()
    const { page: other } = await console.signIn()
    await other.goto(page.url())
    for (const one of [page, other]) await one.getByRole('button', { name: 'Rename or describe' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill('Summer')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { level: 1, name: 'Summer' }).waitFor()
    await expect.poll(() => other.title()).toContain('Summer')
    await other.getByRole('dialog').getByLabel('Name').fill('Winter')
    await other.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await other.getByText('The collection was read again, as it is now.').waitFor()
    await page.getByRole('heading', { level: 1, name: 'Summer' }).waitFor()
    await other.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { level: 1, name: 'Winter' }).waitFor()
  })

  it('goes on with no upload by another file of the same size', async () => {
    const { data } = await app.request(createUpload, { input: { filename: 'part 1.bin', size: 5 } })
    expect(data.createUpload.__typename).toBe('CreateUploadPayload')
    const { page } = await console.signIn()
    await page.goto('/files')
    await page.getByRole('button', { name: 'Show uploads' }).click()
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Choose again: part 1.bin' }).click(),
    ])
    const mimeType = 'application/octet-stream'
    await chooser.setFiles({ name: 'part 2.bin', mimeType, buffer: Buffer.from('other') })
    await page.getByText('part 2.bin is another file. Choose part 1.bin.').waitFor()
    await page.getByRole('button', { name: 'Cancel part 1.bin' }).click()
  })

  it('says at once that the store is full, also of a large file', async () => {
    const tab = await console.signIn()
    const { page } = tab
    await page.route('**/uploads/**', async (route) => {
      if (route.request().method() !== 'PATCH') return await route.continue()
      await route.fulfill({ status: 507, json: { code: 'STORE_FULL', message: 'The object store is full.' } })
    })
    await chooseLarge(page, 'film.bin')
    await page.getByText('The object store is full.').waitFor({ timeout: 5_000 })
    await page.getByRole('button', { name: 'Cancel film.bin' }).click()
    tab.forgive(/507/)
  })

  it('goes on with an upload by itself once the browser is online again', async () => {
    const tab = await console.signIn()
    const { page } = tab
    let isCut = false
    await page.route('**/uploads/**', async (route) => {
      if (route.request().method() !== 'PATCH' || isCut) return await route.continue()
      isCut = true
      await page.context().setOffline(true)
      await route.abort('internetdisconnected')
    })
    await chooseLarge(page, 'talk.bin')
    await page.getByText(/server doesn’t answer/).waitFor()
    await page.context().setOffline(false)
    await page.getByRole('heading', { name: '1 of 1 uploaded' }).waitFor()
    tab.forgive(/ERR_INTERNET_DISCONNECTED/)
  })

  it('takes a tag with any key', async () => {
    const id = await uploadBytes(app, 'a.txt', Buffer.from('a'))
    const { page } = await console.signIn()
    await page.goto(`/files/${id}`)
    await page.getByLabel('Key').fill('constructor')
    await page.getByLabel('Value').fill('Brunel')
    await page.getByRole('button', { name: 'Add tag' }).click()
    await page.getByRole('button', { name: 'Change constructor' }).waitFor()
  })

  it.each([1280, 360])(
    'tells what happened where the uploads’ buttons can be pressed, %i pixels wide',
    async (width) => {
      const { data } = await app.request(createUpload, { input: { filename: `tray ${width}.bin` } })
      expect(data.createUpload.__typename).toBe('CreateUploadPayload')
      const id = await uploadBytes(app, 'gone.txt', Buffer.from('a'))
      const { page } = await console.signIn({ viewport: { width, height: 800 } })
      await page.goto(`/files/${id}`)
      await page.getByRole('button', { name: 'Delete' }).click()
      await page.getByText('The file is in the trash.').waitFor()
      await page.goto('/trash')
      await page.getByRole('button', { name: 'Restore gone.txt' }).click()
      await page.getByLabel('Notifications').getByText('gone.txt is back').waitFor()
      await page.getByRole('button', { name: 'Show uploads' }).click({ timeout: 5000 })
      await page.getByRole('button', { name: `Cancel tray ${width}.bin` }).waitFor()
    },
  )
})

/** Chooses a file that is too large to be sent in one request. */
async function chooseLarge(page: Page, name: string): Promise<void> {
  await page.goto('/files')
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Upload files' }).click(),
  ])
  await chooser.setFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.alloc(2_000_000) })
}
