import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSignInLink } from '../../src/accounts/create-sign-in-link.ts'
import { extractArchive } from '../support/documents.ts'
import { uploadBytes } from '../support/files.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { makeZip, randomEntries } from '../support/zip.ts'
import { hasBrowser, openPage } from './browser.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ settings: { STEVEDORE_ROLES: 'api' } })
})
afterAll(async () => {
  await app[Symbol.asyncDispose]()
})

if (!hasBrowser) console.warn('There is no /usr/bin/chromium: the tests run WITHOUT a browser.')

describe.runIf(hasBrowser)('GraphiQL in a browser that signed in by the one-time link', () => {
  it('runs a query and follows a subscription, and asks for nothing outside of the server', async () => {
    await using browser = await openPage()
    const { page } = browser
    const { token } = await createSignInLink(app.caller)
    await page.goto(`${app.url}/sign-in?token=${token}`)
    const run = async (document: string) => {
      await page.goto(`${app.url}/graphql?query=${encodeURIComponent(document)}`)
      await page.getByRole('button', { name: /execute query/i }).click()
    }
    const answer = page.locator('section[aria-label="Result Window"], .result-window')

    await run('{ viewer { name } }')
    await answer.getByText('"default"').waitFor()

    const archiveId = await uploadBytes(app, 'archive.zip', await makeZip(randomEntries(3, 10)))
    const { data } = await app.request(extractArchive, { archiveId })
    if (data.extractArchive.__typename !== 'ExtractArchivePayload') throw new Error(JSON.stringify(data))
    await run(`subscription { jobUpdated(id: "${data.extractArchive.job.id}") { state } }`)
    await answer.getByText('"PENDING"').waitFor()

    expect(browser.faults).toEqual([])
    const outside = browser.requests.filter((url) => !url.startsWith(app.url) && !/^(data|blob):/.test(url))
    expect(outside).toEqual([])
  })
})
