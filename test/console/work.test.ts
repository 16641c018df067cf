import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { changeWork } from '../../src/work/change-work.ts'
import type { WorkKind, WorkState } from '../../src/work/work-states.ts'
import { hasBrowser } from '../support/browser.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { waitFor } from '../support/wait-for.ts'
import { insertWork } from '../work/insert-work.ts'
import { ConsoleSite } from './console-site.ts'

describe.runIf(hasBrowser)('the console, for who watches the work', () => {
  let app: TestApp
  let console: ConsoleSite
  beforeAll(async () => {
    app = await startTestApp({ settings: { STEVEDORE_ROLES: 'api' } })
    console = await ConsoleSite.open(app)
  })
  beforeEach(() => sql`delete from work`.execute(app.caller.em.getKysely()))
  afterEach(() => console.closeTabs())
  afterAll(async () => {
    await console?.[Symbol.asyncDispose]()
    await app[Symbol.asyncDispose]()
  })

  const make = (kind: WorkKind, state: WorkState) => insertWork(app.caller, kind, state)

  /** Changes work as a worker does, so that it's told of. */
  async function change(id: string, set: string): Promise<void> {
    await changeWork(app.caller.em.fork(), { set: sql.raw(set), where: sql`id = ${id}`, event: null })
  }

  async function expectRows(page: Page, titles: readonly string[]): Promise<void> {
    const links = page.getByRole('grid', { name: 'Work' }).getByRole('link')
    await expect.poll(() => links.allTextContents()).toEqual(titles)
  }

  it('lists every kind, what needs attention first and then what goes on, as it changes', async () => {
    await make('EXPORT', 'FAILED')
    const running = await make('JOB', 'RUNNING')
    const old = await make('SYNC_RUN', 'SUCCEEDED')
    await change(old, `finished_at = now() - interval '4 days'`)
    await sql`update sync_runs set outcome = 'COMPLETED_WITH_FAILURES'`.execute(app.caller.em.getKysely())
    await sql`update sync_run_channels set pending_failures = 1`.execute(app.caller.em.getKysely())
    await make('COMPLETION', 'PENDING')
    await make('DELETION', 'SUCCEEDED')
    await make('REPLAY', 'FAILED')
    const { page } = await console.signIn()
    await page.goto('/work')
    const [problems, rest] = [
      ['Replay of failures', 'Export holiday.zip'],
      ['Deletion of files', 'Mirror 2026-11, replay of failures'],
    ]
    await expectRows(page, [...problems, 'Extraction', 'Completion of film.mov', ...rest])
    await change(running, `state = 'SUCCEEDED', finished_at = now()`)
    await expectRows(page, [...problems, 'Completion of film.mov', ...rest, 'Extraction'])
    const deletion = await make('DELETION', 'PENDING')
    await change(deletion, `state = 'RUNNING'`)
    await expectRows(page, [
      ...problems,
      'Deletion of files',
      'Completion of film.mov',
      ...rest,
      'Extraction',
    ])
    await page.getByRole('radio', { name: 'Problems' }).click()
    await expectRows(page, [...problems, 'Mirror 2026-11, replay of failures'])
    await change(deletion, `state = 'FAILED', finished_at = now()`)
    await expectRows(page, ['Deletion of files', ...problems, 'Mirror 2026-11, replay of failures'])
    await page.getByRole('radio', { name: 'Deletions' }).click()
    await expectRows(page, ['Deletion of files'])
    await page.getByRole('radio', { name: 'Ended' }).click()
    await expectRows(page, ['Deletion of files'])
    await page.getByRole('radio', { name: 'Every kind' }).click()
    await expectRows(page, ['Deletion of files', 'Extraction'])
  })

  it('has what needs attention and what goes on first, however much has ended since', async () => {
    await make('JOB', 'RUNNING')
    await make('EXPORT', 'FAILED')
    for (let n = 0; n < 101; n++) await make('DELETION', 'SUCCEEDED')
    const { page } = await console.signIn()
    await page.goto('/work')
    const rows = page.getByRole('grid', { name: 'Work' }).getByRole('link')
    await rows.nth(2).waitFor()
    expect((await rows.allTextContents()).slice(0, 3)).toEqual([
      'Export holiday.zip',
      'Extraction',
      'Deletion of files',
    ])
  })

  it('reads once more what has changed while the answer was on its way', async () => {
    const deletion = await make('DELETION', 'RUNNING')
    await change(deletion, 'items_done = 1, items_total = 2')
    const { page } = await console.signIn()
    const [asked, goesOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('AllWork')) return await route.continue()
      const response = await route.fetch()
      asked.resolve()
      await goesOn.promise
      await route.fulfill({ response })
    })
    await page.goto('/work?state=problems')
    await asked.promise
    // Which tells that the page knows of it.
    await waitFor(async () => (await page.title()).includes('50'))
    await change(deletion, `state = 'FAILED', finished_at = now()`)
    await waitFor(async () => !(await page.title()).includes('50'))
    goesOn.resolve()
    await expectRows(page, ['Deletion of files'])
  })
})
