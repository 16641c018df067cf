import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addToCollection } from '../../src/collections/add-to-collection.ts'
import { createCollection } from '../../src/collections/create-collection.ts'
import { type CallerContext, createContext } from '../../src/context.ts'
import { deleteFile } from '../../src/files/delete-file.ts'
import { startSyncRun } from '../../src/sync-runs/start-sync-run.ts'
import { makeFile } from '../files/make-file.ts'
import { hasBrowser } from '../support/browser.ts'
import { uploadBytes } from '../support/files.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { makeZip, randomEntries } from '../support/zip.ts'
import { placeOf } from '../sync-runs/sync-site.ts'
import { ConsoleSite } from './console-site.ts'

/** More than a list reads before one scrolls, which is more than an address has room for. */
const many = 320
const readAtFirst = 200

describe.runIf(hasBrowser)('what is selected in the console', () => {
  let app: TestApp
  let console: ConsoleSite
  beforeAll(async () => {
    app = await startTestApp()
    console = await ConsoleSite.open(app)
  })
  afterEach(() => console.closeTabs())
  afterAll(async () => {
    await console?.[Symbol.asyncDispose]()
    await app[Symbol.asyncDispose]()
  })

  const others = (): CallerContext => ({ ...createContext(app.caller), caller: app.caller.caller })

  it('is there after a reload and on the way back, and makes no entry in the history', async () => {
    for (const filename of ['kept-1.txt', 'kept-2.txt', 'kept-3.md'])
      await makeFile(others(), { filename, contentType: 'text/plain' })
    const page = await open('/files?name=kept&type=text%2F*')
    for (const name of ['kept-1.txt', 'kept-3.md']) await boxOf(page, name).click()
    await page.getByRole('status').getByText('2 selected').waitFor()
    await page.reload()
    await page.getByText('2 selected').waitFor()
    await expect.poll(() => boxOf(page, 'kept-3.md').isChecked()).toBe(true)
    expect(await boxOf(page, 'kept-2.txt').isChecked()).toBe(false)
    await boxOf(page, 'kept-3.md').click()
    await page.getByText('1 selected').waitFor()
    // Another filter lists other files, of which none is selected.
    await page.getByRole('button', { name: 'Remove the filter: Type is text/*' }).click()
    await page.getByText('3 files').waitFor()
    expect(new URL(page.url()).search).toBe('?name=kept')
    await page.goBack()
    await page.getByText('1 selected').waitFor()
    expect(await boxOf(page, 'kept-1.txt').isChecked()).toBe(true)
    await page.getByLabel('Search by name').fill('kept-1')
    await page.getByText('1 file', { exact: true }).waitFor()
    await page.goBack()
    await page.waitForURL(/^about:/)
  })

  it('counts those that the list has not come to, and not those that have gone', async () => {
    const oldest = await makeFile(others(), { filename: 'deep-oldest.png' })
    await makeMany('deep')
    const gone = await makeFile(others(), { filename: 'deep-gone.png' })
    const page = await open(`/files?name=deep&selected=nonsense+${oldest.id}+${gone.id}`)
    await page.getByText('2 selected').waitFor()
    await deleteFile(others(), { fileId: gone.id })
    await page.getByText('1 selected').waitFor()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('dialog', { name: 'Delete 1 file?' }).getByRole('button', { name: 'Delete' }).click()
    await page.getByLabel('Notifications').getByText('Deletion is done').waitFor()
    await page.getByRole('button', { name: 'Count all files' }).click()
    await page.getByRole('status').getByText(`${many} files`).waitFor()
    expect(new URL(page.url()).search).toBe('?name=deep')
  })

  it('is kept by the view alone where it is too much for an address', async () => {
    await makeMany('wide')
    const page = await open('/files?name=wide')
    await selectListed(page)
    await page.getByText(`${readAtFirst} selected`).waitFor()
    expect(new URL(page.url()).search).toBe('?name=wide')
    await boxOf(page, `wide-${many}.png`).click()
    await page.getByText(`${readAtFirst - 1} selected`).waitFor()
    await page.getByRole('button', { name: 'Select none' }).click()
    await boxOf(page, `wide-${many}.png`).click()
    await page.getByText('1 selected').waitFor()
    await page.waitForURL(/&selected=[0-9a-f-]{36}$/)
  })

  it('can be all files that match, listed or not, and again those that are listed', async () => {
    await makeMany('whole')
    const page = await open('/files?name=whole')
    await selectListed(page)
    await page.getByRole('button', { name: 'Select all files that match' }).focus()
    await page.keyboard.press('Enter')
    const said = page.getByRole('status').getByText(`All ${many} files that match are selected`)
    await said.waitFor()
    expect(await focusedName(page)).toBe(`Select only the ${readAtFirst} listed so far`)
    await page.reload()
    await said.waitFor()
    expect(new URL(page.url()).search).toBe('?name=whole&all=yes')
    await boxOf(page, `whole-${many}.png`).click()
    await page.getByText(/^\d+ selected$/).waitFor()
    expect(await boxOf(page, `whole-${many}.png`).isChecked()).toBe(false)
    expect(await boxOf(page, `whole-${many - 1}.png`).isChecked()).toBe(true)
  })

  it('is by its filter added to a collection and deleted, where it is all files that match', async () => {
    const { collection } = await createCollection(others(), { name: 'All of them' })
    await makeMany('away')
    await makeFile(others(), { filename: 'stays.txt' })
    const page = await open('/files?name=away&all=yes')
    await page.getByRole('button', { name: 'Add to collection' }).click()
    const adding = page.getByRole('dialog', { name: `Add all ${many} files that match to a collection` })
    await adding.getByText('All of them').click()
    await adding.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByLabel('Notifications').getByText(`${many} files added to All of them`).waitFor()
    await page.goto('/files?name=away&all=yes')
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    const asking = page.getByRole('dialog', { name: `Delete all ${many} files that match?` })
    await asking.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('No file matches these filters.').waitFor()
    await page.goto('/files?name=stays')
    await page.getByText('1 file', { exact: true }).waitFor()
    await page.goto(`/collections/${collection.id}`)
    await page.getByText('File deleted').first().waitFor()
  })

  it('can be all the files that there are, which are deleted when that is said', async () => {
    await makeFile(others())
    const page = await open('/files?all=yes')
    await page.getByText(/^All [\d,]+ files are selected$/).waitFor()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    const asking = page.getByRole('dialog', { name: /^Delete all [\d,]+ files\?/ })
    await asking.getByText('There is no filter').waitFor()
    await asking.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('There are no files yet.').waitFor()
  })

  it('is entries of an archive by their places, also after a reload', async () => {
    const id = await uploadBytes(app, 'places.zip', await makeZip(randomEntries(8, 10)))
    const page = await open(`/archives/${id}`)
    await page.getByRole('button', { name: /^Extract 8 entries/ }).waitFor()
    await page.getByRole('button', { name: 'Select none' }).click()
    await boxOf(page, 'folder/0001.bin').click()
    await boxOf(page, 'folder/0004.bin').click({ modifiers: ['Shift'] })
    await boxOf(page, 'folder/0007.bin').click()
    await page.waitForURL(/\?select=none&but=1-4\+7$/)
    await page.reload()
    await page.getByRole('button', { name: /^Extract 5 entries/ }).waitFor()
    expect(await boxOf(page, 'folder/0004.bin').isChecked()).toBe(true)
    expect(await boxOf(page, 'folder/0005.bin').isChecked()).toBe(false)
    await page.getByRole('link', { name: 'folder', exact: true }).click()
    await page.waitForURL(/path=folder/)
    await page.getByRole('button', { name: /^Extract 5 entries/ }).waitFor()
    await page.goBack()
    await page.goBack()
    await page.waitForURL(/^about:/)
  })

  it('is failures of a run, also after a reload, until others are looked at', async () => {
    for (const name of ['torn-one', 'torn-two']) {
      const place = await placeOf(app, 'replica', await uploadBytes(app, name, Buffer.from(name)))
      // Where its copy belongs, there's a folder that nobody may remove by himself.
      await mkdir(place, { recursive: true })
      await writeFile(join(place, 'kept'), '')
    }
    const { run } = await startSyncRun(others(), { kind: 'MIRROR', filter: { name: 'torn' } })
    const page = await open(`/sync-runs/${run.work.id}`)
    await page.getByText('Done, with failures').first().waitFor()
    await boxOf(page, 'torn-two').click()
    await page.getByRole('button', { name: 'Replay 1 selected…' }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Replay 1 selected…' }).waitFor()
    expect(await boxOf(page, 'torn-two').isChecked()).toBe(true)
    await page.getByLabel('File or message').fill('one')
    await page.getByRole('button', { name: 'Replay all of these…' }).waitFor()
    await page.waitForURL(/\?q=one$/)
  })

  it('is items of a collection, until another folder is looked at', async () => {
    const { collection } = await createCollection(others(), { name: 'Chosen' })
    const items = []
    for (const path of ['in/1.txt', 'my%20file, and more.txt', 'other.txt'])
      items.push({ fileId: (await makeFile(others())).id, path })
    await addToCollection(others(), { collectionId: collection.id, items })
    const page = await open(`/collections/${collection.id}`)
    const strange = page.getByRole('checkbox', { name: 'Choose my%20file, and more.txt' })
    await strange.setChecked(true, { force: true })
    await page.getByRole('button', { name: 'Remove 1' }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Remove 1' }).waitFor()
    expect(await strange.isChecked()).toBe(true)
    await page.getByRole('link', { name: 'in/', exact: true }).click()
    await page.waitForURL(/\?folder=in$/)
    await page.goBack()
    await page.getByRole('button', { name: 'Remove 1' }).waitFor()
  })

  async function makeMany(name: string): Promise<void> {
    const { id } = await makeFile(others(), { filename: 'model' })
    await sql`
      insert into files (id, account_id, filename, content_type, size, sha256, storage_key, tags, created_at)
      select uuidv7(), account_id, ${name}::text || '-' || number || '.png', content_type, size, sha256,
        gen_random_uuid(), '{}', now()
      from files model, generate_series(1, ${many}::int) number where model.id = ${id}`.execute(
      others().em.getKysely(),
    )
  }

  async function open(path: string): Promise<Page> {
    const { page } = await console.signIn()
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    return page
  }
})

function boxOf(page: Page, name: string): Locator {
  return page.getByRole('checkbox', { name: `Select ${name}`, exact: true })
}

/** Selects what a long list reads at first. */
async function selectListed(page: Page): Promise<void> {
  const height = () => page.locator('.data-room').evaluate(({ clientHeight }) => clientHeight)
  await expect.poll(height).toBe(readAtFirst * 44)
  await page.getByRole('checkbox', { name: 'Select all' }).click()
}

async function focusedName(page: Page): Promise<string> {
  return await page.evaluate(() => document.activeElement?.textContent ?? '')
}
