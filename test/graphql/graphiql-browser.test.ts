import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createSignInLink } from '../../src/accounts/create-sign-in-link.ts'
import { hasBrowser, launchBrowser } from '../support/browser.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { makeJob } from './make-job.ts'

describe.runIf(hasBrowser)('GraphiQL in a browser that has signed in', () => {
  let app: TestApp
  let browser: Browser
  let page: Page
  const foreign: string[] = []
  const complaints: string[] = []
  beforeAll(async () => {
    app = await startTestApp({ settings: { STEVEDORE_ROLES: 'api' } })
    browser = await launchBrowser()
    page = await browser.newPage()
    page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(app.url))
        foreign.push(request.url())
    })
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.goto(`${app.url}/sign-in?token=${(await createSignInLink(app.caller)).token}`)
  })
  // The page asks nobody else for anything, and the browser has nothing to complain about, such as the policy.
  afterEach(() => expect({ foreign, complaints }).toEqual({ foreign: [], complaints: [] }))
  afterAll(async () => {
    await browser?.close()
    await app[Symbol.asyncDispose]()
  })

  it('runs a query', async () => {
    await run('{ viewer { name } }')
    await page.getByText('"default"').waitFor()
  })

  it('runs a mutation', async () => {
    await run('mutation { createUpload(input: { filename: "a" }) { __typename } }')
    await page.getByText('"CreateUploadPayload"').waitFor()
  })

  it('follows a subscription', async () => {
    const id = await makeJob(app.caller)
    await run('subscription { workUpdated { id } }')
    await page.getByText(`"${id}"`).waitFor()
  })

  async function run(query: string): Promise<void> {
    await page.goto(`${app.url}/graphql?${new URLSearchParams({ query })}`)
    await page.getByRole('button', { name: /execute query/i }).click()
  }
})
