import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createApiKey } from '../../src/accounts/create-api-key.ts'
import { createSignInLink } from '../../src/accounts/create-sign-in-link.ts'
import { hasBrowser } from '../support/browser.ts'
import { connect } from '../support/database.ts'
import { uploadBytes } from '../support/files.ts'
import { findPort } from '../support/find-port.ts'
import { createTestSite, startTestApp, type TestApp, type TestSite } from '../support/test-app.ts'
import { ConsoleSite } from './console-site.ts'

describe.runIf(hasBrowser)('the console, by who looks at it', () => {
  let site: TestSite
  let app: TestApp
  let console: ConsoleSite
  let settings: Record<string, string>
  beforeAll(async () => {
    site = await createTestSite()
    settings = { STEVEDORE_ROLES: 'api', STEVEDORE_PORT: String(await findPort()) }
    app = await startTestApp({ site, settings })
    console = await ConsoleSite.open(app)
    for (const name of ['alpha.txt', 'beta.txt', 'gamma.png']) await uploadBytes(app, name, Buffer.from(name))
  })
  afterEach(() => console.closeTabs())
  afterAll(async () => {
    await console?.[Symbol.asyncDispose]()
    await app[Symbol.asyncDispose]()
    await site[Symbol.asyncDispose]()
  })

  it('lets in who has a link that works once, and out again', async () => {
    const { page } = await console.visit()
    const link = `/sign-in?token=${(await createSignInLink(app.caller)).token}`
    await page.goto(link)
    await page.goto('/')
    await page.getByRole('row', { name: /alpha\.txt/ }).waitFor()
    const other = await page.context().newPage()
    await other.goto('/collections')
    await other.getByRole('heading', { level: 1, name: 'Collections' }).waitFor()
    await page.getByRole('button', { name: 'Sign out' }).click()
    for (const tab of [page, other])
      await tab.getByRole('heading', { name: 'Sign in to Stevedore' }).waitFor()
    const again = await console.visit()
    expect((await again.page.goto(link))?.status()).toBe(401)
    again.forgive(/401/)
  })

  it('shows who has a key what the key may, until the key is revoked elsewhere', async () => {
    const admin = await console.signIn()
    await admin.page.goto('/keys')
    await admin.page.getByRole('button', { name: 'New key' }).click()
    const dialog = admin.page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('a reader')
    await dialog.getByText(/^Write:/).click()
    await dialog.getByRole('button', { name: 'Make the key' }).click()
    const secret = (await dialog.locator('code').textContent()) ?? ''
    await dialog.getByRole('button', { name: 'I have it' }).click()
    const row = admin.page.getByRole('row', { name: /a reader/ })
    await row.getByText('Works').waitFor()
    expect(await admin.page.content()).not.toContain(secret)

    const reader = await console.visit()
    await reader.page.goto('/keys')
    await reader.page.getByLabel('API key').fill('no such key')
    await reader.page.getByRole('button', { name: 'Sign in' }).click()
    await reader.page.getByText('This key is not valid').waitFor()
    await reader.page.getByLabel('API key').fill(secret)
    await reader.page.getByRole('button', { name: 'Sign in' }).click()
    await reader.page.getByText('You may not see the API keys.').waitFor()
    await reader.page.getByRole('link', { name: 'Collections' }).click()
    await reader.page.getByRole('button', { name: 'New collection' }).click()
    const naming = reader.page.getByRole('dialog')
    await naming.getByLabel('Name').fill('Not mine to make')
    await naming.getByRole('button', { name: /^(Make|Create)/ }).click()
    await naming.getByRole('alert').waitFor()

    await row.getByRole('button', { name: 'Revoke a reader' }).click()
    await admin.page.getByRole('button', { name: 'Revoke the key' }).click()
    await row.getByText('Revoked').waitFor()
    await reader.page.getByRole('heading', { name: 'Sign in to Stevedore' }).waitFor()
    // The browser tells of each answer that refuses.
    reader.forgive(/401/)
  })

  it('says in every list that who is signed in may not read it', async () => {
    const { secret } = await createApiKey(app.caller, {
      name: 'a writer',
      scopes: ['WRITE'],
      expiresAt: null,
    })
    const { page } = await console.visit()
    await page.request.post(`${app.url}/sign-in`, {
      headers: { authorization: `Bearer ${secret}`, 'x-stevedore-csrf': '1' },
    })
    await page.goto('/files')
    await page.getByText('You may not see the files.').waitFor()
    for (const [place, what] of [
      ['Collections', 'the collections'],
      ['Work', 'the work'],
      ['Sync runs', 'the sync runs'],
      ['Schedules', 'the schedules'],
      ['Trash', 'the trash'],
      ['API keys', 'the API keys'],
    ] as const) {
      await page.getByRole('link', { name: place, exact: true }).click()
      await page.getByText(`You may not see ${what}.`).waitFor()
    }
  })

  it('says that there is nothing where an address leads to nothing', async () => {
    const { page } = await console.signIn()
    for (const [path, what] of [
      ['/files/nonsense', 'There is no such file'],
      ['/archives/nonsense', 'There is no such file'],
      ['/work/nonsense', 'There is no such work'],
      ['/collections/nonsense', 'There is no such collection'],
      ['/sync-runs/nonsense', 'There is no such run'],
      ['/replays/nonsense', 'There is no such replay'],
      ['/nonsense', 'There is no such view'],
    ] as const) {
      await page.goto(path)
      await page.getByText(what).waitFor()
    }
  })

  it('starts a run of some files, says which these are, and shows it to who asks for another', async () => {
    const { page } = await console.signIn()
    await page.goto('/sync-runs')
    await page.getByRole('button', { name: 'Start a run' }).click()
    await page.getByRole('button', { name: 'Only some…' }).click()
    const filters = page.getByRole('dialog', { name: 'Filter files' })
    await filters.getByLabel('Part of the name').fill('alpha')
    await filters.getByLabel('Kind').selectOption({ label: 'Texts' })
    await filters.getByRole('button', { name: 'Apply' }).click()
    await filters.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Remove the filter: Type is text/*' }).waitFor()
    await page.getByRole('button', { name: 'Start the run' }).click()
    await page.getByRole('heading', { level: 1, name: /^Mirror/ }).waitFor()
    await page.getByText('Name has “alpha”').waitFor()
    await page.getByText('Type is text/*').waitFor()
    const run = new URL(page.url()).pathname
    await page.goto('/sync-runs')
    await page.getByRole('button', { name: 'Start a run' }).click()
    await page.getByRole('button', { name: 'Start the run' }).click()
    await page.getByRole('link', { name: 'Show that run' }).click()
    await page.waitForURL((url) => url.pathname === run)
  })

  it('keeps filters in the address, where a reload and the way back find them', async () => {
    const { page } = await console.signIn()
    await page.goto('/files')
    const rows = page.getByRole('grid', { name: 'Files' }).getByRole('row', { name: /\.(txt|png)/ })
    const names = async (count: number) => {
      await rows.nth(count - 1).waitFor()
      await expect.poll(() => rows.count()).toBe(count)
    }
    await names(3)
    await page.getByRole('button', { name: 'Filters…' }).click()
    await page.getByLabel('Kind').selectOption({ label: 'Texts' })
    await page.getByRole('button', { name: 'Apply' }).click()
    await names(2)
    await page.getByLabel('Search by name').fill('alpha')
    await names(1)
    await page.waitForURL(/name=alpha/)
    await page.reload()
    await names(1)
    expect(await page.getByLabel('Search by name').inputValue()).toBe('alpha')
    await page.getByRole('row', { name: /alpha/ }).press('Enter')
    await page.getByRole('heading', { level: 1, name: 'alpha.txt' }).waitFor()
    await page.goBack()
    await names(1)
    await page.goBack()
    await names(3)
    await page.goto('/work?state=problems&kind=export')
    await page.getByRole('radio', { name: 'Exports' }).and(page.locator('[aria-checked=true]')).waitFor()
  })

  it('finds again in the address what has a percent sign in its name', async () => {
    await uploadBytes(app, 'my%20file.txt', Buffer.from('percent'))
    const { page } = await console.signIn()
    await page.goto('/files')
    await page.getByLabel('Search by name').fill('my%20f')
    await page.getByText('1 file', { exact: true }).waitFor()
    await page.reload()
    await page.getByRole('row', { name: /my%20file/ }).waitFor()
    expect(await page.getByLabel('Search by name').inputValue()).toBe('my%20f')
  })

  it('copies what it asks of the API with all that this needs', async () => {
    const { page } = await console.signIn({ permissions: ['clipboard-read', 'clipboard-write'] })
    await page.goto('/files?name=alpha')
    await page.getByRole('button', { name: 'Copy as GraphQL' }).click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n')
    const end = lines.indexOf('# }')
    const variables = lines.slice(0, end + 1).map((line) => line.replace(/^# /, ''))
    expect(JSON.parse(variables.join('\n').replace(/^variables: /, ''))).toMatchObject({
      filter: { name: 'alpha' },
    })
    expect(lines[end + 1]).toMatch(/^(query|fragment) /)
  })

  it('says that what it shows is old while the server is away, and reads it again afterwards', async () => {
    const tab = await console.signIn()
    const otherView = tab.page.waitForResponse(/collections-page/)
    await tab.page.goto('/files')
    await tab.page.getByRole('row', { name: /alpha/ }).waitFor()
    await (await otherView).finished()
    await app[Symbol.asyncDispose]()
    await tab.page.getByText(/server doesn’t answer/).waitFor()
    await tab.page.getByRole('link', { name: 'Collections' }).click()
    await tab.page.getByText('The server did not answer.').waitFor()
    await tab.page.goBack()
    await tab.page.getByRole('row', { name: /alpha/ }).waitFor()
    await using database = await connect(site.databaseUrl)
    await database.query(`update files set filename = 'omega.txt' where filename = 'alpha.txt'`)
    app = await startTestApp({ site, settings })
    await tab.page.getByRole('row', { name: /omega/ }).waitFor()
    await tab.page.getByText(/server doesn’t answer/).waitFor({ state: 'detached' })
    tab.forgive(/WebSocket|ERR_CONNECTION/)
  })

  it('says that what it shows is old where the network is gone, though nothing closed the socket', async () => {
    const { page } = await console.signIn()
    let isGone = false
    await page.routeWebSocket(/graphql/, (socket) => {
      const server = isGone ? null : socket.connectToServer()
      socket.onMessage((message) => isGone || server?.send(message))
      server?.onMessage((message) => isGone || socket.send(message))
    })
    await page.clock.install()
    await page.goto('/files')
    await page.getByRole('row', { name: /beta/ }).waitFor()
    isGone = true
    await page.clock.runFor(16_000)
    await page.getByText(/server doesn’t answer/).waitFor()
    isGone = false
    await page.clock.runFor(20_000)
    await page.getByText(/server doesn’t answer/).waitFor({ state: 'detached' })
  })

  it('says at once that what it shows is old where the browser knows that it is offline', async () => {
    const tab = await console.signIn()
    const { page } = tab
    await page.goto('/files')
    await page.getByRole('row', { name: /beta/ }).waitFor()
    await page.context().setOffline(true)
    await page.getByText(/server doesn’t answer/).waitFor({ timeout: 5_000 })
    await page.getByRole('searchbox', { name: 'Search by name' }).fill('gamma')
    await page.getByText('The files could not be read.').waitFor()
    await page.context().setOffline(false)
    await page.getByRole('row', { name: /gamma/ }).waitFor()
    await page.getByText('The files could not be read.').waitFor({ state: 'detached' })
    tab.forgive(/ERR_INTERNET_DISCONNECTED/)
  })

  it('holds few rows of 100,000 files in the page, wherever one scrolls to', async () => {
    await sql`
      insert into files (id, account_id, filename, content_type, size, sha256, storage_key, tags, created_at)
      select uuidv7(), account_id, 'many-' || number, content_type, size, sha256, gen_random_uuid(), '{}', now()
      from (select * from files limit 1) model, generate_series(1, 100000) number`.execute(
      app.caller.em.getKysely(),
    )
    const { page } = await console.signIn()
    await page.goto('/files')
    const grid = page.getByRole('grid', { name: 'Files' })
    const lastRow = async () =>
      Math.max(
        ...(await grid
          .getByRole('row')
          .evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('aria-rowindex'))))),
      )
    await grid.getByRole('row', { name: /many-/ }).first().press('End')
    await expect.poll(lastRow).toBeGreaterThanOrEqual(100)
    await page.keyboard.press('End')
    await expect.poll(lastRow).toBeGreaterThanOrEqual(200)
    expect(await grid.getByRole('row').count()).toBeLessThan(80)
    // Tab finds into the table where one has scrolled to, though the row that was focused isn't in the page any more.
    await grid.getByRole('rowgroup').evaluate((frame) => frame.scrollTo(0, 0))
    await expect.poll(lastRow).toBeLessThan(100)
    await grid.getByRole('checkbox', { name: 'Select all' }).focus()
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(() => document.activeElement?.role)).toBe('row')
  })
})
