import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, it } from 'vitest'
import { createApiKey } from '../../src/accounts/create-api-key.ts'
import { addToCollection } from '../../src/collections/add-to-collection.ts'
import { createCollection } from '../../src/collections/create-collection.ts'
import { deleteCollection } from '../../src/collections/delete-collection.ts'
import { removeFromCollection } from '../../src/collections/remove-from-collection.ts'
import { updateCollection } from '../../src/collections/update-collection.ts'
import { type CallerContext, createContext } from '../../src/context.ts'
import { deleteFile } from '../../src/files/delete-file.ts'
import { restoreFile } from '../../src/files/restore-file.ts'
import { updateFileTags } from '../../src/files/update-file-tags.ts'
import { createSyncSchedule } from '../../src/sync-runs/schedules/create-sync-schedule.ts'
import { makeFile } from '../files/make-file.ts'
import { hasBrowser } from '../support/browser.ts'
import { uploadBytes } from '../support/files.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { ConsoleSite } from './console-site.ts'

/** Each view is opened once. What it shows then is what others did since. */
describe.runIf(hasBrowser)('the console, while others change what it shows', () => {
  let app: TestApp
  let console: ConsoleSite
  beforeAll(async () => {
    app = await startTestApp({ settings: { STEVEDORE_ROLES: 'api' } })
    console = await ConsoleSite.open(app)
  })
  afterEach(() => console.closeTabs())
  afterAll(async () => {
    await console?.[Symbol.asyncDispose]()
    await app[Symbol.asyncDispose]()
  })

  const others = (): CallerContext => ({ ...createContext(app.caller), caller: app.caller.caller })

  async function open(path: string): Promise<Page> {
    const { page } = await console.signIn()
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    return page
  }

  it('shows files as they come, change, go and come back', async () => {
    const [files, trash] = [await open('/files'), await open('/trash')]
    await files.getByText('There are no files yet.').waitFor()
    await trash.getByText('The trash is empty.').waitFor()
    const fileId = await uploadBytes(app, 'new.txt', Buffer.from('new'))
    await files.getByRole('row', { name: /new\.txt/ }).waitFor()
    const file = await open(`/files/${fileId}`)
    // Its bytes are there, which are gone with it.
    await file.getByRole('region', { name: 'Text' }).getByText('new').waitFor()
    await updateFileTags(others(), { fileId, mode: 'MERGE', tags: { season: 'autumn' } })
    await files.getByRole('row', { name: /season/ }).waitFor()
    await file.getByText('autumn').first().waitFor()
    await deleteFile(others(), { fileId })
    await files.getByText('There are no files yet.').waitFor()
    await trash.getByRole('row', { name: /new\.txt/ }).waitFor()
    await file.getByText('There is no such file').waitFor()
    await restoreFile(others(), { fileId })
    await files.getByRole('row', { name: /new\.txt/ }).waitFor()
    await trash.getByText('The trash is empty.').waitFor()
  })

  it('shows a collection as it is, until it is deleted', async () => {
    const [{ id: kept }, { id: gone }] = [await makeFile(app.caller), await makeFile(app.caller)]
    const collections = await open('/collections')
    const { collection } = await createCollection(others(), { name: 'Harvest' })
    await collections.getByRole('row', { name: /Harvest/ }).waitFor()
    const collectionId = collection.id
    const page = await open(`/collections/${collectionId}`)
    await page.getByText('Nothing is in it yet.').waitFor()
    await addToCollection(others(), {
      collectionId,
      items: [
        { fileId: kept, path: 'kept.txt' },
        { fileId: gone, path: 'gone.txt' },
      ],
    })
    await page.getByRole('row', { name: /kept\.txt/ }).waitFor()
    await deleteFile(others(), { fileId: gone })
    await page.getByRole('row', { name: /gone\.txt File deleted/ }).waitFor()
    await removeFromCollection(others(), { collectionId, paths: ['gone.txt'] })
    await page.getByRole('row', { name: /gone\.txt/ }).waitFor({ state: 'detached' })
    await updateCollection(others(), { collectionId, name: 'Vintage' })
    await page.getByRole('heading', { level: 1, name: 'Vintage' }).waitFor()
    await collections.getByRole('row', { name: /Vintage/ }).waitFor()
    await deleteCollection(others(), { collectionId })
    await page.getByText('There is no such collection.').waitFor()
    await collections.getByRole('row', { name: /Vintage/ }).waitFor({ state: 'detached' })
  })

  it('shows keys and schedules that others make', async () => {
    const [keys, schedules] = [await open('/keys'), await open('/schedules')]
    await createApiKey(others(), { name: 'made elsewhere', scopes: ['READ'], expiresAt: null })
    await keys.getByRole('row', { name: /made elsewhere/ }).waitFor()
    await createSyncSchedule(others(), { kind: 'VERIFY', cron: '0 0 1 1 *' })
    await schedules.getByText('0 0 1 1 *').first().waitFor()
  })
})
